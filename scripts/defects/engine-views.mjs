// Defects in what views say of the rules: see index.mjs.

const src = 'packages/engine/src';

/** @type {import('./defect.mjs').Defect[]} */
export const engineViewsDefects = [
  // What views say of the rules
  {
    name: 'the leader is said to be winning',
    game: 'mu',
    file: `${src}/facts.ts`,
    find: 'winning(state) : state.tricks.best',
    replace: 'winning(state) : state.tricks.leader',
    why: 'a view says whose card would take the trick',
    caughtBy: ['facts'],
  },
  {
    name: 'an Ace is never said to be winning',
    game: 'ninja-whist',
    file: `${src}/games/ninja-whist/index.ts`,
    find: '    winning,\n',
    replace: '    winning: ({ tricks }) => tricks.leader,\n',
    why: 'who is winning goes by the rules of the game',
    caughtBy: ['facts'],
  },
  {
    name: 'totals leave out the deal that is over',
    game: 'gamut',
    file: `${src}/facts.ts`,
    find: 'isOver ? scoresOf(game, state, players) : zeros(players)',
    replace: 'zeros(players)',
    why: 'a view says how the match stands',
    caughtBy: ['facts'],
  },
  {
    name: 'a price forgets the tricks that are needed without a bid',
    game: 'yamv',
    file: `${src}/games/yamv/view.ts`,
    find: 'const worth = bidScore(state, needed)',
    replace: 'const worth = bidScore(state, cards)',
    why: 'a bid brings what its price said',
    caughtBy: ['facts'],
  },
  {
    name: 'trumps that only lie face up are said to be gone',
    game: 'mu',
    file: `${src}/whereabouts.ts`,
    find: "seat === eyes ? 'mine' : 'shown'",
    replace: "seat === eyes ? 'mine' : 'gone'",
    why: 'a card face up before its owner can still be played',
    caughtBy: ['places'],
  },
  {
    name: 'a joker that lay face up and was discarded is said to be out',
    game: 'yamv',
    file: `${src}/games/yamv/view.ts`,
    find: ': discards.slice(0, shows.length)',
    replace: ': []',
    why: 'everybody sees what leaves the cards that lie face up',
    caughtBy: ['places'],
  },
  {
    name: 'what a declarer has laid away is said to be out',
    game: 'yamv',
    file: `${src}/games/yamv/view.ts`,
    find: 'eyes === declarer || eyes === OMNISCIENT ? discards',
    replace: 'eyes === OMNISCIENT ? discards',
    why: 'whoever lays cards away knows that nobody will play them',
    caughtBy: ['places'],
  },
  {
    name: 'a gift is said to be with the wrong neighbour',
    game: 'gamut',
    file: `${src}/games/gamut/known.ts`,
    find: '[gifts[2 * eyes], leftOf(eyes)]',
    replace: '[gifts[2 * eyes + 1], leftOf(eyes)]',
    why: 'who gives a card away knows where it is',
    caughtBy: ['places'],
  },
  {
    name: 'the outlook of an auction forgets what a declarer could name',
    game: 'mutwo',
    file: `${src}/contest/outlook.ts`,
    find: 'if (seat !== declarer && seat !== headDefender) return [];',
    replace: 'if (seat !== headDefender) return [];',
    why: 'what could be named is said before a bid is made',
    caughtBy: ['outlooks'],
  },
  {
    name: 'the partner is on no side',
    game: 'mutwo',
    file: `${src}/contest/view.ts`,
    find: "{ seats: team, role: 'contract' }",
    replace: "{ seats: team.slice(0, 1), role: 'contract' }",
    why: 'declarer and partner play against the others',
    caughtBy: ['facts'],
  },

  // The page
  {
    name: 'a score line with a key that has no sentence',
    game: 'mu',
    file: `${src}/games/mu/score.ts`,
    find: "const BID_MADE = why('bid-made');",
    replace: "const BID_MADE = { key: 'bid' };",
    why: 'whatever rules have to say has words',
    caughtBy: ['conformance', 'golden'],
  },
];
