import { blindAll, blindIn, type LabRoom } from '../../room.ts';

/** The largest hands, by number of players. */
const HANDS: Readonly<Record<number, number>> = { 3: 15, 4: 11, 5: 9, 6: 7, 7: 6, 8: 5, 9: 5 };

const ninjaWhist: LabRoom = {
  game: 'ninja-whist',
  tells: (players) => ({
    endings: ['played'],
    roles: ['dealer, one bid forbidden', 'dealer, free to bid'],
    trumps: [],
    isPaid: false,
    uses: ['no trump', 'more bid than tricks', 'token taken', 'token spent'],
    ofTable: ['no trump', 'more bid than tricks'],
    bids: [0, HANDS[players]],
  }),
  clauses: {
    'ninja-whist/7.1': 'bid made',
    'ninja-whist/7.3': 'tokens at the end',
  },
  blind: {
    lesserArcher: blindAll('habits'),
    step: blindAll('habits'),
    doubleMax: blindAll('habits'),
    archersAtNoTrump: blindAll('habits'),
    bidScore: blindIn('nothing'),
    tokenScore: blindIn('nothing'),
  },
};

export default ninjaWhist;
