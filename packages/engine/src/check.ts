import type { Layout, Refusal } from './game.ts';
import { FORMAT } from './move.ts';
import { quote } from './quote.ts';

/** A deal as the rules want it: from which cards, how many each and aside, and by which clause. */
export interface Rule {
  readonly pack: readonly string[];
  readonly size: number;
  readonly stock?: number;
  readonly clause: string;
}

/** What is wrong with a deal, if anything. */
export function checkPack(
  { hands, stock = [] }: Layout,
  { pack, size, stock: aside = 0, clause }: Rule,
): Refusal | undefined {
  const seat = hands.findIndex((hand) => hand.length !== size);
  if (seat >= 0) {
    return { clause, why: `seat ${seat} has ${hands[seat].length} cards instead of ${size}` };
  }
  if (stock.length > 0 && aside === 0) return { clause: FORMAT, why: 'this game has no "stock"' };
  if (stock.length !== aside) {
    return { clause, why: `there must be ${aside} cards in the stock, not ${stock.length}` };
  }
  const why = missing(pack, [...hands.flat(), ...stock]);
  return why === undefined ? undefined : { clause, why };
}

/** The first card that the pack does not have, or not so often. */
export function missing(pack: readonly string[], cards: readonly string[]): string | undefined {
  const left = new Map<string, number>();
  for (const code of pack) left.set(code, (left.get(code) ?? 0) + 1);
  for (const code of cards) {
    const count = left.get(code);
    if (count === undefined) return `${quote(code)} is no card of this pack`;
    if (count === 0) return `${code} is there more often than in the pack`;
    left.set(code, count - 1);
  }
  return undefined;
}
