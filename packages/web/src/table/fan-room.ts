import { type Fan, type FanRoom, fanOf, fanWidth } from './fan.ts';
import { CROWD, type TablePlace } from './places.ts';
import { feltWidth } from './sizes.ts';
import type { TableScreen } from './window.ts';

interface FanTable {
  readonly players: number;
  /** Whether cards of a trick lie there too. */
  readonly isTrick: boolean;
  /** Whether all sit in one row, because something is put together below them. */
  readonly isRow: boolean;
}

/** An index and a sign need this much of a small card; a whole card shows its strip at the left. */
const SMALL = 0.55;
const WHOLE = 0.36;
/** From so many players on three sit above. */
const THREE_ABOVE = 6;

/** What a seat has for the cards that it shows. */
export function roomFor(screen: TableScreen, place: TablePlace, table: FanTable): FanRoom {
  const across = Math.floor(widthFor(screen, place, table));
  const tall = tallFor(screen, table);
  if (table.isTrick || table.isRow) {
    return { across, tall, widths: smallWidths(screen), least: SMALL };
  }
  // On a phone that lies none is so wide that it is drawn as a whole card.
  const least = screen.form === 'lying' ? SMALL : WHOLE;
  return { across, tall, widths: wholeWidths(screen, place), least };
}

function smallWidths({ form }: TableScreen): number[] {
  if (form === 'desk') return [42, 38, 34];
  return form === 'phone' ? [32, 30, 28, 26] : [30, 28, 26];
}

function wholeWidths({ form, height }: TableScreen, { of }: TablePlace): number[] {
  if (form === 'desk') return deskWidths(height, of);
  return form === 'lying' ? [44, 40] : [54, 48];
}

function deskWidths(height: number, of: number): number[] {
  if (height < 800) return [54, 48];
  return of === 3 ? [74, 66, 60] : [88, 74, 60];
}

/** Beside a card of the trick as high as it; else what the table has there. */
function tallFor({ form, isLow }: TableScreen, { isTrick, isRow }: FanTable): number {
  if (form === 'desk') return isTrick ? 150 : 230;
  if (form === 'lying') return 92;
  if (isLow) return 48;
  if (isRow) return 96;
  return isTrick ? 132 : 124;
}

function widthFor(screen: TableScreen, place: TablePlace, table: FanTable): number {
  const { isTrick, players } = table;
  const felt = feltWidth(screen);
  const { form } = screen;
  if (form === 'phone') return phoneWidth(felt, place, table);
  if (form === 'lying')
    return isTrick ? lyingBeside(felt, place) : lyingWidth(felt, place, players);
  if (place.edge !== 'top') return 200;
  return isTrick ? 140 : felt * 0.25;
}

/** On a phone cards have what those of the trick leave: more above, if only two or one sit there. */
function phoneWidth(
  felt: number,
  { edge, of }: TablePlace,
  { isTrick, isRow, players }: FanTable,
): number {
  if (isRow) return felt / (players - 1) - 10;
  if (players >= CROWD) return 30;
  // One of three above who shows many cards takes some of the others' room.
  if (!isTrick) return edge === 'top' ? felt / of - (of === 3 ? 32 : 20) : felt / 2 - 20;
  return edge === 'top' && of < 3 ? felt * 0.2 : felt * 0.135;
}

/** Below a seat: more where only two or one sit above. */
function lyingBeside(felt: number, { edge, of }: TablePlace): number {
  return edge === 'top' && of < 3 ? felt * 0.2 : 104;
}

/** With three above, those at the sides show cards below theirs: neither may reach the other. */
function lyingWidth(felt: number, { edge, of }: TablePlace, players: number): number {
  if (edge === 'top') return of === 3 ? 118 : felt / (of + 1) - 16;
  return players < THREE_ABOVE ? felt / 4 : 104;
}

/** Cards as whole ones where there is room for it, else as small ones. */
export function fanIn(room: FanRoom, screen: TableScreen, count: number): Fan {
  const fan = fanOf(count, room);
  return fanWidth(fan, count) > room.across
    ? fanOf(count, { ...room, widths: smallWidths(screen), least: SMALL })
    : fan;
}

/** How many tokens can be told apart before a seat. */
export function tokensFor({ form }: TableScreen, { edge }: TablePlace, players: number): number {
  if (form !== 'desk') return players < CROWD ? 3 : 2;
  return edge === 'top' ? 3 : 4;
}
