import { CROWD, type Place } from './places.ts';
import { feltWidth } from './sizes.ts';
import type { Screen } from './window.ts';

interface Table {
  readonly players: number;
  /** Whether cards of a trick lie there too. */
  readonly isTrick: boolean;
  /** How many cards lie before the seat that has shown most. */
  readonly most: number;
}

/** An index and a sign need this much of a small card; a whole card shows its strip at the left. */
const SMALL = 0.55;
const WHOLE = 0.36;

/** What a seat has for the cards that it shows. */
export function roomFor(screen: Screen, place: Place, table: Table) {
  const across = Math.floor(widthFor(screen, place, table));
  return table.isTrick
    ? { across, widths: smallWidths(screen, table), least: SMALL }
    : { across, widths: wholeWidths(screen), least: WHOLE };
}

function smallWidths({ form }: Screen, { players }: Table): number[] {
  if (form === 'desk') return [42, 38, 34];
  return players < CROWD && form === 'phone' ? [32, 30, 26] : [30, 26];
}

function wholeWidths({ form, height }: Screen): number[] {
  if (form === 'desk') return height < 700 ? [66, 54] : [88, 74, 60];
  return form === 'lying' ? [50] : [54, 48];
}

function widthFor(screen: Screen, place: Place, table: Table): number {
  const felt = feltWidth(screen);
  const { form } = screen;
  if (form === 'phone') return phoneWidth(felt, place, table);
  if (form === 'lying') return table.isTrick ? 100 : lyingWidth(felt, place);
  if (place.edge !== 'top') return 200;
  if (!table.isTrick) return (felt * 0.94) / Math.max(3, place.of + 1);
  return 140;
}

/** Above, everybody has the same; at the sides, whatever the person's own card leaves. */
function phoneWidth(felt: number, { edge, of }: Place, { isTrick, players }: Table): number {
  if (players >= CROWD) return 52;
  if (edge === 'top') return felt / of - 16;
  return (isTrick ? felt * 0.5 : felt / 2) - 16;
}

function lyingWidth(felt: number, { edge, of }: Place): number {
  return edge === 'top' ? felt / (of + 1) - 16 : felt / 4;
}
