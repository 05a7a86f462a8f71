import type { Bot } from './bot.ts';
import { noviceBot } from './novice.ts';
import { thumbOf } from './play/thumb.ts';
import { randomBot } from './random.ts';
import { searcher } from './searcher.ts';

/** The bots by level, from weakest to strongest. */
export const levels: Readonly<Record<string, Bot>> = {
  random: randomBot,
  novice: noviceBot,
  club: searcher('club', thumbOf, { worlds: 60 }),
  master: searcher('master', (known) => known.weights ?? thumbOf(known), { worlds: 300 }),
};
