export { Cards, kindsIn } from './cards.ts';
export { countBits, Deck, WORDS } from './deck.ts';
export { whist } from './examples/whist/index.ts';
export * from './game.ts';
export { abouts } from './games/abouts.ts';
export { game, games } from './games/index.ts';
export { without } from './guess.ts';
export type { Sitting } from './look.ts';
export { type Match, openMatch, scoresOf, settle, winners } from './match.ts';
export { readMove } from './move.ts';
export { type Listed, listMoves } from './moves.ts';
export { nearest } from './nearest.ts';
export { assign, defaultOf, MOST, resolveOptions, variations } from './options.ts';
export { Order } from './order.ts';
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
export {
  commitment,
  deriveSeed,
  FastRandom,
  StreamRandom,
  seedFromText,
} from './random.ts';
export {
  type DealRecord,
  type Fault,
  type GameRecord,
  type Heading,
  OMNISCIENT,
  RECORD_FORMAT,
  recordDeal,
  recordGame,
} from './record.ts';
export { type Replay, replay } from './replay.ts';
export { no, ok, type Result } from './result.ts';
export { Sampler } from './sample.ts';
export { MOST_BYTES, MOST_LEVELS, RecordScan, type TextFault } from './scan.ts';
export { drawnFrom, seedOf } from './seal.ts';
export { isSeat, isWhole } from './seats.ts';
export { write } from './vocabulary.ts';
export { writeDeal, writeGame } from './written.ts';
export const version = '0.1.0';
export { Contest } from './contest/state.ts';
export { UNNAMED } from './contest/trumps.ts';
export type { ContractView, NamedTrump } from './contest/view.ts';
export { QUEEN as GAMUT_QUEEN, spoils as gamutSpoils } from './games/gamut/faces.ts';
export { gamut } from './games/gamut/index.ts';
export { teamBid, teamTricks } from './games/gamut/score.ts';
export type { GamutState } from './games/gamut/state.ts';
export type { GamutView } from './games/gamut/view.ts';
export { classOf as classOfMu, points as muPoints } from './games/mu/faces.ts';
export { mu } from './games/mu/index.ts';
export type { MuState } from './games/mu/state.ts';
export type { MuView } from './games/mu/view.ts';
export { classOf as classOfMutwo } from './games/mutwo/faces.ts';
export { mutwo } from './games/mutwo/index.ts';
export type { MutwoState } from './games/mutwo/state.ts';
export { ninjaWhist } from './games/ninja-whist/index.ts';
export type { NinjaState } from './games/ninja-whist/state.ts';
export type { NinjaView } from './games/ninja-whist/view.ts';
export { classOf as classOfYamv } from './games/yamv/faces.ts';
export { yamv } from './games/yamv/index.ts';
export type { YamvState } from './games/yamv/state.ts';
export type { YamvView } from './games/yamv/view.ts';
export { Tricks } from './tricks.ts';
