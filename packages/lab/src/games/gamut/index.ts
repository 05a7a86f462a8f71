import { BLIND_TO_THE_MATCH, blindAll, blindIn, type LabRoom } from '../../room.ts';

const gamut: LabRoom = {
  game: 'gamut',
  tells: () => ({
    endings: ['hearts', 'spades', 'clubs', 'thrown in'],
    roles: ['stayed in Clubs', 'folded in Clubs'],
    trumps: [],
    isPaid: false,
    uses: ['moon'],
    bids: [0, 8],
  }),
  clauses: {
    'gamut/3.4': 'doubled after a hand was passed',
    'gamut/3.5': 'doubled more than once',
    'gamut/5.7': 'hearts and the queen',
    'gamut/5.8': 'all hearts and the queen',
    'gamut/6.7': 'bid made exactly',
    'gamut/6.8': 'more tricks than bid',
    'gamut/6.9': 'bid not reached',
    'gamut/7.6': 'all others folded',
    'gamut/7.8': 'tricks in Clubs',
    'gamut/7.9': 'stayed without a trick',
  },
  blind: {
    firstToAct: blindAll('habits'),
    doublingStacks: blindIn('nothing', 'seldom'),
    heartPenalty: blindIn('nothing', 'moons'),
    queenPenalty: blindIn('nothing', 'moons'),
    moonScore: blindIn('nothing', 'moons'),
    madeBonus: blindIn('nothing'),
    overPenalty: blindIn('nothing'),
    underPenalty: blindIn('nothing'),
    trickScore: blindIn('nothing'),
    noTrickPenalty: blindIn('nothing'),
    target: BLIND_TO_THE_MATCH,
  },
};

export default gamut;
