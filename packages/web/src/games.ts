import { type Knowledge, ofAnyGame } from '@overtrick/bots';

export type Files = Readonly<Record<string, () => Promise<Knowledge>>>;

/** The rules of each game and what bots know about it, in a file that is loaded when a table needs it. */
export const files: Files = {
  mu: async () => ofAnyGame((await import('@overtrick/bots/games/mu')).muKnowledge),
  mutwo: async () => ofAnyGame((await import('@overtrick/bots/games/mutwo')).mutwoKnowledge),
  yamv: async () => ofAnyGame((await import('@overtrick/bots/games/yamv')).yamvKnowledge),
  gamut: async () => ofAnyGame((await import('@overtrick/bots/games/gamut')).gamutKnowledge),
  'ninja-whist': async () =>
    ofAnyGame((await import('@overtrick/bots/games/ninja-whist')).ninjaWhistKnowledge),
};
