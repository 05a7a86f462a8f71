// Defects in the command: see index.mjs.

/** @type {import('./defect.mjs').Defect[]} */
export const cliDefects = [
  {
    name: 'a saved game starts its programs',
    game: 'mu',
    file: 'packages/cli/src/commands/play.ts',
    find: 'if (programs.every((text) => cutList(named).includes(text))) {',
    replace: 'if (programs.length >= 0) {',
    why: 'a file from a stranger runs no command',
    caughtBy: ['programs'],
  },
  {
    name: 'a stale terminal plays on after another',
    game: 'mu',
    file: 'packages/cli/src/terminal/sitting.ts',
    find: '    this.keeper.overtaken = true;\n    this.close();',
    replace: '    this.scenes.close();',
    why: 'two terminals on one game',
    caughtBy: ['terminal'],
  },
  {
    name: 'an old save is resumed from itself again',
    game: 'mu',
    file: 'packages/cli/src/terminal/place.ts',
    find: 'const isNew = found.isOld && !(await exists(log));',
    replace: 'const isNew = found.isOld;',
    why: 'what was played since in its log would be replaced',
    caughtBy: ['terminal'],
  },
];
