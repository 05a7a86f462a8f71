import { type Deck, type Seat, type Sitting, Tricks, type View, WORDS } from '@overtrick/engine';
import type { Knowledge } from '../knowledge.ts';
import { emptyStance, isLast, readTrick, type Stance } from './features.ts';
import { likelihoodOf, type Weights } from './policy.ts';

/** How far players are trusted to play by the policy, and how often they do something else. */
const HEAT = 0.25;
const SLIP = 0.15;

/** Three words for a set of cards; a second copy is a bit of its own. */
export function wordsOf(deck: Deck, kinds: Iterable<number>): number[] {
  const words = [0, 0, 0];
  for (const kind of kinds) {
    const word = deck.wordOf[kind];
    words[word] |= words[word] & deck.bitOf[kind] ? deck.twinOf[kind] : deck.bitOf[kind];
  }
  return words;
}

/** A card that was played in sight of all, and what was there to be seen when it was. */
interface Play {
  readonly seat: Seat;
  readonly kind: number;
  readonly stance: Stance;
  readonly played: number;
  readonly last: boolean;
  /** What has left the hands since, and what lies shown: of the seat, of the others. */
  readonly own: readonly number[];
  readonly others: readonly number[];
  readonly shown: readonly number[];
}

/** Tells how likely the cards that were played would have been with other hands than the true ones. */
export class PlayReader {
  private readonly weights: Weights;
  private readonly deck: Deck;
  private readonly bySeat: readonly (readonly Play[])[];
  private readonly sight = {
    own: [0, 0, 0],
    out: [0, 0, 0],
    shown: [0, 0, 0],
    played: 0,
    last: false,
  };
  private readonly legal: number[] = [];

  /** `world` is any that the view allows: what all of them have in common is read from it. */
  constructor(knowledge: Knowledge, weights: Weights, view: View, world: Sitting) {
    this.weights = weights;
    this.deck = world.cards.deck;
    const plays = playsIn(knowledge, view, world);
    this.bySeat = view.held.map((_, seat) => plays.filter((play) => play.seat === seat));
  }

  /** The logarithm for one seat, if these are the words of the hands now. */
  log(seat: Seat, hands: readonly (readonly number[])[]): number {
    let log = 0;
    for (const play of this.bySeat[seat]) {
      this.look(play, hands);
      const count = this.listLegal(play.stance);
      if (count < 2) continue;
      const { sight, legal } = this;
      const part = likelihoodOf(this.weights, sight, legal, count, play, HEAT);
      log += Math.log((1 - SLIP) * part + SLIP / count);
    }
    return log;
  }

  private look(
    { seat, own, others, shown, played, last }: Play,
    hands: readonly (readonly number[])[],
  ) {
    const { sight } = this;
    for (let word = 0; word < WORDS; word++) {
      sight.own[word] = hands[seat][word] | own[word];
      sight.shown[word] = shown[word];
      let out = others[word];
      for (let other = 0; other < this.bySeat.length; other++) {
        if (other !== seat) out |= hands[other][word];
      }
      sight.out[word] = out;
    }
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

interface Card {
  readonly seat: Seat;
  readonly kind: number;
}

function playsIn(knowledge: Knowledge, view: View, world: Sitting): Play[] {
  const { deck, displays } = world.cards;
  const codes = (of: readonly unknown[]) => of.map((code) => deck.kind(String(code)));
  const cards: Card[] = view.history
    .filter(({ type }) => type === 'play')
    .map(({ seat, card }) => ({ seat, kind: deck.kind(String(card)) }));
  const open = new Set(
    view.history.flatMap(({ seat, type, cards: bid }) =>
      type === 'bid' && Array.isArray(bid) ? codes(bid).map((kind) => `${seat} ${kind}`) : [],
    ),
  );
  const shownNow = (seat: Seat) => displays.slice(seat * WORDS, (seat + 1) * WORDS);
  const tricks = new Tricks();
  return cards.map((card, at) => {
    const later = cards.slice(at);
    const wordsIn = (some: readonly Card[]) =>
      wordsOf(
        deck,
        some.map(({ kind }) => kind),
      );
    const own = later.filter(({ seat }) => seat === card.seat);
    const rest = later.filter(({ seat }) => seat !== card.seat);
    const { count: played } = tricks;
    const onTable = cards.slice(at - played, at);
    const stance = stanceAt(knowledge, world, tricks, card.seat);
    stance.stake = onTable.reduce((sum, { kind }) => sum + (stance.points[kind] ?? 0), 0);
    put(tricks, card, stance, world);
    const displayed = own.filter(({ seat, kind }) => open.has(`${seat} ${kind}`));
    const elsewhere = view.held.map((_, seat) => (seat === card.seat ? [0, 0, 0] : shownNow(seat)));
    return {
      ...card,
      stance,
      played,
      last: isLast(card.seat, played, view.held.length, stance),
      own: union(wordsIn(own), shownNow(card.seat)),
      others: union(wordsIn(rest), ...elsewhere),
      shown: union(wordsIn(displayed), shownNow(card.seat)),
    };
  });
}

function stanceAt(knowledge: Knowledge, world: Sitting, tricks: Tricks, seat: Seat): Stance {
  const stance = emptyStance();
  knowledge.stance(world, seat, stance);
  readTrick({ ...world, tricks }, stance);
  return stance;
}

function put(tricks: Tricks, { seat, kind }: Card, { seats }: Stance, { order }: Sitting): void {
  tricks.play(seat, kind, order);
  if (tricks.count === seats) tricks.take();
}

function union(...sets: readonly (readonly number[])[]): number[] {
  return [0, 1, 2].map((word) => sets.reduce((all, set) => all | set[word], 0));
}
