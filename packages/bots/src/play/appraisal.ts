import type { Action, Seat } from '@overtrick/engine';
import { type Sitting, WORDS } from '@overtrick/engine/kit';
import { contextOf, count3, isLast, SIZE, type Sight, type Stance } from './features.ts';
import { Lookout } from './lookout.ts';

/** A set of cards is three words here, one by one: a loop over them is half as fast. */
const STEP = WORDS;
/** By cards below and above in a suit: the part of them that a card beats. No suit has more cards than this. */
const MOST = 64;
const HEIGHTS = new Float64Array(MOST * MOST).map((_, i) => {
  const [below, above] = [Math.floor(i / MOST), i % MOST];
  return below / (below + above + 1);
});

/**
 * What speaks for each card, added up at once: the same as the table of features times the weights of the context, which
 * playouts have no time to write down. What is the same for all cards of a suit is added up once.
 */
export class Appraisal extends Lookout {
  /** By place among the cards that were asked about. */
  readonly values = new Float64Array(MOST);
  private readonly kinds: number[] = [];
  private hasShown = false;

  /** Of legal cards of a seat in a world. */
  appraise(
    weights: Float64Array,
    state: Sitting,
    seat: Seat,
    legal: readonly Action[],
    count: number,
    stance: Stance,
  ): void {
    this.lookAround(state, seat);
    const { shown, shownAt } = this;
    this.hasShown = (shown[shownAt] | shown[shownAt + 1] | shown[shownAt + 2]) !== 0;
    for (let i = 0; i < count; i++) this.kinds[i] = legal[i].what;
    const played = state.tricks.count;
    const last = isLast(seat, played, state.setup.players, stance);
    this.addUp(weights, count, played === 0, last, stance);
  }

  /** The same for a seat whose own cards, those of the others and those shown are told as words. */
  appraiseSeen(
    weights: Float64Array,
    sight: Sight,
    kinds: readonly number[],
    count: number,
    stance: Stance,
  ): void {
    for (let i = 0; i < count; i++) this.kinds[i] = kinds[i];
    this.lookAt(sight);
    this.hasShown = true;
    this.addUp(weights, count, sight.played === 0, sight.last, stance);
  }

  private addUp(
    w: Float64Array,
    count: number,
    leads: boolean,
    last: boolean,
    stance: Stance,
  ): void {
    const { kinds, values, shown, shownAt, out0, out1, out2, own0, own1, own2 } = this;
    const { ranks, points, led, power: toBeat } = stance;
    const { power, suitOf, trump, deck, suits, above, below, strict } = ranks;
    const { wordOf, bitOf } = deck;
    const allyWins = !leads && (stance.allies & (1 << stance.best)) !== 0;
    const c = contextOf(leads, last, allyWins, stance) * SIZE;
    const t = trump * STEP;
    const trumpsOut = count3(out0 & suits[t], out1 & suits[t + 1], out2 & suits[t + 2]);
    // The weights by the places of their features, those that a card brings by itself.
    const byHeight = w[c];
    const byPower = w[c + 6] / 16;
    const byPoints = points.length > 0 ? w[c + 9] : 0;
    const byShown = this.hasShown ? w[c + 16] : 0;
    const byAlly = allyWins && (last || this.isSure(stance)) ? w[c + 18] : 0;
    const byWin =
      (leads ? 0 : w[c + 2]) + w[c + 10] * stance.stake + (last ? w[c + 3] : 0) - byAlly;
    let suit = -1;
    let out = 0;
    let bySuit = 0;
    let byBoss = 0;
    let bySureBoss = 0;
    /** What a card of the suit must beat to win the trick. */
    let bar = 0;
    let lowest = 0;
    let lowestPower = Number.POSITIVE_INFINITY;
    let cheapest = -1;
    let cheapestPower = leads ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (let i = 0; i < count; i++) {
      const kind = kinds[i];
      if (suitOf[kind] !== suit) {
        suit = suitOf[kind];
        const s = suit * STEP;
        const isTrump = suit === trump;
        out = count3(out0 & suits[s], out1 & suits[s + 1], out2 & suits[s + 2]);
        const own = count3(own0 & suits[s], own1 & suits[s + 1], own2 & suits[s + 2]);
        bySuit = byAlly + (w[c + 11] * own + w[c + 13] * out) / 8;
        byBoss = w[c + 1];
        bySureBoss = !last && (isTrump || trumpsOut === 0) ? w[c + 3] : 0;
        if (leads) bar = -1;
        else bar = isTrump || suit === led ? toBeat : Number.POSITIVE_INFINITY;
        if (isTrump) {
          bySuit += w[c + 7];
          if (!leads && led !== trump) bySuit += w[c + 8];
          if (leads && trumpsOut > 0) bySuit += w[c + 15];
        } else {
          if (own === 1) bySuit += w[c + 12];
          bySuit += (w[c + 14] * trumpsOut) / 8;
          if (trumpsOut > 0) byBoss += w[c + 17] * (1 - out / 12);
        }
      }
      const might = power[kind];
      let value = bySuit + byPower * might;
      let over = 0;
      if (out > 0) {
        const a = kind * STEP;
        over = count3(out0 & above[a], out1 & above[a + 1], out2 & above[a + 2]);
        const under = strict[kind]
          ? out - over
          : count3(out0 & below[a], out1 & below[a + 1], out2 & below[a + 2]);
        value += byHeight * HEIGHTS[under * MOST + over];
      }
      const wins = might > bar;
      if (over === 0) value += wins ? byBoss + bySureBoss : byBoss;
      if (wins) {
        value += byWin;
        if (might < cheapestPower) {
          cheapestPower = might;
          cheapest = i;
        }
      }
      if (might < lowestPower) {
        lowestPower = might;
        lowest = i;
      }
      if (byPoints !== 0) value += byPoints * points[kind];
      if (byShown !== 0 && shown[shownAt + wordOf[kind]] & bitOf[kind]) value += byShown;
      values[i] = value;
    }
    values[lowest] += w[c + 5];
    if (cheapest >= 0) values[cheapest] += w[c + 4];
  }
}
