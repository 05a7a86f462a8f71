import type { Seat } from '@overtrick/engine';
import { useEffect, useState } from 'preact/hooks';
import type { KnownTable } from '../../play/onlooker.ts';
import type { FriendsTable } from '../friends-table.ts';
import { useFriendWords } from '../words.ts';

/** What a clock shows: what is left of the turn, of the bank, and which part of the turn that is. */
interface Reading {
  readonly turn: number;
  readonly bank: number;
  readonly part: number;
}

interface Props {
  readonly table: FriendsTable;
  readonly known: KnownTable;
  readonly seat: Seat;
}

const SECOND = 1000;

/** By the clock of the table, as well as it is known here; undefined where nobody looks at one. */
function readingOf({ table, known, seat }: Props): Reading | undefined {
  const clock = known.clocks?.[seat];
  const pace = known.company?.agreement.pace;
  if (!clock || !pace || known.dealOver) return undefined;
  const { left, since } = clock;
  const spent = since === null ? 0 : Math.max(0, table.now - since);
  const turn = Math.max(0, pace.turn - spent);
  const bank = Math.max(0, left - Math.max(0, spent - pace.turn));
  return { turn, bank, part: pace.turn === 0 ? 0 : turn / pace.turn };
}

export function isRunning({ clocks, paused, closed }: KnownTable, seat: Seat): boolean {
  return !paused && closed === null && (clocks?.[seat]?.since ?? null) !== null;
}

/** Draws again every second, as long as a clock runs. */
function useSeconds(isOn: boolean): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isOn) return;
    const timer = setInterval(() => redraw((n) => n + 1), SECOND);
    return () => clearInterval(timer);
  }, [isOn]);
}

/** Figures of a clock that runs: what is left of the turn, and the bank below. */
export function ClockFigure(props: Props) {
  const { play } = useFriendWords();
  useSeconds(isRunning(props.known, props.seat));
  const reading = readingOf(props);
  if (!reading) return null;
  const { turn, bank } = reading;
  return (
    <span class="seat-figure seat-clock" data-low={(turn === 0 && bank < 30 * SECOND) || undefined}>
      <b>{timeOf(turn)}</b>
      {bank > 0 && <small>{play.bank(timeOf(bank))}</small>}
    </span>
  );
}

/** Round the face: how much of the turn is left. */
export function ClockRing(props: Props) {
  useSeconds(isRunning(props.known, props.seat));
  const reading = readingOf(props);
  if (!reading) return null;
  return (
    <svg class="clock-ring" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <circle
        cx="24"
        cy="24"
        r="22.5"
        pathLength="100"
        stroke-dasharray={`${100 * reading.part} 100`}
      />
    </svg>
  );
}

/** What is left in the bank of somebody whose clock stands still. */
export function BankWords(props: Props) {
  const { play } = useFriendWords();
  const reading = readingOf(props);
  return reading && reading.bank > 0 ? <span>{play.bank(timeOf(reading.bank))}, </span> : null;
}

const [MINUTE, HOUR, DAY] = [60, 3600, 86_400];

/** "0:18", "2:10"; "5 h" and "2 d" where it does not matter to the minute. */
function timeOf(ms: number): string {
  const seconds = Math.ceil(ms / SECOND);
  if (seconds >= 2 * DAY) return `${Math.floor(seconds / DAY)} d`;
  if (seconds >= HOUR) return `${Math.floor(seconds / HOUR)} h`;
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
