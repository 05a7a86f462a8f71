/** What lists show of a table. No card is in it, and nobody's secret. */
export interface TableDigest {
  readonly game: string;
}
