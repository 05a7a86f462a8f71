import type { Seat, View } from '@overtrick/engine';
import { countBits, type Sitting } from '@overtrick/engine/kit';
import { type PastPlay, pastPlays } from './past.ts';
import { type CardPlaces, SUITS } from './places.ts';
import { QuickDeal } from './quick-deal.ts';

/**
 * How often somebody plays another card than the plain rules: of cards that could be chosen the outsider does so one in twelve
 * times, masters one in four.
 */
const SLIP = 0.2;
const EVERY_SUIT = -1;

/** What one seat has played. */
interface Played {
  readonly plays: readonly PastPlay[];
  /** By play, the logarithm of how likely it was with the hands that were accepted, and with those asked about last. */
  readonly logs: Float64Array;
  readonly asked: Float64Array;
}

/** Tells how likely it was that the others played as they did, by bits, if they mostly keep to plain rules. */
export class QuickReader {
  /** How many plays of others tell something. */
  readonly count: number;
  private readonly records: readonly Played[];
  private readonly earlier: QuickDeal;

  /** `loaded` is any of the worlds that the view allows. */
  constructor(places: CardPlaces, loaded: QuickDeal, view: View, world: Sitting) {
    this.earlier = new QuickDeal(places);
    this.earlier.copyFrom(loaded);
    const all = pastPlays(places, loaded, view, world);
    this.records = view.held.map((_, seat) => {
      const plays = seat === view.eyes ? [] : all.filter((play) => play.seat === seat);
      const [logs, asked] = [new Float64Array(plays.length), new Float64Array(plays.length)];
      return { plays, logs, asked };
    });
    this.count = this.records.reduce((sum, { plays }) => sum + plays.length, 0);
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
    let gain = 0;
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
    return choices;
  }
}
