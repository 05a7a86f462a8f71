/** mu/1.1: beside the deck, since the options name them too. */
export const COLOURS = ['R', 'B', 'G', 'Y', 'K'] as const;
