import { isPlay, type Seat, type View } from '@overtrick/engine';
import { type Deck, type Sitting, Tricks, WORDS } from '@overtrick/engine/kit';
import type { Knowledge } from '../knowledge.ts';
import { emptyStance, isLast, readTrick, type Stance } from '../play/features.ts';
import { wordsOf } from '../play/words.ts';
import { type Memory, memoryOf } from './memory.ts';

/** A card that was played in sight of all, and what was there to be seen when it was. */
export interface Play {
  readonly seat: Seat;
  readonly kind: number;
  readonly stance: Stance;
  readonly played: number;
  readonly last: boolean;
  /**
   * The seat's cards that are known to have been there then, those of them that lay face up, and all
   * cards that were still to be played.
   */
  readonly own: readonly number[];
  readonly shown: readonly number[];
  readonly left: readonly number[];
  /** The part of the hand that decides how likely the card was. */
  readonly matters: readonly number[];
  readonly memory: Memory;
}

interface Card {
  readonly seat: Seat;
  readonly kind: number;
}

/** All cards that were played so far. `world` is any that the view allows. */
export function playsIn(knowledge: Knowledge, view: View, world: Sitting): Play[] {
  const { deck, displays } = world.cards;
  const codes = (of: readonly unknown[]) => of.map((code) => deck.kind(String(code)));
  const cards: Card[] = view.history
    .filter(isPlay)
    .map(({ seat, card }) => ({ seat, kind: deck.kind(card) }));
  const open = new Set(
    view.history.flatMap(({ seat, type, cards: bid }) =>
      type === 'bid' && Array.isArray(bid) ? codes(bid).map((kind) => `${seat} ${kind}`) : [],
    ),
  );
  const shownNow = (seat: Seat) => displays.slice(seat * WORDS, (seat + 1) * WORDS);
  const pack = codes(knowledge.game.deck(view.setup));
  const tricks = new Tricks();
  const left = wordsOf(deck, pack);
  return cards.map((card, at) => {
    const later = cards.slice(at);
    const own = later.filter(({ seat }) => seat === card.seat);
    const { count: played } = tricks;
    const onTable = cards.slice(at - played, at);
    const stance = stanceAt(knowledge, world, tricks, card.seat);
    stance.stake = onTable.reduce((sum, { kind }) => sum + (stance.points[kind] ?? 0), 0);
    put(tricks, card, stance, world);
    const leftThen = left.slice();
    spend(deck, left, card.kind);
    const displayed = own.filter(({ seat, kind }) => open.has(`${seat} ${kind}`));
    return {
      ...card,
      stance,
      played,
      last: isLast(card.seat, played, view.held.length, stance),
      own: union(wordsOf(deck, kindsOf(own)), shownNow(card.seat)),
      shown: union(wordsOf(deck, kindsOf(displayed)), shownNow(card.seat)),
      left: leftThen,
      matters: whatMatters(card.kind, stance),
      memory: memoryOf(at),
    };
  });
}

/** Takes one copy of a kind away. */
function spend({ wordOf, bitOf, twinOf }: Deck, words: number[], kind: number): void {
  const word = wordOf[kind];
  words[word] ^= words[word] & twinOf[kind] ? twinOf[kind] : bitOf[kind];
}

function kindsOf(cards: readonly Card[]): number[] {
  return cards.map(({ kind }) => kind);
}

/** Who follows chooses among the cards of that suit, with an eye to the trumps; who does not, among all. */
function whatMatters(kind: number, { led, ranks: { suits, suitOf, trump } }: Stance): number[] {
  const rowOf = (suit: number) => [...suits.subarray(suit * WORDS, (suit + 1) * WORDS)];
  return suitOf[kind] === led ? union(rowOf(led), rowOf(trump)) : [-1, -1, -1];
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
