import type { Layout } from './game.ts';

/** What is wrong with a deal of this pack, if anything; `stock` is how many cards lie aside. */
export function checkPack(
  pack: readonly string[],
  { hands, stock = [] }: Layout,
  size: number,
  stockSize: number,
): string | undefined {
  const seat = hands.findIndex((hand) => hand.length !== size);
  if (seat >= 0) return `seat ${seat} has ${hands[seat].length} cards instead of ${size}`;
  if (stock.length !== stockSize) return `the stock has ${stock.length} cards, not ${stockSize}`;
  return missing(pack, [...hands.flat(), ...stock]);
}

/** The first card that the pack does not have, or not so often. */
export function missing(pack: readonly string[], cards: readonly string[]): string | undefined {
  const left = new Map<string, number>();
  for (const code of pack) left.set(code, (left.get(code) ?? 0) + 1);
  for (const code of cards) {
    const count = left.get(code);
    if (count === undefined) return `${JSON.stringify(code)} is no card of this pack`;
    if (count === 0) return `${code} is there more often than in the pack`;
    left.set(code, count - 1);
  }
  return undefined;
}
