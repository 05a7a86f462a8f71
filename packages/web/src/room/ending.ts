/** How a deal ended, as a game tells it to whoever looks. */
export interface Tale {
  /** What happened to them, in a sentence; the figure stands beside it. */
  readonly me: string;
  /** What happened at the table. */
  readonly table: string;
  /** What the two sides took, where there are two. */
  readonly bar?: SidesBar;
}

/** What was taken for a contract and against it, and what was needed. */
export interface SidesBar {
  readonly declaring: SideShown;
  readonly defending: SideShown;
  readonly goal: number;
}

export interface SideShown {
  readonly label: string;
  readonly taken: number;
}

/** Something that is not seen often, and worth more than a figure. */
export interface Feat {
  /** How it is drawn. */
  readonly drawing: 'crown' | 'shield' | 'moon' | 'star' | 'hand';
  readonly title: string;
  readonly text: string;
  /** The cards that it is about. */
  readonly cards: readonly string[];
}

/** A line of the score sheet in a few words: over its column, and after the figure of the person. */
export interface LineWords {
  readonly column: string;
  readonly part: string;
}
