import { BLIND_TO_THE_MATCH, blindAll, blindIn, type LabRoom } from '../../room.ts';

const TRUMPS = ['suit', 'pair', 'rank', 'none'];
/** By number of players. */
const HANDS: Readonly<Record<number, number>> = { 4: 15, 5: 12, 6: 10 };

const mutwo: LabRoom = {
  game: 'mutwo',
  tells: (players) => ({
    endings: ['played', 'tie', 'thrown in'],
    roles: ['declarer', 'partner', 'head defender', 'defender'],
    trumps: TRUMPS,
    isPaid: true,
    uses: TRUMPS.map((trump) => `head defender: ${trump}`),
    bids: [1, HANDS[players]],
  }),
  clauses: {
    'mutwo/7.3': 'trump bonus',
    'mutwo/7.4': 'contract made',
    'mutwo/7.5': 'contract failed',
    'mutwo/7.6': 'tricks taken',
    'mutwo/7.8': 'tie for declarer',
  },
  blind: {
    tieShare: blindIn('nothing', 'seldom'),
    dealsPerPlayer: BLIND_TO_THE_MATCH,
    baseTricks: blindAll('habits'),
    bidScore: blindIn('nothing', 'cards'),
    trumpBonus: blindAll('cards'),
    trickScore: blindIn('nothing', 'cards'),
    tiePenalty: blindIn('nothing', 'seldom'),
  },
};

export default mutwo;
