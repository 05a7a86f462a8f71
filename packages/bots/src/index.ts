export type { Bot, Budget, Candidate, Thought } from './bot.ts';
export { levels } from './levels.ts';
export { noviceBot } from './novice.ts';
export { randomBot } from './random.ts';
export * from './solver/index.ts';
