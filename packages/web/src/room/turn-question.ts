/** What is asked for, as a sentence, and what follows from it, as another. */
export interface TurnQuestion {
  readonly line: string;
  readonly follows?: string | undefined;
}
