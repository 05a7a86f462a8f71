import { BLIND_TO_THE_MATCH, blindAll, blindIn, type LabRoom } from '../../room.ts';

const gamut: LabRoom = {
  game: 'gamut',
  tells: () => ({
    endings: ['hearts', 'spades', 'clubs', 'thrown in'],
    roles: ['stayed in Clubs', 'folded in Clubs'],
    trumps: [],
    isPaid: false,
    uses: ['moon'],
    clauses: [
      ...['gamut/3.4', 'gamut/3.5', 'gamut/5.7', 'gamut/5.8', 'gamut/6.7', 'gamut/6.8'],
      ...['gamut/6.9', 'gamut/7.6', 'gamut/7.8', 'gamut/7.9'],
    ],
    bids: [0, 8],
  }),
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
