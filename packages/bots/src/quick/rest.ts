import { firstSeat } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from '../knowledge.ts';
import { emptyStance } from '../play/features.ts';
import { plainCard } from '../play/plain.ts';
import type { Policy } from '../play/policy.ts';
import { type CardPlaces, placesOf } from './places.ts';
import { QuickDeal } from './quick-deal.ts';

const stance = emptyStance();

/** Plays imagined deals on from their first lead, in games in which nothing but what is captured counts in the end. */
export class QuickRest<State extends Sitting> {
  private readonly knowledge: Knowledge<State>;
  private deal: QuickDeal | undefined;

  constructor(knowledge: Knowledge<State>) {
    this.knowledge = knowledge;
  }

  /** False where it cannot be done; otherwise what is captured is in the state, and no trick of it. */
  playOut(state: State, policy: Policy): boolean {
    const { game, captures, stance: stanceIn } = this.knowledge;
    if (policy !== plainCard || !captures) return false;
    const turn = firstSeat(game.acting(state));
    stanceIn(state, turn, stance);
    const places = placesOf(state.order, stance.points);
    if (!places) return false;
    const deal = this.dealOf(places);
    deal.load(state, turn, stance.stake);
    const captured = captures(state);
    for (let seat = 0; seat < captured.length; seat++) {
      stanceIn(state, seat, stance);
      deal.allies[seat] = stance.allies;
      deal.captured[seat] = captured[seat];
    }
    deal.playOut();
    for (let seat = 0; seat < captured.length; seat++) captured[seat] = deal.captured[seat];
    return true;
  }

  private dealOf(places: CardPlaces): QuickDeal {
    this.deal ??= new QuickDeal(places);
    this.deal.places = places;
    return this.deal;
  }
}
