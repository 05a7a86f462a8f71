import type { View } from '@overtrick/engine';

/**
 * What odds in worlds have come to at tables: how far what was counted for it and against it is believed, and what speaks
 * for it anyway.
 */
export type OddsCurve = readonly [belief: number, doubt: number, bias: number];

/** By stage of a deal. One that is missing is told as it was counted. */
export type OddsTable = Readonly<Partial<Record<OddsStage, OddsCurve>>>;

/** Where in a deal odds are told, and by whom: worlds are wrong in another way for those who play against. */
export const ODDS_STAGES = ['call', 'early', 'late', 'against-early', 'against-late'] as const;
export type OddsStage = (typeof ODDS_STAGES)[number];

/** Before the first card it is a call, in the first half of the tricks early. */
export function oddsStageOf({ phase, eyes, sides, hand, displays, dealt }: View): OddsStage {
  if (phase !== 'play') return 'call';
  const isAgainst = sides.some(({ role, seats }) => role === 'defence' && seats.includes(eyes));
  const left = hand.length + (displays[eyes]?.length ?? 0);
  const half = 2 * left > dealt.length ? 'early' : 'late';
  return isAgainst ? `against-${half}` : half;
}

/** However many worlds agree, nothing is quite sure. */
const SURE = 0.99;

/** How odds that were counted in worlds are told. */
export function tellOdds(table: OddsTable, stage: OddsStage, counted: number): number {
  const curve = table[stage];
  if (!curve) return counted;
  const [forIt, against] = oddsFigures(counted);
  const [belief, doubt, bias] = curve;
  return 1 / (1 + Math.exp(-(belief * forIt + doubt * against + bias)));
}

/** What a curve is a sum of. */
export function oddsFigures(counted: number): readonly [forIt: number, against: number] {
  const odds = Math.min(SURE, Math.max(1 - SURE, counted));
  return [Math.log(odds), -Math.log(1 - odds)];
}
