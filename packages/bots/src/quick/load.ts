import type { Seat } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from '../knowledge.ts';
import { emptyStance } from '../play/features.ts';
import { type CardPlaces, placesOf } from './places.ts';
import type { QuickDeal } from './quick-deal.ts';
import { ANY_NUMBER } from './quick-table.ts';
import type { QuickRules } from './rules.ts';

const stance = emptyStance();

/** Undefined where cards cannot be played by bits. */
export function placesIn<State extends Sitting>(
  rules: QuickRules<State>,
  state: State,
): CardPlaces | undefined {
  return placesOf(state.order, rules.points(state));
}

/** Takes over a deal as it lies, with all that is written in it. */
export function loadDeal<State extends Sitting>(
  deal: QuickDeal,
  { stance: stanceIn }: Knowledge<State>,
  rules: QuickRules<State>,
  state: State,
  turn: Seat,
): void {
  deal.load(state, turn, rules.stake(state));
  const { players } = state.setup;
  if (rules.playing) deal.sit(rules.playing(state));
  deal.trickWorth = rules.trickWorth(state);
  deal.barred = rules.barred?.(state) ?? -1;
  deal.broken = rules.isBroken?.(state) ?? false;
  deal.captured.set(rules.captures(state));
  for (let seat = 0; seat < players; seat++) {
    stanceIn(state, seat, stance);
    deal.allies[seat] = stance.allies;
    deal.needed[seat] = rules.needed?.(state, seat) ?? ANY_NUMBER;
  }
}
