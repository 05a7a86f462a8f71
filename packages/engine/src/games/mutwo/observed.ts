import { contestParts } from '../../contest/observed.ts';
import type { ObservationRoom } from '../../observation/part.ts';
import { about } from './about.ts';
import type { MutwoState } from './state.ts';

export const observed: ObservationRoom<MutwoState> = {
  game: about.name,
  phases: ['auction', 'defenderTrump', 'declarerTrump', 'partner', 'play', 'over'],
  parts: contestParts,
};
