import guide from '../guide/words-de.ts';
import setup from '../home/setup-de.ts';
import home from '../home/words-de.ts';
import tempers from '../portraits/de.ts';
import round from '../round/words-de.ts';
import { told } from '../table/told-de.ts';
import { felt } from '../table/words-de.ts';
import type { CommonWords } from './en.ts';
import { endings } from './ending-de.ts';
import { german } from './german.ts';
import {
  accusative,
  cardWords,
  count,
  does,
  figure,
  karten,
  list,
  punkte,
  stiche,
} from './in-german.ts';
import type { CardWords, Names } from './names.ts';
import { type CommonEvent, dateIn, type Spoken, type Tells } from './say.ts';

function eventsWith({ card }: CardWords): Tells<CommonEvent> {
  return {
    deal: (e, s) => {
      const start = `${does(s, e.dealer, 'gibst', 'gibt')} je ${karten(e.size)}`;
      const up = e.turnUp ? `; aufgedeckt ist ${card(e.turnUp)}` : '';
      return `${start}${up}.`;
    },
    bid: (e, s) => `${does(s, e.seat, 'sagst', 'sagt')} ${stiche(e.tricks)} an.`,
    pass: (e, s) => `${does(s, e.seat, 'passt', 'passt')}.`,
    play: (e, s) =>
      `${does(s, e.seat, 'spielst', 'spielt')} ${card(e.card)}${e.trump ? ', einen Trumpf' : ''}.`,
    trick: (e, s) => {
      const points = e.points === undefined ? '' : `: ${punkte(e.points)}`;
      return `Der Stich geht an ${accusative(s, e.winner)}${points}.`;
    },
  };
}

export function speaking(own?: Partial<Names>): Spoken {
  const words = cardWords(own);
  return { ...words, events: eventsWith(words) };
}

const YOU = 'Du';

const de: CommonWords = {
  code: 'de',
  guide,
  ...told,
  count,
  list,
  figure: (n: number) => figure.format(n),
  signed: (n: number) => (n > 0 ? `+${figure.format(n)}` : figure.format(n)),
  date: (when: number) => dateIn('de', when),
  says: german,
  you: YOU,
  felt,

  home,
  setup,
  round,
  tempers,

  table: {
    name: (game) => `Ein Tisch ${game}`,
    deal: (n) => `Spiel ${n}`,
    leave: 'Startseite',
    menu: 'Menü',
    score: 'Punkte',
    log: 'Verlauf',
    trumps: 'Trümpfe',
    tricks: 'Stiche',
    last: 'Letzter Stich',
    hint: 'Tipp',
    undo: 'Rücknahme',
    rules: 'Regeln',
    settings: 'Einstellungen',
    sound: { name: 'Ton', offer: 'Mit Ton spielen?', on: 'Ton an', off: 'Nein, leise' },
    keys: 'Tastatur',
    fair: 'Faire Karten',
    export: 'Aufzeichnung speichern',
    close: 'Schließen',
    seats: 'Mitspieler',
    hand: 'Deine Karten',
    shown: 'Von dir gezeigt',
    trick: 'Stich auf dem Tisch',
    stakes: 'Worum es geht',
    dealer: 'Geber',
    dealerShort: 'G',
    turn: 'am Zug',
    yourTurn: 'Du bist dran',
    standing: (n: number) => `Stand ${figure.format(n)}`,
    held: (n) => `${figure.format(n)} auf der Hand`,
    shows: (shown, mine) => `${mine ? 'hast' : 'hat'} ${shown} gezeigt`,
    bot: (level) => `Bot: ${level}`,
    trumpMark: 'Trumpf',
    cannot: 'jetzt nicht spielbar',
    chosen: 'gewählt',
    next: 'vorgemerkt',
    variant: 'Hausregeln',
    kept: 'Dieser Browser behält die Partie nicht: Sie geht mit dem Tab verloren. Das Menü speichert die Aufzeichnung.',
    broken: 'Die gespeicherte Partie ist nicht lesbar.',
    detail: 'Der Grund, auf Englisch:',
    unloaded:
      'Das Spiel konnte nicht geladen werden: kein Netz, oder die Seite ist veraltet. Versuche es noch einmal.',
    blocked:
      'Ein anderer Tab zeigt eine ältere Fassung der Seite und hält die Partien fest. Schließe ihn oder lade ihn neu.',
    again: 'Noch einmal versuchen',
    gone: 'Diese Partie gibt es in diesem Browser nicht.',
    elsewhere: 'Diese Partie geht in einem anderen Tab weiter.',
    here: 'Hier spielen',
    failure: 'Etwas ging schief. Die Partie ist so, wie sie zuletzt gespeichert wurde.',
    dropped: (card) => `${card} kann jetzt nicht gespielt werden.`,
    late: 'Deine Zeit war um: Ein Bot hat für dich gezogen.',
    undone: 'Zurückgenommen: Du entscheidest noch einmal.',
    exported: 'Die Aufzeichnung ist als Datei gespeichert.',
    noRecord: 'Noch ist kein Spiel zu Ende: Nur solche werden aufgezeichnet.',
    exportLater: 'Aufzeichnung speichern (nach einem Spiel)',
  },

  ask: {
    lead: 'Du bist dran: Spiel eine Karte aus',
    follow: (suit) => `Du bist dran: ${suit} bedienen`,
    followTrump: 'Du bist dran: Trumpf bedienen',
    free: (suit) => `${suit} hast du nicht: Spiel, was du willst`,
    freeTrump: 'Du hast keine Trümpfe: Spiel, was du willst',
    again: 'Noch einmal tippen spielt sie.',
    claim: 'Den Rest nehmen',
    claimWhy: 'Alle übrigen Stiche gehören dir, was die anderen auch haben.',
    clear: 'Abwählen',
    pass: 'Passen',
    tricks: 'Wie viele Stiche machst du?',
    choice: 'Dein Zug',
  },

  stakes: {
    partner: 'Partner',
    target: 'Partie endet bei',
    dealsLeft: 'Spiele danach',
    inTrick: 'Im Stich',
    tricksTold: (taken, needed) => `${stiche(taken)}, nötig ${needed}`,
    bidTold: (taken, bid) => `${stiche(taken)}, angesagt ${bid}`,
    tricksOf: (taken, needed) =>
      needed === 0
        ? `${stiche(taken)}, keiner angesagt`
        : `${taken} von ${needed} ${needed === 1 ? 'Stich' : 'Stichen'}`,
    bonus: (n) => `+${n}`,
    trump: 'Trumpf',
    turnUp: 'aufgedeckt',
  },

  badge: {
    shown: (n) => `${n} gezeigt`,
    points: punkte,
    tricks: stiche,
    bid: (n) => `Ansage ${n}`,
  },

  refusals: {
    notNow: 'Du bist nicht am Zug.',
    answerFirst: 'Antworte erst auf die Frage auf dem Tisch.',
    noPass: 'Passen geht jetzt nicht.',
    noHint: 'Rechtzeitig kam kein Tipp. Frag noch einmal.',
    stagedFirst: 'Nimm die gewählten Karten erst zurück (Esc) oder biete sie.',
    clause: (id) => `Regel ${id}`,
  },

  sheet: {
    title: 'Spielzettel',
    none: 'Noch ist kein Spiel zu Ende.',
    reason: 'Grund',
    thisDeal: 'Dieses Spiel',
    total: 'Gesamt',
    dealt: (n, name) => `Spiel ${n}, Geber: ${name}`,
    nothing: 'In diesem Spiel bekommt niemand Punkte.',
    chart: 'Punktestand nach jedem Spiel',
    deals: 'Spiele',
    chartLine: (name, total) => `${name}: ${total}`,
  },

  ending: endings,

  over: {
    lookBack: 'Rückblick',
    deal: 'Das Spiel ist zu Ende',
    match: 'Die Partie ist zu Ende',
    hands: 'Die Karten, wie sie gegeben waren',
    stock: 'Stock',
    next: 'Nächstes Spiel',
    rematch: 'Noch eine Partie',
    export: 'Aufzeichnung speichern',
    home: 'Startseite',
  },

  tricks: {
    none: 'Noch ist kein Stich gemacht.',
    hand: 'Deine Karten davor',
    hands: 'Alle Karten davor',
    number: (n) => `Stich ${n}`,
    taken: (who) => `an ${who === YOU ? 'dich' : who}`,
  },
};

export default de;
