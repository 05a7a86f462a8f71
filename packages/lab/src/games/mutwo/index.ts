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
    clauses: ['mutwo/7.3', 'mutwo/7.4', 'mutwo/7.5', 'mutwo/7.6', 'mutwo/7.8'],
    bids: [1, HANDS[players]],
  }),
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
