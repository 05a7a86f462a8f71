import type { FanRoom } from './fan.ts';
import { CROWD, type TablePlace } from './places.ts';
import { feltWidth } from './sizes.ts';
import type { TableScreen } from './window.ts';

interface FanTable {
  readonly players: number;
  /** Whether cards of a trick lie there too. */
  readonly isTrick: boolean;
}

/** An index and a sign need this much of a small card; a whole card shows its strip at the left. */
const SMALL = 0.55;
const WHOLE = 0.36;

/** What a seat has for the cards that it shows. */
export function roomFor(screen: TableScreen, place: TablePlace, table: FanTable): FanRoom {
  const across = Math.floor(widthFor(screen, place, table));
  const tall = tallFor(screen, table);
  return table.isTrick
    ? { across, tall, widths: smallWidths(screen), least: SMALL }
    : { across, tall, widths: wholeWidths(screen, place), least: WHOLE };
}

function smallWidths({ form }: TableScreen): number[] {
  if (form === 'desk') return [42, 38, 34];
  return form === 'phone' ? [32, 30, 28, 26] : [30, 28, 26];
}

function wholeWidths({ form, height }: TableScreen, { of }: TablePlace): number[] {
  if (form === 'desk') return deskWidths(height, of);
  return form === 'lying' ? [50, 48] : [54, 48];
}

function deskWidths(height: number, of: number): number[] {
  if (height < 800) return [54, 48];
  return of === 3 ? [74, 66, 60] : [88, 74, 60];
}

/** Beside a card of the trick as high as it; else what the table has there. */
function tallFor({ form, isLow }: TableScreen, { isTrick }: FanTable): number {
  if (form === 'desk') return isTrick ? 150 : 230;
  if (form === 'lying') return 92;
  if (isLow) return 48;
  return isTrick ? 132 : 124;
}

function widthFor(screen: TableScreen, place: TablePlace, { isTrick, players }: FanTable): number {
  const felt = feltWidth(screen);
  const { form } = screen;
  if (form === 'phone') return phoneWidth(felt, place, { isTrick, players });
  if (form === 'lying') return isTrick ? lyingBeside(felt, place) : lyingWidth(felt, place);
  if (place.edge !== 'top') return 200;
  return isTrick ? 140 : felt * 0.25;
}

/** On a phone cards have what those of the trick leave: more above, if only two or one sit there. */
function phoneWidth(
  felt: number,
  { edge, of }: TablePlace,
  { isTrick, players }: FanTable,
): number {
  if (players >= CROWD) return 30;
  if (!isTrick) return (edge === 'top' ? felt / of : felt / 2) - 20;
  return edge === 'top' && of < 3 ? felt * 0.2 : felt * 0.135;
}

/** Below a seat: more where only two or one sit above. */
function lyingBeside(felt: number, { edge, of }: TablePlace): number {
  return edge === 'top' && of < 3 ? felt * 0.2 : 104;
}

function lyingWidth(felt: number, { edge, of }: TablePlace): number {
  return edge === 'top' ? felt / (of + 1) - 16 : felt / 4;
}

/** How many tokens can be told apart before a seat. */
export function tokensFor({ form }: TableScreen, { edge }: TablePlace, players: number): number {
  if (form !== 'desk') return players < CROWD ? 3 : 2;
  return edge === 'top' ? 3 : 4;
}
