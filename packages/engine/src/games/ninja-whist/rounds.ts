import type { NinjaSetup } from './state.ts';

const FEWEST = 3;
/** ninja-whist/2.2: from three players up. */
const LARGEST = [15, 11, 9, 7, 6, 5, 5];

export function largestHand(players: number): number {
  return LARGEST[players - FEWEST];
}

const schedules: (readonly number[])[] = [];

/** ninja-whist/2.3 to 2.5: the hand size of each round. */
export function roundsOf({
  players,
  options,
}: Pick<NinjaSetup, 'players' | 'options'>): readonly number[] {
  const { step, doubleMax } = options;
  const index = players * 4 + step + (doubleMax ? 2 : 0);
  schedules[index] ??= schedule(largestHand(players), step, doubleMax);
  return schedules[index];
}

function schedule(largest: number, step: 1 | 2, doubled: boolean): number[] {
  const sizes: number[] = [];
  for (let size = 1; size <= largest; size += step) sizes.push(size);
  if (doubled) sizes.push(largest);
  for (let size = largest - 1; size > 0; size -= step) sizes.push(size);
  return sizes;
}

export function isLastRound(setup: NinjaSetup): boolean {
  return setup.deal + 1 >= roundsOf(setup).length;
}
