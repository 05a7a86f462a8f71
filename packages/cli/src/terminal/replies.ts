import { type Candidate, reasonsEnglish, type Thought } from '@overtrick/bots';
import {
  type Game,
  type Move,
  PLAIN,
  type Refusal,
  type Saying,
  say,
  sayIn,
} from '@overtrick/engine';
import { type Promised, sideOf, TABLE } from '@overtrick/table';
import { keptLine } from './fair.ts';
import { handsLines, type Pen, sheetLines } from './pages.ts';
import type { TerminalScene } from './scene.ts';
import { goal, status } from './sections.ts';

/** What is said when a person asks, or does what cannot be done. */

/** By its clause, if a rule of the game forbids it; what the table forbids needs none. */
export function refusalWords(game: Game, { why, cards = [], clause }: Refusal): string {
  const words = say(game, why);
  if (clause === TABLE) return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.`;
  const right = cards.length > 0 ? `: ${cards.join(' ')}` : '';
  return `No: ${words}${right} (${clause}).`;
}

/** Why a card cannot be used now, or that it can. */
export function whyWords({ game, asked, reasons }: TerminalScene, word = ''): string {
  const card = asked.faces.codes.find((code) => code === word.toUpperCase());
  if (!card) return `Name one of your cards: “why ${asked.own[0] ?? asked.faces.codes[0]}”.`;
  if (asked.usable.length === 0) return 'No card is asked for now.';
  if (asked.usable.includes(card))
    return `${card} can be used now; “hint ${card}” says what comes of it.`;
  const found = reasons.find((reason) => reason.card === card);
  return found ? refusalWords(game, found.refusal) : `${card} is not among your cards.`;
}

/** How many moves a hint compares. */
const HINTS = 3;

/** What a master would do and why, with the next best moves and their figures below it. */
export function hintLines(thought: Thought | null, scene: TerminalScene): string[] {
  if (!thought) return ['Nothing is asked of you now.'];
  const { candidates, move, worlds } = thought;
  if (candidates.length < 2) return [`There is only one thing to do: ${moveWords(move)}.`];
  const [{ reasons }] = candidates;
  const why = reasons.map((reason) => reasonWords(reason, scene)).join(', and ');
  return [
    `${moveWords(move)}: ${why}.`,
    `In ${worlds} deals that fit all you know:`,
    ...told(candidates).map((candidate) => `  ${candidateWords(candidate, scene)}`),
  ];
}

/** The best, and what was asked about. */
function told(candidates: readonly Candidate[]): readonly Candidate[] {
  return candidates.filter(({ isAsked }, i) => i < HINTS || isAsked);
}

/** Chances are told from one's own side. */
const ODDS: Readonly<Record<Promised, (made: number) => string>> = {
  own: (made) => `your bid is met in ${made}`,
  contract: (made) => `your contract is made in ${made}`,
  defence: (made) => `the contract is beaten in ${100 - made}`,
  open: (made) => `you make it in ${made}`,
};

function candidateWords(candidate: Candidate, scene: TerminalScene): string {
  const { move, mean, spread, odds, against = [] } = candidate;
  // What came out higher by luck is as good: a figure would say that it is better.
  const isAsGood = against.some(({ key }) => key === 'luck' || key === 'helps-others');
  const figure = `${mean >= 0 ? '+' : '−'}${Math.abs(mean).toFixed(1)} ± ${spread.toFixed(1)}`;
  const score = isAsGood ? 'about the same' : figure;
  const made = Math.round(100 * (odds ?? 0));
  const sure = odds === undefined ? '' : `, ${ODDS[sideOf(scene.view)](made)} of 100`;
  const not = against.map((reason) => `: ${reasonWords(reason, scene)}`).join('');
  return `${moveWords(move)}  scores ${score}${sure}${not}`;
}

function reasonWords(reason: Saying, { names }: TerminalScene): string {
  return sayIn(reasonsEnglish, reason, { ...PLAIN, name: (seat) => names[seat] });
}

function moveWords({ seat: _seat, ...move }: Move): string {
  return Object.values(move).flat().join(' ');
}

export function scoreLines({ game, sheet }: TerminalScene, pen: Pen): string[] {
  if (sheet.length === 0) return ['No deal has been finished yet.'];
  return sheet.flatMap((each) => [...sheetLines(pen, game, each), '']).slice(0, -1);
}

/** The end of a deal: what it was about, the sheet, and everybody's cards. */
export function closingLines(scene: TerminalScene, pen: Pen): string[] {
  const latest = scene.sheet.at(-1);
  const layout = scene.open?.layout;
  const winners = scene.winners.map((seat) => scene.names[seat]);
  const match = `The match is over. Won by ${winners.join(' and ')}.`;
  return [
    ...(winners.length > 0 ? [pen.paint.bold(match), ''] : []),
    ...status(scene, pen),
    ...goal(scene, pen),
    '',
    ...(latest ? [...sheetLines(pen, scene.game, latest), ''] : []),
    ...(layout
      ? ['The cards as they were dealt', ...handsLines(pen, layout.hands, scene.view)]
      : []),
    ...(layout?.stock ? [`Stock ${layout.stock.join(' ')}`] : []),
    ...keptLine(scene, pen),
  ];
}
