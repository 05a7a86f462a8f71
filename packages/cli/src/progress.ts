import type { Output } from './io.ts';
import { duration } from './style.ts';

const EVERY_MS = 100;
const CLEAR_LINE = '\r\u001b[K';
const WIDEST_BAR = 30;

/** How far long work is: a bar on a terminal, lines if asked for elsewhere, else nothing. */
export class Progress {
  readonly #stream: Output;
  readonly #isShown: boolean;
  readonly #started = performance.now();
  #next = 0;

  /** `wanted` overrides what the stream suggests. */
  constructor(stream: Output, wanted?: boolean) {
    this.#stream = stream;
    this.#isShown = wanted ?? stream.isTTY === true;
  }

  get ms(): number {
    return performance.now() - this.#started;
  }

  /** `part` of the work is done, from 0 to 1; the figures are asked for only when they are shown. Who knows better says what is left, or nothing yet. */
  show(part: number, figures: () => string, left = this.#left(part)): void {
    const { ms } = this;
    if (!this.#isShown || ms < this.#next) return;
    this.#next = ms + EVERY_MS;
    const text = figures() + (left && `, ${left}`);
    this.#stream.write(this.#stream.isTTY ? CLEAR_LINE + this.#withBar(part, text) : `${text}\n`);
  }

  end(): void {
    if (this.#isShown && this.#stream.isTTY) this.#stream.write(CLEAR_LINE);
  }

  #left(part: number): string {
    return part > 0 ? `${duration((this.ms * (1 - part)) / part)} left` : '';
  }

  #withBar(part: number, text: string): string {
    const room = (this.#stream.columns ?? 80) - 1;
    const width = Math.min(WIDEST_BAR, room - text.length - 1);
    if (width < 5) return text.slice(0, room);
    const full = Math.round(Math.min(1, part) * width);
    return `${'━'.repeat(full)}${'╌'.repeat(width - full)} ${text}`;
  }
}
