import type { View } from '@overtrick/engine';

/** What odds in worlds have come to at tables: pairs of both, rising; between them lies a straight line. */
export type OddsMap = readonly (readonly [counted: number, told: number])[];

/** By stage of a deal. One that is missing is told as it was counted. */
export type OddsTable = Readonly<Partial<Record<OddsStage, OddsMap>>>;

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

/** How odds that were counted in worlds are told. */
export function tellOdds(table: OddsTable, stage: OddsStage, counted: number): number {
  const map = table[stage];
  return map && map.length > 0 ? along(map, counted) : counted;
}

/** Level before the first point and after the last. */
function along(map: OddsMap, counted: number): number {
  const next = map.findIndex(([at]) => at >= counted);
  if (next < 0) return map[map.length - 1][1];
  const [to, told] = map[next];
  const [from, before] = map[Math.max(0, next - 1)];
  return to === from ? told : before + ((counted - from) / (to - from)) * (told - before);
}
