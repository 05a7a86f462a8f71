import { ODDS_STAGES, type OddsCurve, type OddsTable, oddsFigures } from '@overtrick/bots/training';
import { solve } from '../train/fit.ts';
import type { OddsForecast } from './odds.ts';

/** Fewer forecasts are no reason to tell other odds than were counted. */
const FEW = 80;
/** How firmly a curve is held to telling what was counted, in forecasts. */
const RIDGE = 4;
const STEPS = 20;
/** Tells what was counted. */
const AS_COUNTED: OddsCurve = [1, 1, 0];

/** By stage, the curve under which what came of the forecasts is likeliest. */
export function fitOdds(forecasts: readonly OddsForecast[]): OddsTable {
  const curves = ODDS_STAGES.flatMap((stage) => {
    const found = forecasts.filter((each) => each.stage === stage);
    return found.length < FEW ? [] : [[stage, curveOf(found)] as const];
  });
  return Object.fromEntries(curves);
}

/** By the method of Newton. Who counted more is never told less. */
function curveOf(forecasts: readonly OddsForecast[]): OddsCurve {
  let curve: OddsCurve = AS_COUNTED;
  for (let i = 0; i < STEPS; i++) {
    const [belief, doubt, bias] = stepped(forecasts, curve);
    curve = [Math.max(0, belief), Math.max(0, doubt), bias];
  }
  const [belief, doubt, bias] = curve.map((each) => Math.round(100 * each) / 100);
  return [belief, doubt, bias];
}

function stepped(forecasts: readonly OddsForecast[], curve: OddsCurve): number[] {
  const matrix = curve.map((_, i) => curve.map((__, j) => (i === j ? RIDGE : 0)));
  const right = curve.map((each, i) => RIDGE * (AS_COUNTED[i] - each));
  for (const { counted, made } of forecasts) {
    const figures = [...oddsFigures(counted), 1];
    const sum = figures.reduce((total, figure, i) => total + figure * curve[i], 0);
    const odds = 1 / (1 + Math.exp(-sum));
    for (const [i, figure] of figures.entries()) {
      right[i] += figure * ((made ? 1 : 0) - odds);
      for (const [j, other] of figures.entries()) {
        matrix[i][j] += figure * other * odds * (1 - odds);
      }
    }
  }
  return solve(matrix, right).map((step, i) => curve[i] + step);
}
