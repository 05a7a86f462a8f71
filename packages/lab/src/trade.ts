/** A kind of work that can be cut into numbered parts. */
export interface Trade<Data, Batch> {
  /** Does parts `from` to `to` − 1, and pauses wherever it may be stopped. */
  work(data: Data, from: number, to: number): Generator<void, Batch>;
  /** Memory that threads hand over rather than copy. */
  transfers?(batch: Batch): ArrayBuffer[];
}
