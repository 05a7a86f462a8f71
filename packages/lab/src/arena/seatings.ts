import { emptyStance, knowledgeOf } from '@overtrick/bots';
import type { Game, Seat } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { DealOpening } from './opening.ts';
import type { Trial } from './trial.ts';

/** Where A sits in each run of a deal. */
export function seatings(game: Game, { pairing, phase, players }: Trial, opening: DealOpening) {
  const seats = [...Array(players).keys()];
  if (pairing === 'seats') return [[], ...seats.map((seat) => [seat])];
  const side = (phase === 'play' && declaring(game, opening, seats)) || everySecond(seats);
  return [side, seats.filter((seat) => !side.includes(seat))];
}

/** Those who have promised something, in games in which others have not. */
function declaring(game: Game, { state }: DealOpening, seats: readonly Seat[]): Seat[] | undefined {
  const knowledge = knowledgeOf(game.name);
  if (!knowledge.contest) return undefined;
  const stance = emptyStance();
  const side = seats.filter((seat) => {
    knowledge.stance(state as Sitting, seat, stance);
    return stance.declares;
  });
  return side.length > 0 && side.length < seats.length ? side : undefined;
}

function everySecond(seats: readonly Seat[]): Seat[] {
  return seats.filter((seat) => seat % 2 === 0);
}
