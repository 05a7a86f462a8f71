// What ratings are made of: pure, so that servers and pages reckon alike (docs/standing.md).
export type { Belief } from './gaussian.ts';
export { resultOf } from './played.ts';
export { type Career, type Rating, Ratings } from './ratings.ts';
export { botOf, botPlayer, isBefore, type MatchResult } from './result.ts';
export { type PointScale, SCALES } from './scales.ts';
