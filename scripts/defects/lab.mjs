// Defects in programs as bots and in studies: see index.mjs.

/** @type {import('./defect.mjs').Defect[]} */
export const labDefects = [
  {
    name: 'a program is shown a guess at the other hands',
    game: 'mu',
    file: 'packages/lab/src/programs/program.ts',
    find: '...listMoves(game, world, view.eyes, MOST_MOVES),',
    replace: '...listMoves(game, world, view.eyes, MOST_MOVES), layout: game.layout(world),',
    why: 'a program is sent a view, and nothing else of the table',
    caughtBy: ['programs'],
  },
  {
    name: 'a program may answer what it was asked before',
    game: 'mu',
    file: 'packages/lab/src/programs/answer.ts',
    find: 'if (id !== question.id)',
    replace: "if (typeof id !== 'number')",
    why: 'an answer out of step is no answer to this question',
    caughtBy: ['programs'],
  },
  {
    name: 'a program may make an illegal move',
    game: 'mu',
    file: 'packages/lab/src/programs/answer.ts',
    find: 'if (!refusal) return ok(read.value);',
    replace: 'if (read.ok) return ok(read.value);',
    why: 'what a program answers is judged by the rules before anybody acts on it',
    caughtBy: ['programs'],
  },
  {
    name: 'the moves of a stand-in are not counted',
    game: 'mu',
    file: 'packages/lab/src/run.ts',
    find: 'if (failing) seated[seat].failures++;',
    replace: '',
    why: "figures say how many of a bot's moves were not its own",
    caughtBy: ['programs'],
  },
  {
    name: 'a forecast counts how slowly programs begin',
    game: 'mu',
    file: 'packages/lab/src/study/pace.ts',
    find: 'return (this.#last.units - this.#marks[0].units) / 2;',
    replace: 'return this.#last.units - this.#marks[0].units;',
    why: 'while code is compiled a deal takes ten times as long as later',
    caughtBy: ['forecasts'],
  },
];
