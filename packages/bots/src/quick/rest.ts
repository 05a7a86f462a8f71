import { firstSeat } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from '../knowledge.ts';
import { plainCard } from '../play/plain.ts';
import type { Policy } from '../play/policy.ts';
import { loadDeal, placesIn } from './load.ts';
import type { CardPlaces } from './places.ts';
import { QuickDeal } from './quick-deal.ts';

/** Plays imagined deals on from their first lead, in games in which nothing but what is captured counts in the end. */
export class QuickRest<State extends Sitting> {
  private readonly knowledge: Knowledge<State>;
  private deal: QuickDeal | undefined;

  constructor(knowledge: Knowledge<State>) {
    this.knowledge = knowledge;
  }

  /** False where it cannot be done; otherwise what is captured is in the state, and no trick of it. */
  playOut(state: State, policy: Policy): boolean {
    const { knowledge } = this;
    const rules = knowledge.quick;
    if (policy !== plainCard || !rules) return false;
    const places = placesIn(rules, state);
    if (!places) return false;
    const deal = this.dealOf(places);
    loadDeal(deal, knowledge, rules, state, firstSeat(knowledge.game.acting(state)));
    deal.playOut();
    const captured = rules.captures(state);
    for (let seat = 0; seat < captured.length; seat++) captured[seat] = deal.captured[seat];
    return true;
  }

  private dealOf(places: CardPlaces): QuickDeal {
    this.deal ??= new QuickDeal(places);
    this.deal.places = places;
    return this.deal;
  }
}
