export { type Halfway, moveOf } from './halfway.ts';
export { type House, house } from './house.ts';
export type { Reason } from './reasons.ts';
export { resume, SAVE_FORMAT, type SavedTable, save } from './save.ts';
export { checkSeating, type Wish } from './seating.ts';
export type { DealSheet, SheetLine } from './sheet.ts';
export { type Group, Suits } from './suits.ts';
export { type Heard, type Seating, type Sitters, Table } from './table.ts';
export { handsBefore, type TakenTrick, takenTricks } from './tricks.ts';
