import { type Action, firstSeat, isPlay, type Seat, type View } from '@overtrick/engine';
import { type Sitting, voidsOf } from '@overtrick/engine/kit';
import type { Attempts, AttemptsCase } from '../attempts.ts';
import { isCard } from '../parts.ts';
import { HiddenCards } from './hidden.ts';
import { type InnerPlan, InnerSearch } from './inner.ts';
import { LikelyCards } from './likely.ts';
import { loadDeal, placesIn } from './load.ts';
import { type CardPlaces, SUITS } from './places.ts';
import { QuickDeal } from './quick-deal.ts';
import type { QuickRules } from './rules.ts';

/** How worlds are tried. */
export interface QuickPlan {
  /** How many are made of one that is drawn, by dealing out anew what is hidden. */
  readonly relatives: number;
  /** How many of these worlds take the time of one that is played out by a policy. */
  readonly forOne: number;
  /** How the next plays are searched themselves; without it, they are played by plain rules. */
  readonly inner?: InnerPlan | undefined;
}

/**
 * Worlds of games in which nothing but what is captured counts in the end, played out by plain rules as bits. The world that
 * is given back is the same every time, with what was captured in it.
 */
export class QuickAttempts<State extends Sitting> implements Attempts<State> {
  readonly moves: readonly (readonly Action[])[];
  readonly forOne: number | undefined;
  private readonly about: AttemptsCase<State>;
  private readonly relatives: number;
  private readonly inner: InnerSearch | undefined;
  private readonly loaded: QuickDeal;
  private readonly deal: QuickDeal;
  private readonly hidden: HiddenCards;
  /** The world that was drawn last, and one into which is written what each captures. */
  private drawn: State;
  private ended: State;
  private count = 0;
  private readonly rules: QuickRules<State>;

  /** Undefined where it cannot be done so. */
  static of<State extends Sitting>(
    about: AttemptsCase<State>,
    plan: QuickPlan,
  ): QuickAttempts<State> | undefined {
    const { how, first, moves } = about;
    const { quick } = how.knowledge;
    const areCards = moves.every((actions) => actions.length === 1 && isCard(actions[0]));
    const places = quick && areCards ? placesIn(quick, first) : undefined;
    return quick && places && new QuickAttempts(about, plan, places, quick);
  }

  private constructor(
    about: AttemptsCase<State>,
    plan: QuickPlan,
    places: CardPlaces,
    rules: QuickRules<State>,
  ) {
    const { relatives, inner } = plan;
    const { view, first, moves, goal, random, isOver } = about;
    this.about = about;
    this.rules = rules;
    this.relatives = relatives;
    this.drawn = first;
    this.ended = first;
    this.loaded = new QuickDeal(places);
    this.deal = new QuickDeal(places);
    this.forOne = inner ? undefined : plan.forOne;
    if (inner) {
      const worth = (deal: QuickDeal, seat: number) => goal(this.endedAs(deal), seat);
      this.inner = new InnerSearch(places, inner, worth, random, isOver);
    }
    this.load();
    this.loaded.voids.set(voidsOf(view, first.cards.deck, first.order, this.loaded.seats));
    const pins = pinned(places, rules.pins?.(view) ?? [], first);
    this.moves = this.distinct(moves);
    const calls = rules.calls?.(first, view);
    this.hidden = calls
      ? new LikelyCards(calls, spentBy(places, view, first), pins)
      : new HiddenCards(pins);
  }

  next(): State {
    const { loaded, hidden, about } = this;
    if (this.count++ % this.relatives > 0) hidden.next(loaded, loaded.turn, about.random);
    else {
      if (this.count > 1) {
        this.drawn = about.worlds(about.random);
        this.load();
      }
      hidden.begin(loaded, loaded.turn, about.random);
    }
    return this.drawn;
  }

  endedBy([card]: readonly Action[]): State {
    const { deal, loaded } = this;
    deal.copyFrom(loaded);
    deal.playOpenly(deal.placeIn(deal.turn, card.what));
    this.inner?.playOn(deal);
    deal.playOut();
    return this.endedAs(deal);
  }

  private load(): void {
    const { drawn, loaded, rules } = this;
    const { view, how } = this.about;
    const { knowledge } = how;
    loadDeal(loaded, knowledge, rules, drawn, firstSeat(knowledge.game.acting(drawn)));
    if (rules.aside) loaded.putAside(rules.aside(drawn, view));
    this.ended = knowledge.game.copy(drawn);
  }

  /** Without cards that come to the same as one before them. */
  private distinct(moves: readonly (readonly Action[])[]): (readonly Action[])[] {
    const { loaded } = this;
    const kept: number[] = [];
    return moves.filter(([{ what }]) => {
      const place = loaded.placeIn(loaded.turn, what);
      const isNew = !kept.some((other) =>
        loaded.isAlike(Math.min(place, other), Math.max(place, other)),
      );
      if (isNew) kept.push(place);
      return isNew;
    });
  }

  private endedAs({ captured }: QuickDeal): State {
    const into = this.rules.captures(this.ended);
    for (let seat = 0; seat < into.length; seat++) into[seat] = captured[seat];
    return this.ended;
  }
}

/** Cards by their places, of games in which none is there twice. */
function pinned(places: CardPlaces, codes: readonly string[], { cards }: Sitting): Int32Array {
  const pins = new Int32Array(SUITS);
  for (const code of codes) put(pins, 0, places.of[cards.deck.kind(code)]);
  return pins;
}

/** What each has played, by seat and suit, likewise. */
function spentBy(places: CardPlaces, view: View, { cards }: Sitting): Int32Array {
  const spent = new Int32Array(view.held.length * SUITS);
  for (const { seat, card } of view.history.filter(isPlay)) {
    put(spent, seat, places.of[cards.deck.kind(card)]);
  }
  return spent;
}

function put(cards: Int32Array, seat: Seat, place: number): void {
  cards[seat * SUITS + (place >> 5)] |= 1 << (place & 31);
}
