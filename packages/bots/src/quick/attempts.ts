import { type Action, firstSeat } from '@overtrick/engine';
import { type Sitting, voidsOf } from '@overtrick/engine/kit';
import type { Attempts, AttemptsCase } from '../attempts.ts';
import { isCard } from '../parts.ts';
import { emptyStance } from '../play/features.ts';
import { HiddenCards } from './hidden.ts';
import { type InnerPlan, InnerSearch } from './inner.ts';
import { LikelyCards } from './likely.ts';
import { type CardPlaces, placesOf } from './places.ts';
import { QuickDeal } from './quick-deal.ts';
import { QuickReader } from './reader.ts';

/** How worlds are tried. */
export interface QuickPlan {
  /** How many are made of one that is drawn, by dealing out anew what is hidden. */
  readonly relatives: number;
  /** How many of these worlds take the time of one that is played out by a policy. */
  readonly forOne: number;
  /** Whether what the others have played is read. */
  readonly reads: boolean;
  /** How the next plays are searched themselves; without it, they are played by plain rules. */
  readonly inner?: InnerPlan | undefined;
}

/** How many cards others must have played to be read, and how many worlds then go on from one that is drawn. */
const READ_FROM = 8;
const CHAIN = 64;
const stance = emptyStance();

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
  private readonly hidden = new HiddenCards();
  private readonly likely: LikelyCards | undefined;
  /** The world that was drawn last, and one into which is written what each captures. */
  private drawn: State;
  private ended: State;
  private count = 0;
  private readonly captures: (state: State) => number[];

  /** Undefined where it cannot be done so. */
  static of<State extends Sitting>(
    about: AttemptsCase<State>,
    plan: QuickPlan,
  ): QuickAttempts<State> | undefined {
    const { how, first, view, moves } = about;
    const { captures } = how.knowledge;
    const areCards = moves.every((actions) => actions.length === 1 && isCard(actions[0]));
    if (!captures || !areCards) return undefined;
    how.knowledge.stance(first, view.eyes, stance);
    const places = placesOf(first.order, stance.points);
    return places && new QuickAttempts(about, plan, places, captures);
  }

  private constructor(
    about: AttemptsCase<State>,
    plan: QuickPlan,
    places: CardPlaces,
    captures: (state: State) => number[],
  ) {
    const { relatives, inner } = plan;
    const { view, first, moves, goal, random, isOver } = about;
    this.about = about;
    this.captures = captures;
    this.relatives = relatives;
    this.drawn = first;
    this.ended = first;
    this.loaded = new QuickDeal(places);
    this.deal = new QuickDeal(places);
    this.loaded.voids.set(voidsOf(view, first.cards.deck, first.order, first.setup.players));
    this.findAllies();
    this.forOne = inner ? undefined : plan.forOne;
    if (inner) {
      const worth = (deal: QuickDeal, seat: number) => goal(this.endedAs(deal), seat);
      this.inner = new InnerSearch(places, inner, worth, random, isOver);
    }
    this.load();
    this.moves = this.distinct(moves);
    if (plan.reads) {
      const reader = new QuickReader(places, this.loaded, view, first);
      if (reader.count >= READ_FROM) this.likely = new LikelyCards(reader);
    }
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

  private findAllies(): void {
    const { first, how } = this.about;
    for (let seat = 0; seat < first.setup.players; seat++) {
      how.knowledge.stance(first, seat, stance);
      this.loaded.allies[seat] = stance.allies;
    }
  }

  private load(): void {
    const { drawn, loaded, about, captures } = this;
    const { game, ...knowledge } = about.how.knowledge;
    const seat = firstSeat(game.acting(drawn));
    knowledge.stance(drawn, seat, stance);
    loaded.load(drawn, seat, stance.stake);
    loaded.captured.set(captures(drawn));
    this.ended = game.copy(drawn);
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
    const into = this.captures(this.ended);
    for (let seat = 0; seat < into.length; seat++) into[seat] = captured[seat];
    return this.ended;
  }
}
