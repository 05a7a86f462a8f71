/**
 * The version of the bots: it rises whenever a level may answer the same view in another way. Whoever plays a deal against the
 * same bots as somebody else, or again, is told by it whether they are the same.
 */
export const BOTS_VERSION = 5;
