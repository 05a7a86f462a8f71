import { contestParts } from '../../contest/observed.ts';
import { bySeat, type ObservationRoom } from '../../observation/part.ts';
import { about } from './about.ts';
import type { MuState } from './state.ts';

export const observed: ObservationRoom<MuState> = {
  game: about.name,
  phases: ['auction', 'minor', 'major', 'partner', 'play', 'over'],
  parts: (table) => [
    ...contestParts<MuState>(table),
    bySeat(
      table.players,
      { name: 'captured', about: 'card points taken' },
      ({ captured }, seat) => captured[seat],
    ),
  ],
};
