import type { TableScreen } from './window.ts';

function between(least: number, value: number, most: number): number {
  return Math.round(Math.max(least, Math.min(value, most)));
}

const LARGE = 1.15;
/** Beside the table on a wide screen. */
const PANEL = 320;
/** Beside a table that lies: the tools. */
const TOOLS = 52;

/** How wide the cards in hand are drawn. */
export function cardWidth({ form, width, height }: TableScreen, isLarge: boolean): number {
  const usual = {
    desk: between(76, height * 0.12, 124),
    lying: between(66, height * 0.215, 96),
    phone: between(62, Math.min(width * 0.2056, height * 0.105), 96),
  }[form];
  return Math.round(usual * (isLarge ? LARGE : 1));
}

/** How much there is for the hand from left to right. */
export function handWidth({ form, width, isWide }: TableScreen): number {
  if (form === 'phone') return width - 16;
  return width - (form === 'lying' ? TOOLS : isWide ? PANEL : 0) - 32;
}

/** How wide the felt is. */
export function feltWidth({ form, width, isWide }: TableScreen): number {
  if (form === 'phone') return width - 8;
  return form === 'lying' ? width - 60 : width - (isWide ? PANEL : 0) - 68;
}
