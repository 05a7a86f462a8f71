import { kindOfMeasure, type StudyMeasure } from '@overtrick/lab/study';
import { count } from '../words/in-german.ts';
import type { Texts } from '../words/names.ts';
import { measuresDe, nameDefinedDe, nameInTitleDe } from './measures-de.ts';
import type { LabWords } from './words-en.ts';

/** The title (0) or the definition (1) of a measure; one that has no German words yet says it in English. */
function told(measure: StudyMeasure, which: 0 | 1, names: Texts): string {
  const kind = kindOfMeasure(measure.key);
  const words = kind && measuresDe[kind.pattern];
  if (!words) return which === 0 ? measure.title : measure.definition;
  const called = which === 0 ? nameInTitleDe : nameDefinedDe;
  return words[which].replaceAll('*', called(kind.pattern, kind.name, names));
}

const de: LabWords = {
  title: 'Das Labor',
  lead: 'Eine Regel ändern, Bots spielen lassen, sehen, was geschieht. Nichts verlässt dieses Gerät.',
  game: 'Spiel',
  variants: 'Vergleichen',
  printed: 'wie gedruckt',
  same: 'unten eine Regel ändern',
  variant: (letter) => `Variante ${letter}`,
  add: 'Noch eine Variante',
  remove: (letter) => `Variante ${letter} entfernen`,
  rules: (letter) => `Regeln der Variante ${letter}`,
  more: (n) => (n === 1 ? 'Eine weitere Regel' : `${n} weitere Regeln`),
  was: (value) => `gedruckt: ${value}`,
  bots: 'Es spielen',
  botsAbout: {
    random: 'Spielen irgendetwas Erlaubtes: So zeigt sich, was die Regeln von allein tun.',
    novice: 'Spielen nach Faustregeln, in Millisekunden. Frag sie zuerst.',
    club: 'Probieren Züge in gedachten Verteilungen: hundertmal langsamer. Lass sie bestätigen, was wichtig ist.',
  },
  otherBots: (text) => `Diese Studie sagt selbst, wer spielt: ${text}.`,
  unit: 'Gezählt werden',
  units: { deals: 'einzelne Spiele', matches: 'ganze Partien' },
  howMany: 'Wie viele, vorher festgelegt',
  question: 'Beobachten',
  seed: 'Startwert',
  run: 'Studie starten',
  again: 'Neu starten',
  stop: 'Anhalten',
  goOn: 'Weiter',
  starting: 'Die Bots nehmen Platz …',
  failed: 'Ein Helfer ließ sich nicht starten oder brach ab. Was gezählt ist, ist noch da.',
  fault: (why) => `Diese Studie lässt sich nicht spielen: ${why}.`,
  lost: 'Der Link enthält keine Studie, die sich hier lesen lässt.',
  of: (n, all, unit) => `${unit}: ${n} von ${all}`,
  unitNames: { deals: 'Spiele', matches: 'Partien' },
  count: (n, unit) => `${n} ${unit}`,
  left: (time) => `noch etwa ${time}`,
  leftShort: (time) => `noch weniger als ${time}`,
  leftMost: (time) => `noch höchstens ${time}`,
  leftBetween: (least, most) => `noch ${least} bis ${most}`,
  seconds: (n) => count(n, 'Sekunde', 'Sekunden'),
  minutes: (n) => count(n, 'Minute', 'Minuten'),
  hours: (n) => count(n, 'Stunde', 'Stunden'),
  width: (now, end) => `Antwort jetzt ${now}, am Ende ${end}`,
  anytime: 'Die Bereiche gelten zu 95 % und bei jedem Blick: Sieh zu und halte an, wann du willst.',
  fixed: 'Die Bereiche gelten zu 95 %, für die vorher festgelegte Zahl.',
  values: 'Was herauskommt',
  against: (name) => `Gegen „${name}“, mit denselben Karten`,
  funnel: 'Wie der Bereich enger wurde',
  few: 'noch zu wenige',
  given: 'nach den Regeln',
  findings: 'Was sich zeigt',
  nothing: 'Noch nichts, was mehr als Zufall ist.',
  figures: 'Alle Zahlen',
  takeAway: 'Mitnehmen',
  report: 'Bericht (auf Englisch)',
  study: 'Studie als Datei',
  link: 'Link zu dieser Studie',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  linkAbout:
    'Er enthält die Frage, nicht die Antwort: Wer ihn öffnet, lässt sie auf dem eigenen Gerät spielen und bekommt dieselben Zahlen.',
  fitted:
    'Die Bots sind auf die gedruckten Regeln eingestellt und haben keine Variante geübt: Menschen stellen sich vielleicht besser um.',
  chapters: {
    seats: 'Plätze und Rollen',
    contracts: 'Ansagen und Gebote',
    trumps: 'Trümpfe',
    deals: 'Wie Spiele verlaufen',
    clauses: 'Regeln, die zählen',
    matches: 'Partien',
  },
  measure: (measure, names) => told(measure, 0, names),
  definition: (measure, names) => told(measure, 1, names),
  to: 'bis',
  number: (text) => text.replace('.', ','),
  whole: (n) => n.toLocaleString('de-DE'),
  scales: { share: ' %', points: ' Punkte', number: '' },
  differences: { share: ' Prozentpunkte', points: ' Punkte', number: '' },
  answer: (measure, name, first, figure) =>
    `„${measure}“ bei „${name}“ gegen „${first}“: ${figure}.`,
  rung: (name, measure, figure) => `${name}: „${measure}“ liegt bei ${figure}.`,
  alone: (measure, figure) => `${measure}: ${figure}.`,
  verdicts: {
    few: 'Es sind zu wenige, um etwas zu sagen.',
    none: 'Nicht eines ging anders aus.',
    more: 'Es ist mehr.',
    less: 'Es ist weniger.',
    open: 'Vielleicht ist es gar kein Unterschied: 0 liegt im Bereich.',
  },
  favour: (measure, isMore, name, figure) =>
    `${measure} ist bei „${name}“ ${isMore ? 'im Vorteil' : 'im Nachteil'}, je Spiel: ${figure}.`,
  change: (name, measure, figure) => `„${name}“ ändert „${measure}“ um ${figure}.`,
  rare: (measure, figure, isNever) =>
    `${isNever ? 'Hier nie gebraucht' : 'Fast nie gebraucht, seltener als einmal in 100'}: „${measure}“ liegt bei ${figure}.`,
  both: (n, first) => `${n} gegen ${first}`,
  within: (things, units) => `${things} in ${units}`,
  counted: {
    deals: 'Spiele',
    matches: 'Partien',
    seats: 'Plätze',
    contracts: 'Ansagen',
    tricks: 'Stiche',
    decisions: 'Entscheidungen',
    pairs: 'Paare von Plätzen',
    wins: 'gewonnene Partien',
  },
  among: { deals: 'Spielen', matches: 'Partien' },
  blindTo: 'Was diese Bots davon nicht sehen',
  or: (names) => names.join(' oder '),
  blind: {
    nothing: (who, rule) =>
      `${who}: Keine Entscheidung richtet sich nach „${rule}“. Es ändert sich die Wertung, nicht das Spiel.`,
    cards: (who, rule) =>
      `${who}: Gebote und Trümpfe richten sich nach „${rule}“; Karten werden gespielt, als wäre es wie gedruckt.`,
    match: (who, rule) =>
      `${who}: Jedes Spiel wird um seine eigenen Punkte gespielt, nie um „${rule}“.`,
    habits: (who, rule) =>
      `${who}: „${rule}“ wird befolgt, mit Gewohnheiten aus der gedruckten Regel.`,
    seldom: (who, rule) => `${who}: Worum es bei „${rule}“ geht, kommt fast nie vor.`,
    moons: (who, rule) =>
      `${who}: Mit „${rule}“ wird gerechnet, aber in Herz nimmt zu oft jemand ungehindert alles.`,
    unknown: (who, rule) => `${who}: Was sie von „${rule}“ sehen, hat noch niemand geprüft.`,
  },
  badNumber: (least, most) => `Bitte eine ganze Zahl von ${least} bis ${most}.`,
};

export default de;
