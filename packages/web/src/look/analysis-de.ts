import { count } from '../words/in-german.ts';
import type { AnalysisWords } from './analysis-en.ts';

const analysis: AnalysisWords = {
  title: 'Analyse',
  own: 'Deine Entscheidungen',
  of: (name) => `Entscheidungen von ${name}`,
  start: 'Diese Entscheidungen beurteilen',
  stop: 'Anhalten',
  progress: (done, all) => `${done} von ${all} beurteilt`,
  none: 'Keine einzelne Entscheidung hat sicher genug für eine Marke gekostet.',
  marked: (n) => `${n} markiert`,
  all: (n) => `alle ${n}`,
  filter: 'Welche Entscheidungen',
  trick: (trick) => `Stich ${trick}`,
  call: 'Ansage',
  mark: (points) => `verliert ${points} Punkte`,
  within: (from, to, worlds) => `${from} bis ${to}, ${count(worlds, 'Verteilung', 'Verteilungen')}`,
  threshold: (points, two, three) =>
    `Markiert und als Übung gefragt: was sicher mehr als ${points} Punkte gegenüber den anderen verliert. Zwei Marken ab ${two}, drei ab ${three} im Mittel. Die Bereiche gelten mit 95 von 100.`,
  why: 'Warum?',
  betterTag: 'besser',
  better: (label) => `Besser: ${label}`,
  advised: (label) => `Empfohlen: ${label}`,
  fine: 'Nichts war klar besser.',
  slight: 'Schlechter als das Beste, aber zu wenig für eine Marke.',
  cost: (label, points, from, to) =>
    `${label}: im Mittel ${points} Punkte gegenüber den anderen verloren, ${from} bis ${to}.`,
  best: 'am besten',
  advice: 'empfohlen',
  asGood: 'etwa so gut',
  costs: (points) => `kostet ${points}`,
  brings: (points) => `nach Punkten ${points} mehr`,
  gain: (label, points, from, to) =>
    `${label}: im Mittel ${points} Punkte mehr gegenüber den anderen, ${from} bis ${to}.`,
  between: (from, to) => `${from} bis ${to}`,
  you: 'gespielt',
  worlds: (n) =>
    `${count(n, 'wahrscheinliche Verteilung', 'wahrscheinliche Verteilungen')} nach dem, was an diesem Platz zu sehen war`,
  share: (n, of) => {
    const tenths = Math.round((10 * n) / of);
    const isPlain = n === of || (tenths > 0 && tenths < 10);
    return isPlain ? `${tenths} von 10` : `${n} von ${of}`;
  },
  failing: (share) => `Es geht in ${share} wahrscheinlichen Verteilungen schief`,
  alike: (share) => `${share} sehen so aus:`,
  takes: (name, card) =>
    card === undefined ? `${name} macht den Stich` : `${name} macht den Stich (${card})`,
  takesOwn: 'es macht den Stich',
  here: (points) => `kostet hier ${points}`,
  unknown:
    'Unsere Bots spielen jede wahrscheinliche Verteilung zu Ende: Was sie nicht sehen, sieht kein Urteil. Karten, die an diesem Platz nicht zu sehen waren, zählen nicht mit.',

  discord: {
    aim: 'Nach Punkten verliert es so viel; für das Gebot oder die Partie ist es so gut und darum nicht markiert.',
    points: 'Nach Punkten ist es besser; für das Gebot oder die Partie nicht.',
    others:
      'Der Rat richtet sich nach dem, was hier entscheidet, dem Gebot oder der Partie; nach Punkten allein liegt anderes vorn.',
  },
  sizes: (least, points) =>
    least === 2
      ? `zwei Marken und mehr: ab ${points} Punkten`
      : `drei Marken: ab ${points} Punkten`,

  course: {
    title: 'Wie die Aussichten standen',
    about: {
      own: 'Aussicht deines Gebots, von 100',
      contract: 'Aussicht des Gebots, von 100',
      defence: 'Aussicht, das Gebot zu verhindern, von 100',
      open: 'Aussicht des Gebots, von 100',
      points: 'Punkte gegenüber den anderen',
    },
    first: 'Vor der ersten Karte',
    after: (trick) => `Nach Stich ${trick}`,
    end: 'Am Ende',
    value: (mean, low, high) => `${mean} (${low} bis ${high})`,
    turns: 'Wendepunkte',
    turn: (trick, from, to, worlds) =>
      `Stich ${trick}: ${from}, dann ${to}, ${count(worlds, 'Verteilung', 'Verteilungen')}`,
    own: (points) => `deine Wahl kostet ${points}`,
    ofSeat: (name, points) => `die Wahl von ${name} kostet ${points}`,
    noTurns: 'Kein Stich hat mehr daran geändert als der Zufall.',
    worlds: (n) =>
      `Jeder Punkt aus ${count(n, 'wahrscheinlichen Verteilung', 'wahrscheinlichen Verteilungen')}; im Band liegt er sicher.`,
  },

  fortune: {
    title: 'Glück und Spiel',
    cards: (who, points, low, high) =>
      `${who === null ? 'Deine Karten' : `Die Karten von ${who}`} waren ${points} Punkte wert (${low} bis ${high}).`,
    play: (who, points, low, high) =>
      `${who === null ? 'Deine Entscheidungen' : `Die Entscheidungen von ${who}`} haben ${points} Punkte verloren (${low} bis ${high}).`,
    added: (who, points, low, high) =>
      `${who === null ? 'Deine Entscheidungen' : `Die Entscheidungen von ${who}`} haben ${points} Punkte hinzugefügt (${low} bis ${high}).`,
    even: (who) =>
      `${who === null ? 'Deine Entscheidungen' : `Die Entscheidungen von ${who}`} haben nichts verloren.`,
    parts: {
      cards: 'Karten vor der ersten Ansage',
      play: 'Eigene Entscheidungen',
      rest: 'Verdeckte Karten und die anderen',
      result: 'Ergebnis',
    },
    unit: 'Punkte gegenüber dem Mittel der anderen',
    worlds: (n) =>
      `Karten und jede Entscheidung in mindestens ${count(n, 'wahrscheinlichen Verteilung', 'wahrscheinlichen Verteilungen')}.`,
    others: 'Was alle Karten wert waren',
    player: 'Spieler',
    worth: 'Karten wert',
    scored: 'Erzielt',
  },

  exercise: {
    start: 'Selbst finden',
    band: (at, of) => `Was ist hier besser? Übung ${at} von ${of}`,
    bandBrief: (at, of) => `Was ist besser? ${at} von ${of}`,
    back: 'Zurück zur Analyse',
    thinking: 'Es wird beurteilt …',
    best: 'Das ist es.',
    passed: 'Das genügt: Es würde nicht markiert.',
    failed: (label, points, from, to, worlds) =>
      `${label} kostet im Mittel ${points} Punkte (${from} bis ${to}, in ${count(worlds, 'wahrscheinlichen Verteilung', 'wahrscheinlichen Verteilungen')}).`,
    failedTitle: 'Noch nicht',
    again: 'Noch einmal',
    show: 'Das Beste zeigen',
    next: 'Nächste Übung',
    yours: 'deine',
  },
};

export default analysis;
