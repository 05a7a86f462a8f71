// Defects in tricks, simulations and guesses: see index.mjs.

const src = 'packages/engine/src';

/** @type {import('./defect.mjs').Defect[]} */
export const engineTricksDefects = [
  // Simulations
  {
    name: 'a playout asks the highest seat first',
    game: 'gamut',
    file: `${src}/games/gamut/rules.ts`,
    find: "state.phase === 'give' ? firstSeat(state.toGive)",
    replace: "state.phase === 'give' ? 31 - Math.clz32(state.toGive)",
    why: 'a simulation counts the same matches with records and without',
    caughtBy: ['conformance'],
  },
  {
    name: 'the text of a move forgets its seat',
    game: 'mu',
    file: `${src}/log.ts`,
    find: 'const at = seat * actions.length + action.index;',
    replace: 'const at = action.index;',
    why: 'moves of one action exist once for each seat',
    caughtBy: ['conformance', 'golden', 'seeds'],
  },
  {
    name: 'a quick deal forgets the number of its match',
    game: 'mu',
    file: `${src}/quick.ts`,
    find: 'this.#numbers.setUint32(4, match);',
    replace: 'this.#numbers.setUint32(4, 0);',
    why: 'each match of a simulation has cards of its own',
    caughtBy: ['quick'],
  },

  // Tricks
  {
    name: 'trumps follow their printed suit',
    game: 'mu',
    file: `${src}/order.ts`,
    find: 'this.masks[(suit + 1) * WORDS',
    replace: 'this.masks[(deck.suitOf[kind] + 1) * WORDS',
    why: 'a card that belongs to trump belongs to trump only',
    caughtBy: ['rules', 'perft', 'naive', 'golden'],
  },
  {
    name: 'of equal cards the last wins',
    game: 'mu',
    file: `${src}/tricks.ts`,
    find: 'power <= this.power',
    replace: 'power < this.power',
    why: 'identical or equally ranked cards: the one played first wins',
    caughtBy: ['rules', 'perft', 'naive', 'golden'],
  },
  {
    name: 'a trump wins only if trump was led',
    game: 'mutwo',
    file: `${src}/tricks.ts`,
    find: '(suit !== this.led && suit !== order.trump)',
    replace: 'suit !== this.led',
    why: 'the highest trump wins',
    caughtBy: ['rules', 'perft', 'naive', 'golden'],
  },
  {
    name: 'face-up cards do not count for following',
    game: 'mu',
    file: `${src}/tricks.ts`,
    find: 'const following = (a & masks[row]) | (b & masks[row + 1]) | (c & masks[row + 2]);',
    replace:
      'const following = (hands[at] & masks[row]) | (hands[at + 1] & masks[row + 1]) | (hands[at + 2] & masks[row + 2]);',
    why: 'cards lying face up count for the duty to follow',
    caughtBy: ['rules', 'perft', 'naive', 'golden'],
  },

  // Guessing
  {
    name: 'a guess ignores a void',
    game: 'mu',
    file: `${src}/guess.ts`,
    find: 'forbids: (kind) => (voids[seat] & (1 << order.suitOf[kind])) !== 0,',
    replace: 'forbids: () => false,',
    why: 'who did not follow has no card of that suit',
    caughtBy: ['secrecy'],
  },
  {
    name: 'the sampler weighs all splits alike',
    game: 'mu',
    file: `${src}/sample.ts`,
    find: 'const ways = choose(size, n) * this.waysFrom(',
    replace: 'const ways = this.waysFrom(',
    why: 'every possible deal must be equally likely',
    caughtBy: ['kit'],
  },
  {
    name: 'the last card is never plucked first',
    game: 'mu',
    file: `${src}/sample.ts`,
    find: 'const i = cards.length > 1 ? random.below(cards.length) : 0;',
    replace: 'const i = cards.length > 1 ? random.below(cards.length - 1) : 0;',
    why: 'every possible deal must be equally likely',
    caughtBy: ['kit'],
  },
];
