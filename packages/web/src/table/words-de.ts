import { count, does, list, punkte } from '../words/in-german.ts';
import type { FeltWords } from './words-en.ts';

const PHASES: FeltWords['phases'] = {
  auction: 'Versteigerung',
  bid: 'Ansagen',
  minor: 'Trumpfwahl',
  major: 'Trumpfwahl',
  declarerTrump: 'Trumpfwahl',
  defenderTrump: 'Trumpfwahl',
  partner: 'Partnerwahl',
  exchange: 'Tausch',
  choose: 'Wahl',
  give: 'Geschenke',
  fold: 'mitspielen?',
};

/** Was der Tisch selbst sagt. */
export const felt: FeltWords = {
  deal: (n, of) => (of === null ? `Spiel ${n}` : `Spiel ${n} von ${of}`),
  trick: (n) => `Stich ${n}`,
  trickOf: (n, of) => `Stich ${n} von ${of}`,
  phases: PHASES,

  you: 'dich',
  youBrief: 'du',
  others: 'die anderen',
  othersBrief: 'andere',
  of: (needed) => `von ${needed}`,
  beyond: (needed) => `(${needed} nötig)`,
  pointsOf: (needed) => `von ${count(needed, 'Punkt', 'Punkten')}`,
  tricksOf: (needed) => `von ${count(needed, 'Stich', 'Stichen')}`,
  units: { points: 'Punkten', tricks: 'Stichen' },
  forWhom: (who) => `für ${who}`,
  tricks: (n) => (n === 1 ? 'Stich' : 'Stiche'),
  trump: 'Trumpf',
  inAll: 'gesamt',
  figure: (value, of, word) =>
    of === undefined ? `${value} ${word}` : `${value} von ${of} ${word.replace(/e$/, 'en')}`,
  total: (figure) => `gesamt ${figure}`,
  watching: '(du schaust zu)',
  together: (names) => `mit ${list(names)}`,

  led: 'zuerst',
  winning: 'vorn',
  wins: 'vorn',
  inTrick: (n) => `${Math.abs(n) === 1 ? 'Punkt' : 'Punkte'} in diesem Stich`,
  inTrickBrief: (n) => (Math.abs(n) === 1 ? 'Punkt' : 'Punkte'),
  winsSoFar: (say, seat) => `${does(say, seat, 'liegst', 'liegt')} vorn`,
  wereLed: (suit) => `ausgespielt: ${suit}`,
  took: (say, seat, points) => {
    // Was kostet, nimmt niemand.
    const cost = points !== undefined && points < 0 ? `: −${punkte(-points)}` : '';
    const what = points === undefined || points <= 0 ? `ihn${cost}` : punkte(points);
    return does(say, seat, `nahmst ${what}`, `nahm ${what}`);
  },

  trumps: 'Trümpfe',
  faceUp: 'offen',
  rule: 'Regel',
  instead: (cards) => `Spiel ${new Intl.ListFormat('de', { type: 'disjunction' }).format(cards)}.`,
  more: (n) => `+${n}`,
};
