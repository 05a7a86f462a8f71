import type { Seat } from '../../game.ts';
import {
  bySeat,
  type ObservationPart,
  type ObservationRoom,
  type ObservedTable,
  plane,
  single,
} from '../../observation/part.ts';
import { about } from './about.ts';
import { CONTRACTS, HEARTS, leftOf, rightOf } from './faces.ts';
import { hasQueen, heartsOf, multiplierOf } from './score.ts';
import { type GamutState, stays } from './state.ts';

type Part = ObservationPart<GamutState>;

const NONE: readonly number[] = [];

export const observed: ObservationRoom<GamutState> = {
  game: about.name,
  phases: ['choose', 'give', 'bid', 'fold', 'play', 'over'],
  // gamut/5.2
  isCovert: ({ type }) => type === 'give',
  parts: (table) => [...dealParts(table), ...seatParts(table), ...giftParts(table)],
};

function dealParts(table: ObservedTable): Part[] {
  return [
    {
      name: 'contract',
      about: `1 for what is played: ${CONTRACTS.join(', ')}`,
      shape: [1, CONTRACTS.length],
      put({ contract }, _, into, at) {
        if (contract >= 0) into[at + contract] = 1;
      },
    },
    single({ name: 'multiplier', about: 'what scores are multiplied by' }, ({ setup }) =>
      multiplierOf(setup),
    ),
    single({ name: 'broken', about: '1 once the barred suit may be led' }, ({ broken }) =>
      broken ? 1 : 0,
    ),
    plane(table, { name: 'turn-up', about: 'the card turned up' }, ({ turnUp }) => [turnUp]),
  ];
}

function seatParts({ players }: ObservedTable): Part[] {
  return [
    bySeat(players, { name: 'staying', about: '1 for those who have not folded' }, (state, seat) =>
      stays(state, seat) ? 1 : 0,
    ),
    bySeat(players, { name: 'bids', about: 'bids plus 1, 0 before the bid' }, ({ bids }, seat) => {
      return bids[seat] + 1;
    }),
    bySeat(players, { name: 'hearts', about: 'hearts taken' }, heartsOf),
    bySeat(
      players,
      { name: 'queen', about: '1 for who took the queen of spades' },
      (state, seat) => (hasQueen(state, seat) ? 1 : 0),
    ),
  ];
}

/** gamut/5.2: what came from the neighbours, once all have given. What was given is among what was done. */
function giftParts(table: ObservedTable): Part[] {
  const from = (giver: (eyes: Seat) => Seat, place: number) => (state: GamutState, eyes: Seat) => {
    const { contract, toGive, gifts } = state;
    return contract === HEARTS && toGive === 0 ? [gifts[2 * giver(eyes) + place]] : NONE;
  };
  return [
    plane(table, { name: 'from the left', about: 'the gift from the left' }, from(leftOf, 1)),
    plane(table, { name: 'from the right', about: 'the gift from the right' }, from(rightOf, 0)),
  ];
}
