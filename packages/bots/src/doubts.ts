import { type Saying, sayings } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { ReasonSays } from './says.ts';

const why = sayings<ReasonSays>();

/** Of a game with so many players it is not known how strong bots are. */
export function untestedWith(players: number): (state: Sitting) => readonly Saying[] {
  return ({ setup }) =>
    setup.players === players ? [why('weak-untested', { figure: players })] : [];
}
