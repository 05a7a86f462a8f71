// The same deal for several people, each on their own: sets of deals, the deal of the day, what became of them.
export { begunLog, playedOut, SET_SEAT, seatedIn } from './begun.ts';
export { dayOf, daysUntil, setOfDay, streakOf } from './day.ts';
export { MOST_NAME, resultsCode, resultsIn, type SetResult } from './result.ts';
export { codeOfSet, type DealSet, MOST_DEALS, secretOf, seedOf, setIn } from './set.ts';
