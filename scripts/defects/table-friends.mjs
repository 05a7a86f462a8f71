// Defects in tables with friends: see index.mjs.

/** @type {import('./defect.mjs').Defect[]} */
export const tableFriendsDefects = [
  // Server
  {
    name: 'the list of tables says how many moves are open to who is awaited',
    game: 'server',
    file: 'packages/table/src/outline.ts',
    find: 'awaited: awaitedAt(table),',
    replace:
      'awaited: awaitedAt(table).flatMap((seat) => table.view(seat)?.legal.map(() => seat) ?? []),',
    why: 'no list tells anything of the cards that somebody has',
    caughtBy: ['spies'],
  },
  {
    name: 'what single eyes were told of their own view is not told to be over',
    game: 'table',
    file: 'packages/table/src/gazette.ts',
    find: 'apart.add(key);',
    replace: '',
    why: 'who has moved knows that no move is open to them any more',
    caughtBy: ['told'],
  },
  {
    name: 'nobody can take back what they have asked the others for',
    game: 'table',
    file: 'packages/table/src/consent.ts',
    find: "if (type === 'decline') return",
    replace: "if (type === 'decline' && asked.seat !== seat) return",
    why: 'a swap that nobody answers would bar everything else that takes consent',
    caughtBy: ['told'],
  },
  {
    name: 'nobody is told that what somebody has asked for is off',
    game: 'table',
    file: 'packages/table/src/table.ts',
    find: 'if (lapse && !this.asked) this.annals',
    replace: 'if (lapse && this.asked) this.annals',
    why: 'a request that is gone was answered, or is told to be off',
    caughtBy: ['told'],
  },
  {
    name: 'a move is confirmed before it is on the disk',
    game: 'server',
    file: 'packages/table/src/host.ts',
    find: 'const appended = await this.ports.store.append(this.id, entry, text);\n      if',
    replace:
      "this.ports.store.append(this.id, entry, text).catch(() => {});\n      const appended: string = 'ok';\n      if",
    why: 'what was confirmed is never lost',
    caughtBy: ['days'],
  },
  {
    name: 'what was done already is judged again',
    game: 'server',
    file: 'packages/table/src/host.ts',
    find: '      if (before)\n        return isSameCommand',
    replace: "      if (before && key === '')\n        return isSameCommand",
    why: 'who sends something twice is told twice that it is done',
    caughtBy: ['days'],
  },

  // Several nodes
  {
    name: 'a host that is behind others judges by what it knows',
    game: 'mu',
    file: 'packages/table/src/host.ts',
    find: 'if (!decided.ok && this.ports.keeps && (await this.readOn())) continue;',
    replace: 'if (!decided.ok && this.ports.keeps && this.closed) continue;',
    why: 'whoever comes by another node is refused nothing that is right',
    caughtBy: ['hosts'],
  },
  {
    name: 'who is there by another node is away',
    game: 'server',
    file: 'packages/table/src/attendance.ts',
    find: 'this.elsewhere = elsewhere;',
    replace: 'this.elsewhere = new Set();',
    why: 'somebody is away only if no node has them',
    caughtBy: ['postgres'],
  },

  // Programs
  {
    name: 'a log takes a line that was changed',
    game: 'mu',
    file: 'packages/table/src/stores/lines.ts',
    find: 'found?.sum === sumOf(sums[seq - 2], found?.entry)',
    replace: "found?.sum !== ''",
    why: 'what was played cannot be changed afterwards',
    caughtBy: ['doors'],
  },
  {
    name: 'a seat is told why a move of another seat is not legal',
    game: 'mu',
    file: 'packages/table/src/seats.ts',
    find: 'return belongsTo(sitter, by) || (by === HOUSE',
    replace: "return sitter?.kind === 'person' || (by === HOUSE",
    why: 'nobody asks in the name of somebody else',
    caughtBy: ['doors', 'table'],
  },
  {
    name: 'a command may have a level that is no text',
    game: 'mu',
    file: 'packages/table/src/command.ts',
    find: "'level?': isText",
    replace: "'level?': () => true",
    why: 'the log could not be read again',
    caughtBy: ['doors'],
  },
  {
    name: 'a forged fact is folded',
    game: 'mu',
    file: 'packages/table/src/table.ts',
    find: 'if (!facts.every(isFact)) throw',
    replace: 'if (facts.length < 0 && !facts.every(isFact)) throw',
    why: 'a table that was read would throw when somebody looks at it',
    caughtBy: ['table'],
  },
  {
    name: 'the deal that is being played is exported',
    game: 'mu',
    file: 'packages/table/src/chronicle.ts',
    find: 'this.deals.filter(({ over }) => over),\n      names,',
    replace: 'this.deals,\n      names,',
    why: 'its seed and all hands would be in the file',
    caughtBy: ['terminal'],
  },

  // Ratings
  {
    name: 'a long match tells no more than a short one',
    game: 'mu',
    file: 'packages/table/src/standing/ratings.ts',
    find: 'this.model.luck / deals + this.model.mood',
    replace: 'this.model.luck / Math.max(5, Math.min(5, deals)) + this.model.mood',
    why: 'chance evens out over deals',
    caughtBy: ['ratings'],
  },

  // Accounts
  {
    name: 'account: who is deleted is still named in the score sheet',
    game: 'accounts',
    file: 'packages/table/src/housework.ts',
    find: "[{ type: 'sit', seat, sitter: { ...sitter, name } }]",
    replace: "[{ type: 'sit', seat, sitter }]",
    why: 'a name goes from everywhere that it is shown',
    caughtBy: ['accounts'],
  },
  {
    name: 'who could not give time back at first never looks again',
    game: 'mu',
    file: 'packages/table/src/warden.ts',
    find: 'this.wakeAgain(lost))',
    replace: 'this.wake(lost))',
    why: 'the clocks of a table would stand still for ever',
    caughtBy: ['wardens'],
  },
  {
    name: 'nobody notices that other rules score a finished deal otherwise',
    game: 'ninja-whist',
    file: 'packages/table/src/table.ts',
    find: 'if (today.some((total, seat) => total !== totals[seat])) {',
    replace: 'if (today.some((total, seat) => total !== totals[seat] && seat < 0)) {',
    why: 'its players decide what becomes of it',
    caughtBy: ['annuls'],
  },
];
