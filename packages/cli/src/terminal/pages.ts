import { type CardPlay, type Game, isPlay, type Seat, say, type View } from '@overtrick/engine';
import type { DealSheet, TakenTrick } from '@overtrick/table';
import type { Faces } from './faces.ts';
import type { Paint } from './paint.ts';
import type { TerminalScene } from './scene.ts';
import { flow, fold, pad } from './text.ts';

/** What pages and screens are drawn with. */
export interface Pen {
  readonly paint: Paint;
  readonly faces: Faces;
  readonly names: readonly string[];
  readonly width: number;
}

/** A card as a chip; `mark` is one character that follows its code. */
export function chip({ paint, faces }: Pen, code: string, mark = ' ', shaded = false): string {
  return paint.card(` ${code}${mark}`, faces.paintOf(code), shaded);
}

/** Who played what: with a star if it is a trump, and what was added to it. */
export function played(pen: Pen, move: CardPlay, trumps: ReadonlySet<string>): string {
  const code = move.card;
  const added = [move.tokens ?? []].flat().map((token) => `+${token}`);
  const card = chip(pen, code, trumps.has(code) ? '*' : ' ');
  // A chip begins with a blank of its own, which is paper if there are colours.
  return `${pen.names[move.seat]}${pen.paint.colour ? ' ' : ''}${card}${added.join('')}`;
}

export function trickLines(pen: Pen, trick: TakenTrick | undefined, view: View): string[] {
  if (!trick) return ['No trick has been taken in this deal.'];
  const trumps = new Set(view.trumps.flat());
  const plays = trick.plays.map((move) => played(pen, move, trumps));
  const token = trick.token === undefined ? '' : `, token ${trick.token}`;
  return flow([...plays, `→ ${pen.names[trick.winner]}${token}`], pen.width);
}

const LEGEND = ['low to high;', 'x played,', '^ face up,', '. yours,', '[ ] equal'];

/** The trumps from low to high. Equal cards share a pair of brackets. */
export function orderLines(
  pen: Pen,
  { view, game }: Pick<TerminalScene, 'view' | 'game'>,
): string[] {
  const isOpen = isTrumpOpen(view, game);
  if (view.trumps.length === 0) {
    return [isOpen ? 'The trump is not named yet.' : 'There is no trump in this deal.'];
  }
  const marks = new Marks(view);
  const groups = view.trumps.map((group) => {
    const cards = group.map((code) => marks.draw(pen, code));
    return cards.length > 1 ? `[${cards.join('')}]` : cards[0];
  });
  return [
    ...(isOpen ? ['Not all is named yet; trumps so far:'] : []),
    ...flow(groups, pen.width, { gap: ' ' }),
    ...flow(LEGEND, pen.width, { gap: ' ' }).map((line) => pen.paint.faint(line)),
  ];
}

/** Where players name trumps, not all are known before the play of cards. */
function isTrumpOpen({ phase }: View, { grammar }: Game): boolean {
  const isNamed = 'trump' in grammar || 'choose' in grammar;
  return isNamed && phase !== 'play' && phase !== 'over';
}

/** Where the copies of each card are, as far as these eyes know. */
class Marks {
  private readonly known = new Map<string, string[]>();

  constructor({ history, displays, hand }: View) {
    for (const { card } of history.filter(isPlay)) this.add(card, 'x');
    for (const code of displays.flat()) this.add(code, '^');
    for (const code of hand) this.add(code, '.');
  }

  /** Each copy takes the next thing known about its kind. */
  draw(pen: Pen, code: string): string {
    const mark = this.known.get(code)?.shift() ?? ' ';
    return chip(pen, code, mark, mark === 'x');
  }

  private add(code: string, mark: string): void {
    this.known.set(code, [...(this.known.get(code) ?? []), mark]);
  }
}

const LABEL = { least: 24, most: 32 };
const COLUMN = { least: 5, most: 8 };

/** Whether a sheet can be read at this width. */
export function sheetFits({ width, names }: Pen): boolean {
  return width >= LABEL.least + COLUMN.least * names.length;
}

/** One deal: a row for each reason, a column for each seat; in blocks of seats where it is narrow. */
export function sheetLines(pen: Pen, game: Game, sheet: DealSheet): string[] {
  const { names, width } = pen;
  const rows = rowsOf(game, sheet);
  const most = Math.max(1, Math.floor((width - LABEL.least) / COLUMN.least));
  const blocks = Math.ceil(names.length / most);
  const size = Math.ceil(names.length / blocks);
  return Array.from({ length: blocks }, (_, block) =>
    blockLines(pen, sheet, rows, [block * size, (block + 1) * size]),
  ).flat();
}

/** The seats from one up to another. */
function blockLines(
  { names, width, paint }: Pen,
  sheet: DealSheet,
  rows: readonly Row[],
  [from, to]: readonly [Seat, Seat],
): string[] {
  const heads = names.slice(from, to);
  const spare = width - COLUMN.least * heads.length;
  const wide = Math.max(LABEL.least, Math.min(LABEL.most, spare));
  const column = Math.max(
    COLUMN.least,
    Math.min(COLUMN.most, Math.floor((width - wide) / heads.length)),
  );
  const row = (label: string, cells: readonly unknown[]) => {
    const lines = fold(label, wide - 1);
    const last = pad(lines.pop() ?? '', wide);
    const shown = cells.slice(from, to).map((cell = '·') => String(cell).padStart(column));
    return [...lines, last + shown.join('')];
  };
  const short = names.map((name) => name.slice(0, column - 1));
  const bold = (lines: readonly string[]) => lines.map((line) => paint.bold(line));
  return [
    ...bold(row(`Deal ${sheet.deal + 1}, ${names[sheet.dealer]} dealt`, short)),
    ...rows.flatMap(({ label, scores }) => row(label, scores)),
    ...row('this deal', sheet.scores),
    ...bold(row('total', sheet.totals)),
  ];
}

interface Row {
  readonly label: string;
  readonly scores: (number | undefined)[];
}

function rowsOf(game: Game, { lines, scores }: DealSheet): Row[] {
  const rows = new Map<string, Row>();
  for (const { seat, score, clause, why } of lines) {
    const label = `${clause} ${say(game, why)}`;
    const row = rows.get(label) ?? { label, scores: scores.map(() => undefined) };
    row.scores[seat] = (row.scores[seat] ?? 0) + score;
    rows.set(label, row);
  }
  return [...rows.values()];
}

/** Everybody's cards as they were dealt. */
export function handsLines(
  pen: Pen,
  hands: readonly (readonly string[])[],
  { trumps }: View,
): string[] {
  const wide = Math.max(...pen.names.map((name) => name.length)) + 2;
  const trump = new Set(trumps.flat());
  return hands.flatMap((cards, seat: Seat) => {
    const groups = pen.faces
      .groups(cards, { trumps })
      .map((group) =>
        group.cards.map((code) => chip(pen, code, trump.has(code) ? '*' : ' ')).join(''),
      );
    return flow([pad(pen.names[seat], wide - 1), ...groups], pen.width, {
      gap: ' ',
      indent: ' '.repeat(wide),
    });
  });
}
