// The vocabulary: what a program needs to play, record and replay. What belongs to one game is in `games/NAME`, what
// games and bots are built from in `kit`.
export { choiceOf, isAmong, isSame } from './choice.ts';
export type { NamedTrump, NamingOffer, TrumpOffer } from './contest/offers.ts';
export type { AuctionOutlook } from './contest/outlook.ts';
export type { AuctionView, ContractView } from './contest/view.ts';
export type { CommonDetails, EventOf } from './events.ts';
export * from './game.ts';
export type { GamutEvent } from './games/gamut/events.ts';
export { gamut } from './games/gamut/index.ts';
export type { GamutBidTerms, GamutView } from './games/gamut/view.ts';
export { game, games } from './games/index.ts';
export type { MuEvent } from './games/mu/events.ts';
export { mu } from './games/mu/index.ts';
export type { MuView } from './games/mu/view.ts';
export type { MutwoEvent } from './games/mutwo/events.ts';
export { mutwo } from './games/mutwo/index.ts';
export type { MutwoView } from './games/mutwo/view.ts';
export type { NinjaEvent } from './games/ninja-whist/events.ts';
export { ninjaWhist } from './games/ninja-whist/index.ts';
export type { NinjaView } from './games/ninja-whist/view.ts';
export type { YamvEvent } from './games/yamv/events.ts';
export { yamv } from './games/yamv/index.ts';
export type { YamvView } from './games/yamv/view.ts';
export { type Match, openMatch, scoresOf, settle, winners } from './match.ts';
export { readChoice, readMove } from './move.ts';
export { type Listed, listMoves } from './moves.ts';
export { nearest } from './nearest.ts';
export { assign, defaultOf, MOST, optionFault, resolveOptions, variations } from './options.ts';
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
  playRead,
  seen,
  type Told,
} from './play.ts';
export { isPlay } from './plays.ts';
export { layPosition, type Position } from './position.ts';
export { QUICK, QuickChance } from './quick.ts';
export { plainText, quote } from './quote.ts';
export * from './random.ts';
export * from './records.ts';
export { messageOf, no, ok, type Result } from './result.ts';
export { type CommonSays, PLAIN, type Sentences, say, sayIn, sayings } from './says.ts';
export { isSeat, isWhole } from './seats.ts';
export { fieldsOf, isObject } from './shape.ts';
export { version } from './version.ts';
export { write } from './vocabulary.ts';
export {
  type CardPlace,
  type TrumpTier,
  trumpOrder,
  type Whereabouts,
  whereabouts,
} from './whereabouts.ts';
