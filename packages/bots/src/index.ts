export type { Bot, Budget, Candidate, Thought } from './bot.ts';
export { levels } from './levels.ts';
export { pickRandom, randomBot } from './random.ts';
