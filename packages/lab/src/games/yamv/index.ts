import { BLIND_TO_THE_MATCH, blindAll, blindIn, type LabRoom } from '../../room.ts';

const RANKS = ['even', 'odd', 'none'];
const HAND = 12;

const yamv: LabRoom = {
  game: 'yamv',
  tells: () => ({
    endings: ['played', 'tie', 'thrown in'],
    roles: ['declarer', 'partner', 'head defender', 'defender'],
    trumps: ['suit', ...RANKS],
    isPaid: true,
    uses: RANKS.map((trump) => `head defender: ${trump}`),
    bids: [1, HAND],
  }),
  clauses: {
    'yamv/8.2': 'contract made',
    'yamv/8.3': 'overtricks',
    'yamv/8.4': 'trump bonus',
    'yamv/8.5': 'contract failed',
    'yamv/8.6': 'tricks taken in defence',
    'yamv/8.7': 'trump bonus of the defence',
  },
  blind: {
    zeroCardHeadDefender: blindIn('seldom', 'habits'),
    target: BLIND_TO_THE_MATCH,
    baseTricks: blindAll('habits'),
    bidScore: blindIn('nothing'),
    overtrickScore: blindIn('nothing'),
    defenderTrickScore: blindIn('nothing'),
    declarerBonus: blindIn('cards'),
    defenderBonus: blindIn('nothing'),
  },
};

export default yamv;
