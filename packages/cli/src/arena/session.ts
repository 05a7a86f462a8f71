import {
  addEffort,
  compare,
  emptyEffort,
  estimate,
  Standing,
  type Sums,
  type Test,
  type Trial,
  type TrialResult,
  testGain,
  type Workforce,
} from '@overtrick/lab';
import { usage } from '../io.ts';
import { whole } from '../style.ts';

/** The first line of a results file: what the results are of. */
export function headingOf(trial: Trial): object {
  return { format: 'overtrick-arena/1', ...trial };
}

/** A trial on its way: what was known before, and what is played now. */
export class TrialSession {
  readonly trial: Trial;
  readonly asked: number;
  /** The gain that is asked about, if one is. */
  readonly until: number | undefined;
  readonly standing: Standing;
  /** Of what is played now: it says something about this machine only. */
  readonly effort = { a: emptyEffort(), b: emptyEffort() };

  constructor(trial: Trial, asked: number, until?: number) {
    this.trial = trial;
    this.asked = asked;
    this.until = until;
    this.standing = new Standing(trial);
  }

  get done(): number {
    return this.standing.gain.n;
  }

  get part(): number {
    return this.done / this.asked;
  }

  get test(): Test | undefined {
    return this.until === undefined ? undefined : testGain(this.standing.gain, this.until);
  }

  get isOver(): boolean {
    const verdict = this.test?.verdict ?? 'undecided';
    return this.done >= this.asked || verdict !== 'undecided';
  }

  get figures(): string {
    const noun = this.trial.pairing === 'matches' ? 'matches' : 'deals';
    const gain = this.done > 0 ? `, A ${gainText(this)}` : '';
    return `${whole(this.done)} of ${whole(this.asked)} ${noun}${gain}`;
  }

  /** Counts the results of a file, in their order, as far as they are wanted. */
  recall(entries: readonly string[]): void {
    for (const [index, line] of entries.entries()) {
      if (this.isOver) return;
      this.standing.add(readResult(line, index));
    }
  }

  /** Plays what is still wanted, and stops when the question is answered. */
  async *play(manner: Workforce): AsyncGenerator<TrialResult> {
    if (this.isOver) return;
    const range = { from: this.done, to: this.asked };
    for await (const { result, effort } of compare(this.trial, range, manner)) {
      this.standing.add(result);
      addEffort(this.effort.a, effort.a);
      addEffort(this.effort.b, effort.b);
      yield result;
      if (this.isOver) return;
    }
  }
}

/** "+1.25 ± 0.30", in per cent for wins. */
export function gainText({ trial, standing }: TrialSession): string {
  const isMatch = trial.pairing === 'matches';
  return isMatch ? `${signedText(standing.gain, 100)} %` : signedText(standing.gain);
}

/** A mean with half of its 95 % interval, so many times as large. */
export function signedText(sums: Sums, times = 1): string {
  const { mean, spread } = estimate(sums);
  const sign = mean < 0 ? '−' : '+';
  const half = spread === null ? '' : ` ± ${(times * spread).toFixed(2)}`;
  return `${sign}${Math.abs(times * mean).toFixed(2)}${half}`;
}

function readResult(line: string, index: number): TrialResult {
  try {
    const result: TrialResult = JSON.parse(line);
    if (result.number === index && Array.isArray(result.runs)) return result;
  } catch {
    // Told below.
  }
  throw usage(`line ${index + 2} of the file is not result ${index}; --force replaces the file`);
}
