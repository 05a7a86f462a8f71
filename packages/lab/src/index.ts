export type { Batch } from './batch.ts';
export { judge, type Verdict } from './judge.ts';
export type { Origin } from './origin.ts';
export { readPlayers } from './player.ts';
export { type Manner, simulate } from './simulate.ts';
export { MOST_DEALS, type Study } from './study.ts';
export { addTally, type Estimate, emptyTally, meanTotal, type Tally } from './tally.ts';
