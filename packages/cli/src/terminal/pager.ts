import type { Console } from './console.ts';
import type { Paint } from './paint.ts';
import { fold } from './text.ts';

/** Shows lines in place of the table, as many screens as they need. */
export class Pager {
  private readonly console: Console;
  private readonly paint: Paint;

  constructor(console: Console, paint: Paint) {
    this.console = console;
    this.paint = paint;
  }

  /** Screen after screen, up to the last one or to what is typed before it. */
  async leaf(lines: readonly string[], foot: string): Promise<string | undefined> {
    for (let from = 0; ; ) {
      const next = this.fill(lines, from, foot);
      const line = await this.console.ask();
      if (next === undefined || line === undefined || line.trim() !== '') return line;
      from = next;
    }
  }

  /** A screen of lines with something to do at its foot; where the next one begins, if there is one. */
  private fill(lines: readonly string[], from: number, foot: string): number | undefined {
    this.console.onRedraw = () => this.fill(lines, from, foot);
    const { columns, rows } = this.console.size;
    const all = lines.flatMap((line) => fold(line, columns - 1));
    const last = fold(foot, columns - 1);
    const isLast = all.length - from <= rows - 1 - last.length;
    const bottom = isLast ? last : ['Enter: more'];
    const room = Math.max(1, rows - 1 - bottom.length);
    const shown = all.slice(from, from + room);
    const blank = Array<string>(Math.max(0, room - shown.length)).fill('');
    this.console.draw([...shown, ...blank, ...bottom.map((line) => this.paint.turn(line))]);
    return isLast ? undefined : from + room;
  }
}
