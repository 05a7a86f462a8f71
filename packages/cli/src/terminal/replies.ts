import type { Refusal, Seat } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import { handsLines, type Pen, sheetLines } from './pages.ts';
import type { Scene } from './scene.ts';
import { goal, status } from './sections.ts';

/** What is said when a person asks, or does what cannot be done. */

export function refusalWords({ why, cards = [], clause }: Refusal): string {
  const right = cards.length > 0 ? `: ${cards.join(' ')}` : '';
  return `No: ${why}${right} (${clause}).`;
}

/** Why a card cannot be used now, or that it can. */
export function whyWords(table: Table, seat: Seat, { asked }: Scene, word = ''): string {
  const card = asked.faces.codes.find((code) => code === word.toUpperCase());
  if (!card) return `Name one of your cards: “why ${asked.own[0] ?? asked.faces.codes[0]}”.`;
  if (asked.usable.length === 0) return 'No card is asked for now.';
  if (asked.usable.includes(card)) return `${card} can be used now.`;
  const found = table.reasons(seat).find((reason) => reason.card === card);
  return found ? refusalWords(found.refusal) : `${card} is not among your cards.`;
}

export function scoreLines({ sheet }: Scene, pen: Pen): string[] {
  if (sheet.length === 0) return ['No deal has been finished yet.'];
  return sheet.flatMap((each) => [...sheetLines(pen, each), '']).slice(0, -1);
}

/** The end of a deal: what it was about, the sheet, and everybody's cards. */
export function closingLines(table: Table, scene: Scene, pen: Pen): string[] {
  const latest = scene.sheet.at(-1);
  const layout = table.layout();
  const winners = table.winners.map((seat) => scene.names[seat]);
  const match = `The match is over. Won by ${winners.join(' and ')}.`;
  return [
    ...(winners.length > 0 ? [pen.paint.bold(match), ''] : []),
    ...status(scene, pen),
    ...goal(scene, pen),
    '',
    ...(latest ? [...sheetLines(pen, latest), ''] : []),
    ...(layout
      ? ['The cards as they were dealt', ...handsLines(pen, layout.hands, scene.view)]
      : []),
    ...(layout?.stock ? [`Stock ${layout.stock.join(' ')}`] : []),
  ];
}
