// Defects in tables: see index.mjs.

/** @type {import('./defect.mjs').Defect[]} */
export const tableDefects = [
  // Claiming the rest
  {
    name: 'a claim forgets higher cards that are out',
    game: 'table',
    file: 'packages/table/src/claim.ts',
    find: 'rival.suits[suit].power <= order.power[kind],',
    replace: 'rival.suits[suit].power <= order.power[kind] + 1,',
    why: 'a trick that could be lost is never claimed',
    caughtBy: ['table'],
  },
  {
    name: 'a claim forgets that somebody may ruff',
    game: 'table',
    file: 'packages/table/src/claim.ts',
    find: 'if (runs.every(isTrumps)) return true;',
    replace: 'if (runs.some(isTrumps)) return true;',
    why: 'a suit is safe only when nobody can have a trump',
    caughtBy: ['table'],
  },
  {
    name: 'a claim supposes that everybody has one card of a suit',
    game: 'table',
    file: 'packages/table/src/claim.ts',
    find: 'return Math.min(cards, suits',
    replace: 'return Math.min(1, suits',
    why: 'all cards of a suit may lie in one hand',
    caughtBy: ['table'],
  },
  {
    name: 'a hand before a trick lacks the card played to it',
    game: 'table',
    file: 'packages/table/src/tricks.ts',
    find: '.slice(trick)',
    replace: '.slice(trick + 1)',
    why: 'earlier tricks show the hands as they were',
    caughtBy: ['table', 'endings'],
  },

  // Doors
  {
    name: 'a person moves for a bot',
    game: 'mu',
    file: 'packages/table/src/seats.ts',
    find: '(by === HOUSE && levelIn(sitter) !== undefined)',
    replace: 'levelIn(sitter) !== undefined',
    why: 'only its bot decides for a seat that a bot holds',
    caughtBy: ['hosts'],
  },

  // Tables
  {
    name: 'a scene carries the save',
    game: 'mu',
    file: 'packages/table/src/scene.ts',
    find: '    commitment: current ? sealOf(current.source) : null,',
    replace:
      '    commitment: current ? sealOf(current.source) : null,\n    ...{ saved: table.wholeRecord() },',
    why: 'no message holds a seed, a save or a hidden card',
    caughtBy: ['eyes', 'hosts', 'spies'],
  },
  {
    name: 'an undo tells what nobody may know',
    game: 'mu',
    file: 'packages/table/src/scene.ts',
    find: 'if (!current?.over) return null;',
    replace: 'if (!current || (!current.over && table.turn !== table.seq)) return null;',
    why: 'nothing that is taken back brings hidden cards to light',
    caughtBy: ['eyes', 'spies'],
  },
  {
    name: 'a bot without a choice answers at once',
    game: 'mu',
    file: 'packages/table/src/answer.ts',
    find: 'ports.beat > 0 ? pause(ports.clock, ports.beat) : undefined,',
    replace:
      'ports.beat > 0 && view.legal.length > 1 ? pause(ports.clock, ports.beat) : undefined,',
    why: 'how long a bot takes tells nothing of its cards',
    caughtBy: ['eyes', 'spies'],
  },
  {
    name: 'an append ignores the expected number',
    game: 'mu',
    file: 'packages/table/src/store.ts',
    find: "return entry.seq === last + 1 ? 'ok' : 'stale';",
    replace: "return entry.seq >= 0 ? 'ok' : 'stale';",
    why: 'of two who write the same number one is told that the log has gone on',
    caughtBy: ['stores', 'hosts'],
  },
  {
    name: 'what is sent twice happens twice',
    game: 'mu',
    file: 'packages/table/src/store.ts',
    find: "if (sameKey) return isSameCommand(sameKey, entry) ? 'repeated' : 'clash';",
    replace: "if (sameKey && !isSameCommand(sameKey, entry)) return 'clash';",
    why: 'a key stands once in a log',
    caughtBy: ['stores'],
  },
  {
    name: 'the house waits for a bot that hangs',
    game: 'mu',
    file: 'packages/table/src/answer.ts',
    find: "const callOff = clock.after(patience, () => resolve({ instead: 'late', why }));",
    replace: 'const callOff = clock.after(patience, () => why);',
    why: 'a late answer is replaced by a legal quick move',
    caughtBy: ['hosts'],
  },
  {
    name: 'somebody takes back the move of another',
    game: 'mu',
    file: 'packages/table/src/undo.ts',
    find: "if (!isLast) return { why: 'moved-since' };",
    replace: '',
    why: 'among people only the last move of all can be taken back',
    caughtBy: ['hosts'],
  },
  {
    name: 'a deal that was taken back is dealt from another seed',
    game: 'mu',
    file: 'packages/table/src/decide.ts',
    find: 'if (before) return ok(shuffledAgain(table, before));',
    replace: 'if (before) return ok(shuffledAgain(table, { ...before, seed: fresh }));',
    why: 'nobody gets other cards by going back',
    caughtBy: ['hosts'],
  },
];
