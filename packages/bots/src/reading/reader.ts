import type { Seat, View } from '@overtrick/engine';
import { type Deck, type Sitting, WORDS } from '@overtrick/engine/kit';
import type { Knowledge } from '../knowledge.ts';
import type { Sight, Stance } from '../play/features.ts';
import { likelihoodOf, type Weights } from '../play/policy.ts';
import { newOwner } from './memory.ts';
import { type Play, playsIn } from './plays.ts';

/** How closely players are taken to follow the policy, and how often they do something else. */
const HEAT = 1;
const SLIP = 0.1;

/** What is seen, written over for each card. */
interface Seeing extends Sight {
  readonly own: number[];
  readonly out: number[];
  shown: readonly number[];
  played: number;
  last: boolean;
}

/** Tells how likely the cards that were played would have been with other hands than the true ones. */
export class PlayReader {
  private readonly weights: Weights;
  private readonly deck: Deck;
  private readonly bySeat: readonly (readonly Play[])[];
  private readonly sight: Seeing = {
    own: [0, 0, 0],
    out: [0, 0, 0],
    shown: [0, 0, 0],
    played: 0,
    last: false,
  };
  private readonly legal: number[] = [];
  private readonly owner = newOwner();

  /** `world` is any that the view allows: what all of them have in common is read from it. */
  constructor(knowledge: Knowledge, weights: Weights, view: View, world: Sitting) {
    this.weights = weights;
    this.deck = world.cards.deck;
    const plays = playsIn(knowledge, view, world);
    this.bySeat = view.held.map((_, seat) => plays.filter((play) => play.seat === seat));
  }

  /** The logarithm for one seat, if these are the words of its hand now. */
  log(seat: Seat, hand: readonly number[]): number {
    const plays = this.bySeat[seat];
    let log = 0;
    for (let i = 0; i < plays.length; i++) {
      const { memory, matters } = plays[i];
      const at = memory.find(
        this.owner,
        hand[0] & matters[0],
        hand[1] & matters[1],
        hand[2] & matters[2],
      );
      if (Number.isNaN(memory.values[at])) memory.values[at] = this.logOf(plays[i], hand);
      log += memory.values[at];
    }
    return log;
  }

  private logOf(play: Play, hand: readonly number[]): number {
    this.look(play, hand);
    const count = this.listLegal(play.stance);
    if (count < 2) return 0;
    const part = likelihoodOf(this.weights, this.sight, this.legal, count, play, HEAT);
    return Math.log((1 - SLIP) * part + SLIP / count);
  }

  private look({ own, shown, left, played, last }: Play, hand: readonly number[]): void {
    const { sight } = this;
    for (let word = 0; word < WORDS; word++) {
      sight.own[word] = hand[word] | own[word];
      sight.out[word] = this.deck.tidy(left[word] & ~sight.own[word], word);
    }
    sight.shown = shown;
    sight.played = played;
    sight.last = last;
  }

  /** Cards of the led suit if there are any, otherwise all. */
  private listLegal({ led, ranks }: Stance): number {
    const { own } = this.sight;
    const at = led * WORDS;
    const follows =
      led >= 0 &&
      ((own[0] & ranks.suits[at]) |
        (own[1] & ranks.suits[at + 1]) |
        (own[2] & ranks.suits[at + 2])) !==
        0;
    let count = 0;
    for (let word = 0; word < WORDS; word++) {
      let rest = own[word] & this.deck.firsts[word];
      if (follows) rest &= ranks.suits[at + word];
      for (; rest !== 0; rest &= rest - 1) {
        this.legal[count++] = this.deck.kindAt[word * 32 + 31 - Math.clz32(rest & -rest)];
      }
    }
    return count;
  }
}
