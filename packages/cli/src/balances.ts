import type { WorldMean } from '@overtrick/bots';
import type { DealRecord, GameRecord } from '@overtrick/engine';
import { stopsIn } from '@overtrick/table';
import { type CoursePoint, type DealCourse, type Turn, turnsIn } from '@overtrick/table/analysis';
import type { SeatBalance } from './analysed.ts';
import { nameIn } from './verdicts.ts';

/** For other programs, as docs/analysis.md says. */
export function balanceJson({ deal, seat, fortune, course }: SeatBalance): object {
  return { deal, seat, ...fortune, course, turns: turnsIn(course) };
}

/** Two lines: luck and play, and the course of the deal. */
export function balanceWords(balance: SeatBalance, record: GameRecord): string {
  const { deal, seat, fortune, course } = balance;
  const { cards, play, rest, result } = fortune;
  return [
    `deal ${deal}, ${nameIn(record, seat)}: ${signed(result)} beside the mean of the others. ` +
      `Cards before the first call ${estimateWords(cards)}, own decisions ${estimateWords(play)}, ` +
      `hidden cards and the others ${estimateWords(rest)}; ${cards.worlds} likely deals`,
    ...courseLines(course, record.deals[deal]),
  ].join('\n');
}

const ABOUT: Readonly<Record<DealCourse['about'], string>> = {
  own: 'chance of the own bid, in 100',
  contract: 'chance of the contract, in 100',
  defence: 'chance to stop the contract, in 100',
  open: 'chance of the bid, in 100',
  points: 'points beside the others',
};

function courseLines(course: DealCourse, deal: DealRecord): string[] {
  const { about, points } = course;
  if (points.length === 0) return [];
  const figure = (value: number) => (about === 'points' ? signed(value) : inHundred(value));
  const [{ worlds }] = points;
  const stops = stopsIn(deal).filter((move) => move >= points[0].move);
  const told = ({ mean, low, high }: CoursePoint) =>
    `${figure(mean)} (${figure(low)} to ${figure(high)})`;
  const turn = ({ from, to }: Turn) =>
    `trick ${stops.indexOf(to.move)} ${told(from)} → ${told(to)}`;
  const turns = turnsIn(course).map(turn);
  return [
    `  ${ABOUT[about]}, from the first card and after each trick: ${points.map(told).join(', ')}; ${worlds} likely deals each`,
    ...(turns.length > 0
      ? [`  turning points: ${turns.join(', ')}; ${worlds} likely deals each`]
      : []),
  ];
}

function estimateWords({ mean, spread }: WorldMean): string {
  return `${signed(mean)} (${signed(mean - spread)} to ${signed(mean + spread)})`;
}

function inHundred(value: number): string {
  return String(Math.round(100 * value));
}

function signed(value: number): string {
  const rounded = value.toFixed(1).replace('-0.0', '0.0');
  return rounded.startsWith('-') ? rounded.replace('-', '−') : `+${rounded}`;
}
