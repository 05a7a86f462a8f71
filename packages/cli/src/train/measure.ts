/** How much is learned from. */
export interface Measure {
  readonly seed: string;
  /** Deals whose every card is weighed, and with how many worlds. */
  readonly deals: number;
  readonly worlds: number;
  /** Lessons about hands, before and after there is an idea of their value. */
  readonly hands: number;
  /** Stops the weighing of cards after so long. */
  readonly ms?: number;
}

/** What was learned about one game: files to write, and lines for people. */
export interface Learnt {
  readonly files: Readonly<Record<string, string>>;
  readonly said: readonly string[];
}
