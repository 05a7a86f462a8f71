import type { Action, Seat } from '@overtrick/engine';
import { type Sitting, WORDS } from '@overtrick/engine/kit';
import { contextOf, count3, isLast, SIZE, type Sight, type Stance } from './features.ts';
import { Lookout } from './lookout.ts';
import type { Ranks } from './ranks.ts';

/** A set of cards is three words here, one by one: a loop over them is half as fast. */
const STEP = WORDS;

/** What is the same for all cards of one effective suit; made when the first of them comes. */
interface SuitLook {
  suit: number;
  /** How many cards of it are in other hands, and in the own one. */
  out: number;
  own: number;
}

/** Room for the features of every legal card, used again at each decision. */
export class Features extends Lookout {
  readonly values = new Float64Array(SIZE * 64);
  /** Index into CONTEXTS. */
  context = 0;
  private readonly kinds: number[] = [];
  private readonly look: SuitLook = { suit: -1, out: 0, own: 0 };

  /** Fills in the features of these cards, all of them legal for this seat. */
  fill(state: Sitting, seat: Seat, legal: readonly Action[], count: number, stance: Stance): void {
    this.lookAround(state, seat);
    for (let i = 0; i < count; i++) this.kinds[i] = legal[i].what;
    const played = state.tricks.count;
    this.describe(count, played, isLast(seat, played, state.setup.players, stance), stance);
  }

  /** The same for a seat whose own cards, those of the others and those shown are told as words. */
  fillSeen(sight: Sight, kinds: readonly number[], count: number, stance: Stance): void {
    for (let i = 0; i < count; i++) this.kinds[i] = kinds[i];
    this.lookAt(sight);
    this.describe(count, sight.played, sight.last, stance);
  }

  private describe(count: number, played: number, last: boolean, stance: Stance): void {
    const { kinds } = this;
    const { ranks } = stance;
    const { power, trump, deck } = ranks;
    const leads = played === 0;
    const allyWins = !leads && (stance.allies & (1 << stance.best)) !== 0;
    this.context = contextOf(leads, last, allyWins, stance);
    const allySure = allyWins && (last || this.isSure(stance));
    const trumpsOut = this.countOut(ranks.suits, trump);
    let cheapest = -1;
    let lowest = 0;
    for (let i = 0; i < count; i++) {
      const kind = kinds[i];
      if (power[kind] < power[kinds[lowest]]) lowest = i;
      if (!leads && beats(stance, kind)) {
        if (cheapest < 0 || power[kind] < power[kinds[cheapest]]) cheapest = i;
      }
    }
    const { look, values: v } = this;
    look.suit = -1;
    for (let i = 0, at = 0; i < count; i++, at += SIZE) {
      const kind = kinds[i];
      const suit = ranks.suitOf[kind];
      if (suit !== look.suit) this.lookInto(suit, ranks);
      const isTrump = suit === trump;
      const above = this.countOut(ranks.above, kind);
      const below = look.out === 0 ? 0 : this.countOut(ranks.below, kind);
      const wins = leads || beats(stance, kind);
      const boss = above === 0;
      v[at] = below / (below + above + 1);
      v[at + 1] = boss ? 1 : 0;
      v[at + 2] = wins && !leads ? 1 : 0;
      v[at + 3] = wins && (last || (boss && (isTrump || trumpsOut === 0))) ? 1 : 0;
      v[at + 4] = i === cheapest ? 1 : 0;
      v[at + 5] = i === lowest ? 1 : 0;
      v[at + 6] = power[kind] / 16;
      v[at + 7] = isTrump ? 1 : 0;
      v[at + 8] = isTrump && !leads && stance.led !== trump ? 1 : 0;
      v[at + 9] = stance.points.length > 0 ? stance.points[kind] : 0;
      v[at + 10] = wins ? stance.stake : 0;
      v[at + 11] = look.own / 8;
      v[at + 12] = look.own === 1 && !isTrump ? 1 : 0;
      v[at + 13] = look.out / 8;
      v[at + 14] = isTrump ? 0 : trumpsOut / 8;
      v[at + 15] = leads && isTrump && trumpsOut > 0 ? 1 : 0;
      v[at + 16] = this.shown[this.shownAt + deck.wordOf[kind]] & deck.bitOf[kind] ? 1 : 0;
      v[at + 17] = boss && !isTrump && trumpsOut > 0 ? 1 - look.out / 12 : 0;
      v[at + 18] = allySure && !wins ? 1 : 0;
    }
  }

  private lookInto(suit: number, { suits }: Ranks): void {
    const { look } = this;
    const at = suit * STEP;
    look.suit = suit;
    look.out = this.countOut(suits, suit);
    look.own = count3(this.own0 & suits[at], this.own1 & suits[at + 1], this.own2 & suits[at + 2]);
  }

  private countOut(rows: Int32Array, row: number): number {
    const at = row * STEP;
    return count3(this.out0 & rows[at], this.out1 & rows[at + 1], this.out2 & rows[at + 2]);
  }
}

function beats({ led, power, ranks }: Stance, kind: number): boolean {
  const suit = ranks.suitOf[kind];
  return ranks.power[kind] > power && (suit === led || suit === ranks.trump);
}
