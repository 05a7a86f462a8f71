/** So many units were played at this moment; both times in milliseconds. */
export interface PaceMark {
  readonly units: number;
  readonly at: number;
}

/** How long something takes in milliseconds, and between what. */
export interface TimeLeft {
  readonly about: number;
  readonly least: number;
  readonly most: number;
}

/** A forecast of time as it may be told. */
export type ToldTime =
  | { readonly kind: 'short' }
  | { readonly kind: 'about'; readonly ms: number }
  | { readonly kind: 'between'; readonly least: number; readonly most: number }
  | { readonly kind: 'most'; readonly ms: number };

/** Of what is over before this nobody wants to know more. */
export const SHORT_MS = 10_000;

/** More are not needed to know it: then every other one goes, and fewer of those that come are kept. */
const MOST_MARKS = 256;
/** Before every thread has handed over so often, nothing can be told apart from how it begins. */
const FEWEST_ROUNDS = 4;
/** What was played of late is laid in so many heaps of as many units each. */
const HEAPS = 4;
/** Where the later heaps went by so much faster than the earlier ones, programs still warm up. */
const STEADY = 0.93;
/** In less time no program is warm, whatever a few chunks seem to say. */
const WARM_MS = 4000;
/** And what is judged by has taken at least so long. */
const LATE_MS = 1500;
/** What may be off by more, in two standard errors, is told as from so much to so much. */
const NEAR = 0.2;

/**
 * How fast units are played by now. Programs become faster while they warm up, at first by far: the first half of what was
 * played tells nothing of the rest. Whether the later half does is seen by its own parts.
 */
export class StudyPace {
  readonly #jobs: number;
  #marks: PaceMark[];
  #last: PaceMark;
  #chunks = 0;
  #rounds = 0;
  #keptOf = 1;

  constructor(begin: PaceMark, jobs: number) {
    this.#marks = [begin];
    this.#last = begin;
    this.#jobs = jobs;
  }

  /** To be told of each chunk. Threads hand over side by side: only when each has done one more is it a mark. */
  note(mark: PaceMark): void {
    if (++this.#chunks % this.#jobs !== 0) return;
    this.#last = mark;
    this.#rounds++;
    if (this.#rounds % this.#keptOf === 0) this.#marks.push(mark);
    if (this.#marks.length < MOST_MARKS) return;
    this.#marks = this.#marks.filter((_, i) => i % 2 === 0);
    this.#keptOf *= 2;
  }

  /** Whether programs are as fast as they will be, as far as one can see. */
  get #isSettled(): boolean {
    const [a, b, c, d] = this.#heaps;
    const isLong = this.#last.at - this.#marks[0].at >= WARM_MS && a + b + c + d >= LATE_MS;
    return isLong && this.#isSeen && c + d >= STEADY * (a + b);
  }

  /** Whether every thread has handed over often enough. */
  get #isSeen(): boolean {
    return this.#rounds >= FEWEST_ROUNDS;
  }

  /** How long so many units more take, as far as one may say it. What only becomes faster has no least. */
  tell(units: number): ToldTime | undefined {
    const left = this.timeFor(units);
    if (!left) return undefined;
    const { about, least, most } = left;
    if (most < SHORT_MS) return { kind: 'short' };
    if (!this.#isSettled) return { kind: 'most', ms: most };
    return most > (1 + NEAR) * about
      ? { kind: 'between', least, most }
      : { kind: 'about', ms: about };
  }

  /** How long so many units more take; undefined while none was played. */
  timeFor(units: number): TimeLeft | undefined {
    const size = this.#late / HEAPS;
    if (size === 0) return undefined;
    const heaps = this.#heaps;
    const mean = heaps.reduce((a, b) => a + b, 0) / HEAPS;
    const about = (mean * units) / size;
    // Too few to see their luck.
    if (!this.#isSeen) return { about, least: 0, most: 2 * about };
    const squares = heaps.reduce((sum, ms) => sum + (ms - mean) ** 2, 0);
    // Both what was seen and what is to come differ by luck.
    const error = Math.sqrt((squares / (HEAPS - 1)) * (1 / HEAPS + size / units)) / mean;
    const least = about * Math.max(0, 1 - 2 * error);
    return { about, least, most: about * (1 + 2 * error) };
  }

  /** Units of the later half of what was played. */
  get #late(): number {
    return (this.#last.units - this.#marks[0].units) / 2;
  }

  /** How long each heap of the later half took. */
  get #heaps(): number[] {
    const from = this.#last.units - this.#late;
    const ends = Array.from({ length: HEAPS + 1 }, (_, i) =>
      this.#timeAt(from + (i * this.#late) / HEAPS),
    );
    return ends.slice(1).map((end, i) => end - ends[i]);
  }

  /** When so many units were there, as if they had come evenly between two marks. */
  #timeAt(units: number): number {
    const marks = [...this.#marks, this.#last];
    const next = marks.findIndex((mark) => mark.units >= units);
    if (next <= 0) return marks[0].at;
    const [before, after] = [marks[next - 1], marks[next]];
    const part = (units - before.units) / (after.units - before.units);
    return before.at + part * (after.at - before.at);
  }
}
