// Records: written from states, scanned as text, played through the rules again.
export type { Breach, BreachSays } from './breach.ts';
export { fromHex, toHex } from './bytes.ts';
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
export { Recorded } from './recorded.ts';
export { type Replay, replay } from './replay.ts';
export { MOST_BYTES, MOST_LEVELS, RecordScan, type TextFault } from './scan.ts';
export { drawnFrom, seedOf } from './seal.ts';
export { writeDeal, writeGame } from './written.ts';
