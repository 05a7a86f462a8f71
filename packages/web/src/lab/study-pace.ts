/** So many units were played at this moment, in milliseconds. */
interface Mark {
  readonly units: number;
  readonly at: number;
}

/** More are not needed to know it: then every other one goes, and fewer of those that come are kept. */
const MOST_MARKS = 200;

/** How fast units are played by now: the first half of what was played tells nothing, as programs become faster while they warm up. */
export class StudyPace {
  private marks: readonly Mark[];
  private last: Mark;
  private noted = 0;
  private keptOf = 1;

  constructor(begin: Mark) {
    this.marks = [begin];
    this.last = begin;
  }

  note(mark: Mark): void {
    this.last = mark;
    this.noted++;
    if (this.noted % this.keptOf === 0) this.marks = [...this.marks, mark];
    if (this.marks.length < MOST_MARKS) return;
    this.marks = this.marks.filter((_, i) => i % 2 === 0);
    this.keptOf *= 2;
  }

  /** How many milliseconds so many units more take; undefined while none was played. */
  timeFor(units: number): number | undefined {
    const { marks, last } = this;
    const half = (marks[0].units + last.units) / 2;
    const from = marks.filter((mark) => mark.units <= half).at(-1);
    if (!from || last.units === from.units) return undefined;
    return ((last.at - from.at) * units) / (last.units - from.units);
  }
}
