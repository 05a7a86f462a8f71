import type { Seat } from '@overtrick/engine';
import { type Sitting, WORDS } from '@overtrick/engine/kit';
import type { Sight, Stance } from './features.ts';
import type { Ranks } from './ranks.ts';

/** A set of cards is three words here, one by one: a loop over them is half as fast. */
const STEP = WORDS;

/** What lies around a seat that is to play a card. */
export class Lookout {
  /** The cards in the other hands, and its own: three words each. */
  protected out0 = 0;
  protected out1 = 0;
  protected out2 = 0;
  protected own0 = 0;
  protected own1 = 0;
  protected own2 = 0;
  /** Those of its own that lie face up, and where their words begin. */
  protected shown: readonly number[] = [];
  protected shownAt = 0;

  protected lookAround({ cards }: Sitting, seat: Seat): void {
    const { hands, displays } = cards;
    const own = seat * STEP;
    let a = 0;
    let b = 0;
    let c = 0;
    for (let at = 0; at < hands.length; at += STEP) {
      if (at === own) continue;
      a |= hands[at] | displays[at];
      b |= hands[at + 1] | displays[at + 1];
      c |= hands[at + 2] | displays[at + 2];
    }
    this.out0 = a;
    this.out1 = b;
    this.out2 = c;
    this.own0 = hands[own] | displays[own];
    this.own1 = hands[own + 1] | displays[own + 1];
    this.own2 = hands[own + 2] | displays[own + 2];
    this.shown = displays;
    this.shownAt = own;
  }

  /** The same where it is told as words. */
  protected lookAt({ own, out, shown }: Sight): void {
    this.own0 = own[0];
    this.own1 = own[1];
    this.own2 = own[2];
    this.out0 = out[0];
    this.out1 = out[1];
    this.out2 = out[2];
    this.shown = shown;
    this.shownAt = 0;
  }

  /** Whether nothing that is out can beat what lies on the table. */
  protected isSure(stance: Stance): boolean {
    const { led, power, ranks } = stance;
    const rulesOut = power >= 16 || led === ranks.trump;
    return (rulesOut || this.isUnder(led, stance)) && this.isUnder(ranks.trump, stance);
  }

  /** Whether no card of a suit that is out has more power than what lies on the table. */
  private isUnder(suit: number, { power, ranks }: Stance): boolean {
    const { suits } = ranks;
    const at = suit * STEP;
    return (
      isWeak(this.out0 & suits[at], 0, power, ranks) &&
      isWeak(this.out1 & suits[at + 1], 1, power, ranks) &&
      isWeak(this.out2 & suits[at + 2], 2, power, ranks)
    );
  }
}

/** Whether none of the kinds in a word has more than this power. */
function isWeak(bits: number, word: number, power: number, ranks: Ranks): boolean {
  const { deck } = ranks;
  for (let rest = bits & deck.firsts[word]; rest !== 0; rest &= rest - 1) {
    const kind = deck.kindAt[word * 32 + 31 - Math.clz32(rest & -rest)];
    if (ranks.power[kind] > power) return false;
  }
  return true;
}
