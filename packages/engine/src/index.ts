// The vocabulary: what a program needs to play, record and replay. What belongs to one game is in `games/NAME`, what
// games and bots are built from in `kit`.
export type { ContractView, NamedTrump } from './contest/view.ts';
export * from './game.ts';
export { abouts } from './games/abouts.ts';
export { gamut } from './games/gamut/index.ts';
export type { GamutView } from './games/gamut/view.ts';
export { game, games } from './games/index.ts';
export { mu } from './games/mu/index.ts';
export type { MuView } from './games/mu/view.ts';
export { mutwo } from './games/mutwo/index.ts';
export { ninjaWhist } from './games/ninja-whist/index.ts';
export type { NinjaView } from './games/ninja-whist/view.ts';
export { yamv } from './games/yamv/index.ts';
export type { YamvView } from './games/yamv/view.ts';
export { type Match, openMatch, scoresOf, settle, winners } from './match.ts';
export { readMove } from './move.ts';
export { nearest } from './nearest.ts';
export { assign, defaultOf, MOST, resolveOptions, variations } from './options.ts';
export { perft } from './perft.ts';
export {
  actionsOf,
  acts,
  FORMAT,
  firstSeat,
  legalActions,
  type Played,
  perform,
  play,
  seen,
  type Told,
} from './play.ts';
export { layPosition, type Position } from './position.ts';
export { QUICK, QuickChance } from './quick.ts';
export { plainText, quote } from './quote.ts';
export * from './random.ts';
export * from './records.ts';
export { no, ok, type Result } from './result.ts';
export { isSeat, isWhole } from './seats.ts';
export { write } from './vocabulary.ts';
export const version = '0.1.0';
