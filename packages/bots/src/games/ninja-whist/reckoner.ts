import type { Seat } from '@overtrick/engine';
import type { NinjaState } from '@overtrick/engine/games/ninja-whist';
import { countBits } from '@overtrick/engine/kit';
import type { Reckoner } from '../../knowledge.ts';
import type { Look } from '../../reckoning.ts';
import { PRODUCTS, productsOf, tableOf } from './bid.ts';

/** The two tables of weights: tricks of a hand in rounds with trump and without. */
export const reckoner: Omit<Reckoner<NinjaState>, 'by'> = {
  tables: { trump: PRODUCTS, plain: PRODUCTS },
  looks: (state: NinjaState, seat: Seat): Look[] =>
    state.phase === 'bid'
      ? [{ table: tableOf(state), seat, figures: productsOf(state, seat) }]
      : [],
  result: ({ playAreas }, { seat }) => countBits(playAreas[seat]),
  explores: () => false,
};
