import type { Bot } from './bot.ts';
import { noviceBot } from './novice.ts';
import { randomBot } from './random.ts';

/** The bots by level, from weakest to strongest. */
export const levels: Readonly<Record<string, Bot>> = { random: randomBot, novice: noviceBot };
