// Cards are strings, hands are lists of strings, and identical copies are equal strings.
import { must } from './foul.ts';

export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new Error(`nothing at ${index}`);
  return item;
}

export function count<T>(list: readonly T[], item: T): number {
  return list.filter((other) => other === item).length;
}

export function distinct<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}

/** Whether `list` has every item of `items`, copies counted. */
export function holds(list: readonly string[], items: readonly string[]): boolean {
  return distinct(items).every((item) => count(items, item) <= count(list, item));
}

/** `list` without one copy for each of `items`. */
export function without(list: readonly string[], items: readonly string[]): string[] {
  const rest = [...list];
  for (const item of items) {
    const place = rest.indexOf(item);
    if (place < 0) throw new Error(`${item} is not there`);
    rest.splice(place, 1);
  }
  return rest;
}

/** Every different choice of two of the cards, in alphabetical order. */
export function pairsOf(cards: readonly string[]): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  const sorted = [...cards].sort();
  sorted.forEach((first, i) => {
    for (const second of sorted.slice(i + 1)) pairs.set(`${first} ${second}`, [first, second]);
  });
  return [...pairs.values()];
}

export function range(from: number, to: number): number[] {
  const numbers: number[] = [];
  for (let n = from; n <= to; n++) numbers.push(n);
  return numbers;
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

/** The seats clockwise from `first`. */
export function around(first: number, players: number): number[] {
  return range(0, players - 1).map((step) => (first + step) % players);
}

export function suitOf(card: string): string {
  return card.slice(0, 1);
}

/** The number on a card of a game whose ranks are numbers. */
export function numberOf(card: string): number {
  return Number(card.slice(1));
}

export function checkHands(hands: readonly string[][], size: number, rule: string): void {
  hands.forEach((hand, seat) => {
    must(hand.length === size, rule, `seat ${seat} was dealt ${hand.length} cards, not ${size}`);
  });
}

export function checkDeck(dealt: readonly string[], deck: readonly string[], rule: string): void {
  for (const card of distinct([...dealt, ...deck])) {
    const copies = count(dealt, card);
    const right = count(deck, card);
    must(copies === right, rule, `${card} was dealt ${copies} times, the deck has ${right}`);
  }
}
