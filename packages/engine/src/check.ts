import type { Layout, Refusal, Saying } from './game.ts';
import { FORMAT } from './move.ts';
import { quote } from './quote.ts';
import { type CommonSays, sayings } from './says.ts';

const because = sayings<CommonSays>();

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
    return { clause, why: because('hand-size', { seat, cards: hands[seat].length, size }) };
  }
  if (stock.length > 0 && aside === 0) return { clause: FORMAT, why: because('no-stock') };
  if (stock.length !== aside) {
    return { clause, why: because('stock-size', { cards: stock.length, size: aside }) };
  }
  const why = missing(pack, [...hands.flat(), ...stock]);
  return why === undefined ? undefined : { clause, why };
}

/** The first card that the pack does not have, or not so often. */
export function missing(pack: readonly string[], cards: readonly string[]): Saying | undefined {
  const left = new Map<string, number>();
  for (const code of pack) left.set(code, (left.get(code) ?? 0) + 1);
  for (const code of cards) {
    const count = left.get(code);
    if (count === undefined) return because('no-card', { given: quote(code) });
    if (count === 0) return because('too-often', { card: code });
    left.set(code, count - 1);
  }
  return undefined;
}
