export type { Bot, Budget, Candidate, Thought } from './bot.ts';
export { levels } from './levels.ts';
export { noviceBot } from './novice.ts';
export { pickRandom, randomBot } from './random.ts';
