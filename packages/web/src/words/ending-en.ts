import { count, figure, list } from './in-english.ts';

/** What is said of a deal or a match that is over, in any game. */

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
const points = (n: number) => count(n, 'point');

export const endings = {
  /** What the person scored, where a game tells no more of it. */
  scored: (score: number) =>
    score === 0
      ? 'This deal brings you nothing.'
      : `This deal ${score > 0 ? 'brings' : 'costs'} you ${points(Math.abs(score))}.`,
  best: (names: readonly string[], score: string) => `Best in this deal: ${list(names)}, ${score}.`,
  /** How the match stands for the person. */
  allLevel: 'Everybody is level.',
  leads: (ahead: number) => `You lead the match by ${figure.format(ahead)}.`,
  level: (names: readonly string[]) => `You share the lead with ${list(names)}.`,
  behind: (names: readonly string[], by: number) =>
    `${list(names)} ${names.length > 1 ? 'lead' : 'leads'} the match, ${figure.format(by)} ahead of you.`,
  /** How it stands and how it ended, told to all together. */
  leading: (names: readonly string[], ahead: number) =>
    names.length > 1
      ? `${list(names)} share the lead.`
      : `${list(names)} leads the match by ${figure.format(ahead)}.`,
  wins: (names: readonly string[], total: number) =>
    `${list(names)} ${names.length > 1 ? 'share the win' : 'wins the match'} with ${points(total)}.`,
  /** How the match ended for the person. */
  won: (second: readonly string[], ahead: number) =>
    `You win the match, ${figure.format(ahead)} ahead of ${list(second)}.`,
  shared: (names: readonly string[]) => `You share the win with ${list(names)}.`,
  lost: (names: readonly string[], place: number, behind: number) =>
    `${list(names)} ${names.length > 1 ? 'win' : 'wins'} the match; you come ${PLACES[place] ?? 'last'}, ${figure.format(behind)} behind.`,
  feats: {
    comeback: 'A comeback',
    comebackText: (deal: number, behind: number) =>
      `Last after deal ${deal} and ${figure.format(behind)} behind, and still you win.`,
  },
  deal: 'deal',
  total: 'total',
  other: 'other',
  nothing: 'no points for you this time',
  yourMatch: 'Your match',
  match: 'The match',
  toGo: (left: number, target: number) =>
    `${figure.format(left)} to go to ${figure.format(target)}`,
  reached: (target: number, who: string | undefined) =>
    who === undefined
      ? `${figure.format(target)} reached`
      : `${who} has reached ${figure.format(target)}`,
  dealsLeft: (n: number) => (n === 0 ? 'that was the last deal' : `${count(n, 'deal')} to go`),
  result: 'What it came to',
  table: 'What everybody scored',
  allCards: 'All cards',
  sheet: 'Score sheet',
  clause: (name: string) => `Rule ${name}`,
  rules: 'Read the rules',
  you: 'you',
};
