import { count, figure, list } from '../words/in-german.ts';
import type { AgainWords } from './words-en.ts';

const signed = (n: number) => (n > 0 ? `+${figure.format(n)}` : figure.format(n));

const de: AgainWords = {
  signed,
  tries: {
    nth: (n) => `Versuch ${n}`,
    changed: 'Die Bots haben sich seither geändert: Sie spielen vielleicht anders als damals.',
  },

  open: {
    title: 'Mit offenen Karten',
    ask: 'Was war möglich?',
    busy: 'Alle Karten werden probiert …',
    could: (who, could, unit) =>
      `Von hier an ${who.length === 1 ? 'hätte' : 'hätten'} ${list(who)} ${unit === 'points' ? count(could, 'Punkt', 'Punkte') : count(could, 'Stich', 'Stiche')} machen können.`,
    took: (took) => `Gespielt: ${figure.format(took)}.`,
    own: (all) => `Alle für die eigenen Punkte: ${all.join(', ')}.`,
    show: 'Zeig mir, wie',
    unfinished: (cards) =>
      `Mit ${count(cards, 'Karte', 'Karten')} pro Hand ließ es sich nicht rechtzeitig ausrechnen. Geh ein, zwei Stiche weiter und frag noch einmal.`,
    none: 'Beim Spielen werden Marken gezogen: Eine genaue Antwort gibt es nicht.',
    notYet: 'Sobald Karten gespielt werden, lässt sich ausrechnen, was möglich war.',
    note: 'Hier sind alle Karten bekannt. Was jemand hätte tun sollen, ist eine andere Frage: Die Analyse beantwortet sie aus dem, was zu sehen war.',
    band: 'So hätte es mit offenen Karten gehen können.',
    bandBrief: 'So hätte es gehen können',
  },

  day: {
    title: 'Spiel des Tages',
    same: 'Dieselben Karten für alle',
    streak: (days) => (days === 1 ? 'Tag in Folge' : 'Tage in Folge'),
    week: (days) => (days.length > 0 ? `Gespielt am ${list(days)}` : 'Diese Woche nicht gespielt'),
    play: (title) => `Heute ${title} spielen`,
    playShort: 'Spielen',
    done: 'fertig',
    score: signed,
    ahead: (n, of) => `vor ${n} von ${of}`,
    better: (title, n) =>
      n === 0
        ? `${title}: Die Bots waren besser`
        : `${title}: besser als ${count(n, 'Bot', 'Bots')}`,
    each: 'jeder auf deinem Platz, dieselben Karten',
    thinking: (done, of) => `Die Bots spielen auf deinem Platz: ${done} von ${of}`,
    shared: (date, title, n, of) => `Overtrick ${date}, ${title}: vor ${n} von ${of}`,
    copy: 'Diese Zeile kopieren',
    copied: 'Kopiert',
    look: 'Rückblick',
    all: 'Alle Spiele heute',
    next: 'Morgen gibt es ein anderes Spiel, nach UTC-Datum.',
    bot: (name, level, score) => `${name}, ${level}: ${score}`,
    you: (score) => `Du: ${score}`,
  },

  set: {
    title: 'Vergleich',
    invite: 'Dieselben Spiele mit Freunden',
    lead: 'Dieselben Karten, derselbe Platz, dieselben Bots: Jeder spielt für sich, und ihr vergleicht.',
    game: 'Spiel',
    players: 'Am Tisch',
    level: 'Bots',
    deals: 'Wie viele Spiele',
    make: 'Link machen',
    link: 'Schick diesen Link deinen Freunden',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    head: (title, deals, players) =>
      `${title}: ${count(deals, 'Spiel', 'Spiele')}, ${players} am Tisch`,
    deal: (n) => `Spiel ${n}`,
    play: (n) => `Spiel ${n} spielen`,
    goOn: (n) => `Mit Spiel ${n} weitermachen`,
    table: 'Ergebnisse',
    who: 'Wer',
    total: 'Summe',
    you: 'Du',
    bots: (level) => `Bot: ${level}`,
    better: (n, of) => `Vor ${n} von ${of}.`,
    first: 'Spiel eins, dann siehst du, was die Bots daraus gemacht haben.',
    tell: 'Dein Ergebnis schicken',
    told: (title, name, total) => `Overtrick, ${title}: ${name} ${total}`,
    take: 'Ergebnis von jemand anderem',
    takeHint: 'Füg den Link ein, den du bekommen hast.',
    taken: 'Hinzufügen',
    wrong: 'Darin steht kein Ergebnis zu diesen Spielen.',
    unchecked: 'Niemand prüft, was geschickt wird: Es ist so ehrlich wie deine Freunde.',
    house: 'Deine Freunde finden dein Ergebnis auch über diesen Server, und du ihres.',
    byHouse: 'Auch über diesen Server vergleichen',
    changed: 'Gemacht mit anderen Bots oder Regeln: Ergebnisse lassen sich nicht vergleichen.',
    lost: 'Dieser Link führt zu keinem Vergleich',
    name: 'Dein Name, wie ihn die anderen lesen',
    other: 'Einen anderen Vergleich machen',
    nothingAway: 'Von den Karten verrät er nichts, bevor sie gespielt sind.',
  },

  table: {
    band: (title) => `${title}: für alle gleich. Keine Tipps, kein Zurücknehmen.`,
    brief: 'Für alle gleich',
    leave: 'Später',
  },
};

export default de;
