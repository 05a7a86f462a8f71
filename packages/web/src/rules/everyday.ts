/** How people ask: what says nothing of what they look for, and words that mean the same. */
export interface Everyday {
  readonly idle: readonly string[];
  /** Ends of words that a search does without. */
  readonly endings: readonly string[];
  readonly alike: readonly (readonly string[])[];
}
