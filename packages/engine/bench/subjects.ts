// What the bench measures, the floor first. The random playouts of a game are one line for each number of
// players: { name: 'mu/5', game: 'mu', players: 5, run }.

import { floor } from './floor.ts';
import type { Subject } from './harness.ts';

let seed = 0;

export const subjects: readonly Subject[] = [
  { name: 'floor', run: (deals) => floor(deals, ++seed).moves },
];
