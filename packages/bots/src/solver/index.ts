export { maxn, type Outlook, preferred, type Question } from './maxn.ts';
export type { Open, Stakes } from './position.ts';
export { type CardValue, Solver } from './solver.ts';
