// What the bench prints: a table for people, or one JSON object a line for programs.

import type { CrewMeasurement, MemoryMeasurement } from './crews.ts';
import type { Measurement } from './harness.ts';
import type { Position } from './solver.ts';
import type { WorldCost } from './thoughts.ts';

type Line = Measurement | Position | WorldCost | CrewMeasurement | MemoryMeasurement;

export function jsonLines(lines: readonly Line[]): string {
  return lines
    .map((line) =>
      JSON.stringify(line, (_, value) => (typeof value === 'number' ? round(value) : value)),
    )
    .join('\n');
}

export function table(measurements: readonly Measurement[]): string {
  const times = (ratio?: number) => (ratio === undefined ? '' : `${ratio.toFixed(2)} ×`);
  const rows = measurements.map(({ name, nsPerMove, ratioToFloor, ratioToBare }) => [
    name,
    nsPerMove.toFixed(1),
    times(ratioToFloor),
    times(ratioToBare),
  ]);
  return aligned([['', 'ns a move', 'of the floor', 'of the bare playout'], ...rows]);
}

export function positionTable(positions: readonly Position[]): string {
  const rows = positions.map(({ name, msPerPosition, plainMs }) => [
    name,
    msPerPosition.toFixed(2),
    plainMs?.toFixed(2) ?? '',
  ]);
  return aligned([['', 'ms a position', 'plain alpha-beta'], ...rows]);
}

export function worldTable(worlds: readonly WorldCost[]): string {
  const rows = worlds.map(({ name, usPerWorld }) => [name, usPerWorld.toFixed(1)]);
  return aligned([['eight cards left', 'µs a world'], ...rows]);
}

export function crewTable(
  crews: readonly CrewMeasurement[],
  memory: readonly MemoryMeasurement[],
): string {
  const times = crews.map(({ name, speedUp, atBest }) => [
    name,
    `${speedUp.toFixed(2)} × one (at best ${atBest.toFixed(2)})`,
  ]);
  const sizes = memory.map(({ name, megabytes }) => [name, `${megabytes.toFixed(0)} MB`]);
  return aligned([...times, ...sizes]);
}

/** Names to the left, numbers to the right. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map(([name, ...numbers]) =>
      [name.padEnd(widths[0]), ...numbers.map((text, i) => text.padStart(widths[i + 1]))].join(
        '  ',
      ),
    )
    .map((line) => line.trimEnd())
    .join('\n');
}

/** A bar on a terminal's standard error, and nothing elsewhere. */
export function progressBar(terminal: NodeJS.WriteStream): (done: number, total: number) => void {
  if (!terminal.isTTY) return () => {};
  const width = 40;
  return (done, total) => {
    const full = Math.round((width * done) / total);
    const bar = `${'█'.repeat(full)}${'░'.repeat(width - full)}`;
    terminal.write(done === total ? '\r\x1b[K' : `\r${bar} ${done}/${total}`);
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
