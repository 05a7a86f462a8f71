import { type Action, firstSeat } from '@overtrick/engine';
import { type Sitting, voidsOf } from '@overtrick/engine/kit';
import type { Attempts, AttemptsCase } from '../attempts.ts';
import { isCard } from '../parts.ts';
import { HiddenCards } from './hidden.ts';
import { type InnerPlan, InnerSearch } from './inner.ts';
import { LikelyCards } from './likely.ts';
import { loadDeal, placesIn } from './load.ts';
import { pastPlays } from './past.ts';
import { type CardPlaces, SUITS } from './places.ts';
import { QuickDeal } from './quick-deal.ts';
import { QuickReader } from './reader.ts';
import type { QuickRules } from './rules.ts';

/** How worlds are tried. */
export interface QuickPlan {
  /** How many are made of one that is drawn, by dealing out anew what is hidden. */
  readonly relatives: number;
  /** How many of these worlds take the time of one that is played out by a policy. */
  readonly forOne: number;
  /** Whether what the others have called is read, where that tells much, and what they have played. */
  readonly readsCalls: boolean;
  readonly readsPlays: boolean;
  /** How the next plays are searched themselves; without it, they are played by plain rules. */
  readonly inner?: InnerPlan | undefined;
}

/** How many cards must have been played to be read, and how many worlds then go on from one that is drawn. */
const READ_FROM = 10;
const CHAIN = 64;
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
  private readonly likely: LikelyCards | undefined;
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
    this.hidden = new HiddenCards(pins);
    this.moves = this.distinct(moves);
    const reader = this.readerFor(plan, rules, places);
    if (reader) this.likely = new LikelyCards(reader, pins);
  }

  next(): State {
    const relative = this.count++ % (this.likely ? CHAIN : this.relatives);
    if (relative > 0) this.goOn();
    else {
      if (this.count > 1) {
        this.drawn = this.about.worlds(this.about.random);
        this.load();
      }
      this.begin();
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

  private begin(): void {
    const { loaded, likely, hidden, relatives, about } = this;
    if (likely) likely.begin(loaded, loaded.turn, about.random);
    else if (relatives > 1) hidden.collect(loaded, loaded.turn);
  }

  private goOn(): void {
    const { loaded, likely, hidden, about } = this;
    if (likely) likely.goOn(loaded, about.random);
    else hidden.shuffle(loaded, loaded.turn, about.random);
  }

  /** Undefined while there is not enough to read. */
  private readerFor(
    { readsCalls, readsPlays }: QuickPlan,
    rules: QuickRules<State>,
    places: CardPlaces,
  ): QuickReader | undefined {
    const { first, view } = this.about;
    const calls = readsCalls ? rules.calls?.(first, view) : undefined;
    const plays = pastPlays(places, this.loaded, view, first);
    const isRead = readsPlays && !rules.isOpaque && plays.length >= READ_FROM;
    if (!calls && !isRead) return undefined;
    return new QuickReader(this.loaded, view, plays, isRead, calls);
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

/** Cards, by their places: of games in which none is there twice. */
function pinned(places: CardPlaces, codes: readonly string[], { cards }: Sitting): Int32Array {
  const pins = new Int32Array(SUITS);
  for (const code of codes) {
    const place = places.of[cards.deck.kind(code)];
    pins[place >> 5] |= 1 << (place & 31);
  }
  return pins;
}
