export { type MaxnTask, maxn, type Outlook, preferred } from './maxn.ts';
export type { Open, SolverStakes } from './open.ts';
export { type CardValue, Solver } from './solver.ts';
