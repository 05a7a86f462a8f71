export { maxn, type Outlook, preferred, type Question } from './maxn.ts';
export type { Open, Stakes } from './open.ts';
export { type CardValue, Solver } from './solver.ts';
