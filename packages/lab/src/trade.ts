/** Where work pauses: it may be stopped there, and what it waits for, if anything, is handed to it. */
export type WorkPause = Promise<unknown> | undefined;

/** Work that is under way, step by step. */
export type Doing<Result> = Generator<WorkPause, Result, unknown>;

/** A kind of work that can be cut into numbered parts. */
export interface Trade<Data, Batch> {
  /** Does parts `from` to `to` − 1, and pauses wherever it may be stopped. */
  work(data: Data, from: number, to: number): Doing<Batch>;
  /** Memory that threads hand over rather than copy. */
  transfers?(batch: Batch): ArrayBuffer[];
}
