import type { MarkCheck } from '@overtrick/lab';
import { percent, type Style, table, whole } from '../style.ts';

/** How many moves of a phase were judged, marked, and marked rightly by a second judgement. */
interface MarkCount {
  readonly phase: string;
  readonly judged: number;
  readonly marked: number;
  readonly confirmed: number;
}

/** As plain data, for `--json`. */
export function marksData(checks: readonly MarkCheck[], marksFrom: number): object {
  return { marksFrom, all: countOf('all', checks, marksFrom), phases: phasesIn(checks, marksFrom) };
}

export function marksText(checks: readonly MarkCheck[], marksFrom: number, style: Style): string {
  const counts = [...phasesIn(checks, marksFrom), countOf('all', checks, marksFrom)];
  const rows = counts.map(({ phase, judged, marked, confirmed }) => [
    phase,
    whole(judged),
    whole(marked),
    percent(marked, judged),
    whole(confirmed),
    percent(confirmed, marked),
  ]);
  const heads = ['phase', 'judged', 'marked', 'of them', 'confirmed', 'of these'];
  return table(style, `Moves that lose more than ${marksFrom} points`, heads, rows, []);
}

function phasesIn(checks: readonly MarkCheck[], marksFrom: number): MarkCount[] {
  const phases = [...new Set(checks.map(({ phase }) => phase))];
  return phases.map((phase) =>
    countOf(
      phase,
      checks.filter((each) => each.phase === phase),
      marksFrom,
    ),
  );
}

function countOf(phase: string, checks: readonly MarkCheck[], marksFrom: number): MarkCount {
  const marked = checks.filter(({ isMarked }) => isMarked);
  return {
    phase,
    judged: checks.length,
    marked: marked.length,
    confirmed: marked.filter(({ again = 0 }) => again > marksFrom).length,
  };
}
