import { contestParts } from '../../contest/observed.ts';
import { type ObservationRoom, plane } from '../../observation/part.ts';
import { about } from './about.ts';
import type { YamvState } from './state.ts';
import { knownDiscards } from './view.ts';

const NONE: readonly number[] = [];

export const observed: ObservationRoom<YamvState> = {
  game: about.name,
  phases: ['auction', 'declarerTrump', 'defenderTrump', 'partner', 'exchange', 'play', 'over'],
  parts: (table) => [
    ...contestParts<YamvState>(table),
    plane(
      table,
      { name: 'drawn', about: 'the stock, for the declarer who has taken it' },
      ({ stockTaken, declarer, stock }, eyes) => (stockTaken && eyes === declarer ? stock : NONE),
    ),
    plane(
      table,
      { name: 'discards', about: 'discards, as far as they are known' },
      (state, eyes) => (eyes === state.declarer ? state.discards : knownDiscards(state, eyes)),
    ),
    plane(
      table,
      { name: 'replaced', about: 'cards of the stock that were laid face up for discards' },
      ({ shows, declarer, phase }, eyes) =>
        eyes === declarer || phase !== 'exchange' ? shows : NONE,
    ),
  ],
};
