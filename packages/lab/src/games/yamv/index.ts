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
    clauses: ['yamv/8.2', 'yamv/8.3', 'yamv/8.4', 'yamv/8.5', 'yamv/8.6', 'yamv/8.7'],
    bids: [1, HAND],
  }),
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
