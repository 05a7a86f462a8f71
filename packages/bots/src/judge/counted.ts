import type { Seat } from '@overtrick/engine';
import { kindsIn, type Sitting } from '@overtrick/engine/kit';
import type { Fate, MoveFates } from './fates.ts';

const TEN = 10;

/** In how many of ten: all or none only if it is so in every one of them. */
export function tenthsOf<One>(
  list: readonly One[],
  isSo: (one: One, i: number) => boolean,
): number {
  const n = list.filter(isSo).length;
  if (n === 0 || n === list.length) return n === 0 ? 0 : TEN;
  return Math.min(TEN - 1, Math.max(1, Math.round((TEN * n) / list.length)));
}

/** Who takes a trick most often from a card, with what, and in how many of ten deals; and holds that card in how many. */
interface Stopper {
  readonly seat: Seat;
  readonly card: string;
  readonly takes: number;
  readonly holds: number;
}

export function stopperIn(
  { fates }: MoveFates,
  worlds: readonly Sitting[],
  isFriend: (seat: Seat) => boolean,
): Stopper | undefined {
  const seat = mostOften(
    fates.flatMap(({ taker }) => (taker === undefined || isFriend(taker) ? [] : [taker])),
  );
  if (seat === undefined) return undefined;
  const isTaken = ({ taker }: Fate) => taker === seat;
  const card = mostOften(fates.filter(isTaken).flatMap((fate) => fate.card ?? []));
  if (card === undefined) return undefined;
  const holds = tenthsOf(worlds, (world) => hasCard(world, seat, card));
  return { seat, card, takes: tenthsOf(fates, isTaken), holds };
}

function mostOften<One>(list: readonly One[]): One | undefined {
  const counts = new Map<One, number>();
  for (const one of list) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].reduce<[One, number] | undefined>(
    (most, each) => (most && most[1] >= each[1] ? most : each),
    undefined,
  )?.[0];
}

/** In hand or face up, when the move is made. */
function hasCard({ cards }: Sitting, seat: Seat, card: string): boolean {
  const { deck, hands, displays } = cards;
  const kind = deck.kind(card);
  return [hands, displays].some((words) => kindsIn(deck, words, seat * deck.words).includes(kind));
}
