// The vocabulary: what is needed to run a table, to look at one, and to keep it. Stores that hang on where they run are
// in `stores/`.
export { isAgreement } from './agreed.ts';
export { type Agreement, isSlow, type Tempo } from './agreement.ts';
export { type Among, amongPeople, type HostPorts } from './among.ts';
export type { Remark } from './annals.ts';
export type { Delta } from './delta.ts';
export { Door, type Visitor } from './door.ts';
export { type Halfway, moveOf } from './halfway.ts';
export { Host } from './host.ts';
export { type House, house } from './house.ts';
export type { Inquiry, MatchStanding } from './inquiry.ts';
export * from './log.ts';
export { tableOf } from './made.ts';
export { type Mind, mindOf, type Stop, type Task, unhurried } from './mind.ts';
export { isLegible } from './naming.ts';
export { HAPPENINGS, type Happening } from './notices.ts';
export type { ListedSeat, ListedTable, Outline, TableStanding } from './outline.ts';
export {
  type Eyes,
  endsIn,
  laidOpen,
  logOf,
  type Moment,
  type PastScene,
  sceneAt,
} from './past.ts';
export type { Clock, Ports } from './ports.ts';
export {
  type Predecessor,
  playersIn,
  predecessorsIn,
  withPredecessors,
} from './predecessors.ts';
export {
  type Arrival,
  type Deed,
  type Farewell,
  type Hello,
  isRequest,
  type Message,
  PROTOCOL,
  type Request,
  type Update,
  type WireMessage,
} from './protocol.ts';
export type { Reason } from './reasons.ts';
export { type Keeping, logOfSave, SAVE_FORMAT } from './save.ts';
export { type Fixed, type Neighbour, type Opened, type Scene, sceneOf } from './scene.ts';
export { scripted } from './script.ts';
export {
  checkSeating,
  isName,
  openingOf,
  type Seating,
  type Sitters,
  type Wish,
} from './seating.ts';
export { refuse, TABLE } from './seats.ts';
export type { DealSheet, SheetLine } from './sheet.ts';
export { type Promised, sideOf } from './sides.ts';
export { BOT_NAMES } from './sitters.ts';
export { SCRIPTED, type StagedDeal, type Staging, stagedLog } from './staged.ts';
export { byDeals, byMoves, byTricks, type Stand, stopsIn, within } from './stops.ts';
export { type Appended, Damaged, judgeAppend, type Store, trustEntries } from './store.ts';
export { LenientStore } from './stores/lenient.ts';
export { MemoryStore } from './stores/memory.ts';
export { type SuitGroup, Suits } from './suits.ts';
export { type Proposal, Table } from './table.ts';
export { sceneAfter, type Tidings } from './tidings.ts';
export { handsBefore, type TakenTrick, takenTricks } from './tricks.ts';
export type { News, Viewer } from './watch.ts';
