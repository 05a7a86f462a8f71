import type { Seat, View } from '@overtrick/engine';
import { countBits } from '@overtrick/engine/kit';
import type { PastPlay } from './past.ts';
import { SUITS } from './places.ts';
import { QuickDeal } from './quick-deal.ts';
import type { QuickCalls } from './rules.ts';

/**
 * How often somebody plays another card than the plain rules: of cards that could be chosen the outsider does so one in twelve
 * times, masters one in four.
 */
const SLIP = 0.2;
const EVERY_SUIT = -1;

/** What one seat has played. */
interface Played {
  readonly plays: readonly PastPlay[];
  /** What it has played in all, by suit. */
  readonly spent: Int32Array;
  /** By play, and last for its calls, the logarithm of how likely it was with the hands that were accepted, and with those asked about last. */
  readonly logs: Float64Array;
  readonly asked: Float64Array;
}

/** Tells how likely it was that the others played as they did, by bits, if they mostly keep to plain rules. */
export class QuickReader {
  private readonly records: readonly Played[];
  private readonly earlier: QuickDeal;
  private readonly calls: QuickCalls | undefined;
  private readonly seats: number;
  private readonly cards = new Int32Array(SUITS);

  /** `loaded` is any of the worlds that the view allows. */
  /** `loaded` is any of the worlds that the view allows; without calls, these are not read. */
  constructor(
    loaded: QuickDeal,
    { eyes, held }: View,
    past: readonly PastPlay[],
    readsPlays: boolean,
    calls?: QuickCalls,
  ) {
    this.calls = calls;
    this.seats = held.length;
    this.earlier = new QuickDeal(loaded.places);
    this.earlier.copyFrom(loaded);
    // One more for what nobody holds.
    this.records = Array.from({ length: held.length + 1 }, (_, seat) => {
      const own = seat === eyes ? [] : past.filter((play) => play.seat === seat);
      const plays = readsPlays ? own : [];
      const room = () => new Float64Array(plays.length + 1);
      const spent = own[0]?.since ?? new Int32Array(SUITS);
      return { plays, spent, logs: room(), asked: room() };
    });
  }

  /** Accepts these hands, whatever was before. */
  begin(hands: Int32Array): void {
    for (let seat = 0; seat < this.records.length; seat++) {
      this.gain(seat, hands, EVERY_SUIT);
      this.accept(seat);
    }
  }

  /**
   * How much likelier, as a logarithm, a seat's plays were with these hands than with those that were accepted; only
   * cards of these suits have changed.
   */
  gain(seat: Seat, hands: Int32Array, suits: number): number {
    const { plays, logs, asked } = this.records[seat];
    const last = plays.length;
    asked[last] = this.calls && seat < this.seats ? this.logOfCalls(this.calls, seat, hands) : 0;
    let gain = asked[last] - logs[last];
    for (let i = 0; i < plays.length; i++) {
      asked[i] = plays[i].suits & suits ? this.logOf(plays[i], hands) : logs[i];
      gain += asked[i] - logs[i];
    }
    return gain;
  }

  /** From now on a seat has what was asked about last. */
  accept(seat: Seat): void {
    const { logs, asked } = this.records[seat];
    for (let i = 0; i < logs.length; i++) logs[i] = asked[i];
  }

  private logOfCalls(calls: QuickCalls, seat: Seat, hands: Int32Array): number {
    const { cards } = this;
    const { spent } = this.records[seat];
    for (let suit = 0; suit < SUITS; suit++) cards[suit] = hands[seat * SUITS + suit] | spent[suit];
    return calls(seat, cards);
  }

  private logOf(play: PastPlay, hands: Int32Array): number {
    const choices = this.goBack(play, hands);
    if (choices < 2) return 0;
    const { place } = play;
    const usual = this.earlier.choose();
    const low = Math.min(usual, place);
    const isUsual = usual === place || this.earlier.isAlike(low, usual + place - low);
    return Math.log(isUsual ? 1 - SLIP : SLIP / (choices - 1));
  }

  /** To the trick as it lay before a card was played; tells how many cards there were to choose from. */
  private goBack(play: PastPlay, hands: Int32Array): number {
    const { earlier } = this;
    const { seat, follows, since, all, led } = play;
    const base = seat * SUITS;
    let choices = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      const own = hands[base + suit] | since[suit];
      earlier.hands[base + suit] = own;
      earlier.all[suit] = all[suit];
      if (!follows || suit === led) choices += countBits(own);
    }
    earlier.turn = seat;
    earlier.count = play.count;
    earlier.led = led;
    earlier.best = play.best;
    earlier.winner = play.winner;
    earlier.broken = play.broken;
    earlier.needed[seat] = play.needed;
    return choices;
  }
}
