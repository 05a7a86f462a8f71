import { orderLines, type Pen, sheetFits, sheetLines, trickLines } from './pages.ts';
import type { TerminalScene } from './scene.ts';
import { ask, goal, hand, header, lastTrick, seats, status, trick } from './sections.ts';
import { beside, fit, fold } from './text.ts';

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

const WIDE = 112;
const LEFT = 78;
const LEAST_LOG = 3;

/** The whole screen but for the line on which one types: exactly `rows` − 1 lines. */
export function screen(
  scene: TerminalScene,
  pen: Pen,
  size: Size,
  message: readonly string[],
): string[] {
  const { columns, rows } = size;
  const isWide = columns >= WIDE;
  const left = isWide ? LEFT : columns - 1;
  // The panels beside the table show the last trick already.
  const main = isWide ? { ...scene, last: undefined } : scene;
  const drawn = layOut(main, { ...pen, width: left }, rows - 1, message);
  const aside = isWide ? panels(scene, { ...pen, width: columns - LEFT - 4 }, rows - 1) : [];
  const lines = isWide ? beside(drawn, aside, LEFT + 3) : drawn;
  return lines.map((line) => fit(line, columns - 1));
}

/** The log takes what the table leaves; rules between the parts go first when room is short. */
function layOut(
  scene: TerminalScene,
  pen: Pen,
  rows: number,
  message: readonly string[],
): string[] {
  const line = pen.paint.faint('─'.repeat(pen.width));
  const parts = [
    [...header(scene, pen)],
    seats(scene, pen),
    [...status(scene, pen), ...goal(scene, pen), ...trick(scene, pen), ...lastTrick(scene, pen)],
    hand(scene, pen),
  ];
  const foot = [...message.flatMap((each) => fold(each, pen.width)), ...ask(scene, pen)];
  const used = parts.flat().length + foot.length;
  const ruled = rows - used - parts.length - LEAST_LOG >= 0;
  const top = parts.flatMap((part) => (ruled ? [...part, line] : part));
  const room = Math.max(0, rows - top.length - foot.length);
  const told = scene.log.flatMap((each) => fold(each, pen.width));
  const log = told.slice(Math.max(0, told.length - room));
  const blank = Array<string>(room - log.length).fill('');
  // On a screen that is too small the hand and the question matter more than the seats.
  return [...top, ...log, ...blank, ...foot].slice(-rows);
}

/** What a wide screen shows beside the table. */
function panels(scene: TerminalScene, pen: Pen, rows: number): string[] {
  const titled = (title: string, lines: readonly string[]) => [pen.paint.bold(title), ...lines, ''];
  const latest = scene.sheet.at(-1);
  const all = [
    titled('Trumps', orderLines(pen, scene)),
    titled('Last trick', trickLines(pen, scene.last, scene.view)),
    ...(latest && sheetFits(pen) ? [titled('Score', sheetLines(pen, scene.game, latest))] : []),
  ];
  const fits: string[] = [];
  for (const panel of all) if (fits.length + panel.length <= rows) fits.push(...panel);
  return fits;
}
