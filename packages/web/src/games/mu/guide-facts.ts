/** What the lesson shows in the auction. */
export const SEVENS: readonly string[] = ['R7', 'R7', 'B7', 'K7'];
