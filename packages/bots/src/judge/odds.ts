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
export function oddsStageOf(view: View): OddsStage {
  if (view.phase !== 'play') return 'call';
  return halfOf(view, 2 * playedPart(view) < 1 ? 'early' : 'late');
}

function halfOf({ sides, eyes }: View, half: 'early' | 'late'): OddsStage {
  const isAgainst = sides.some(({ role, seats }) => role === 'defence' && seats.includes(eyes));
  return isAgainst ? `against-${half}` : half;
}

/** How much of its cards a seat has played. */
function playedPart({ eyes, hand, displays, dealt }: View): number {
  const left = hand.length + (displays[eyes]?.length ?? 0);
  return dealt.length === 0 ? 1 : 1 - left / dealt.length;
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

/**
 * The same where odds are followed through a deal: from the middle of its first half to that of its second one curve
 * becomes the other, so that nothing seems to change where only the curve does.
 */
export function tellOddsThrough(table: OddsTable, view: View, counted: number): number {
  if (view.phase !== 'play') return tellOdds(table, 'call', counted);
  const late = Math.min(1, Math.max(0, 2 * playedPart(view) - 0.5));
  const told = (half: 'early' | 'late') => tellOdds(table, halfOf(view, half), counted);
  return (1 - late) * told('early') + late * told('late');
}

/** What a curve is a sum of. */
export function oddsFigures(counted: number): readonly [forIt: number, against: number] {
  const odds = Math.min(SURE, Math.max(1 - SURE, counted));
  return [Math.log(odds), -Math.log(1 - odds)];
}
