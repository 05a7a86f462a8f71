import { count, figure, list, stiche } from '../words/in-german.ts';
import analysis from './analysis-de.ts';
import type { LookWords } from './words-en.ts';

/** What is wrong with a text or a link, and where. */
const trouble: LookWords['loss']['trouble'] = {
  empty: () => 'Da ist nichts drin.',
  heavy: () => 'Das ist größer, als eine Aufzeichnung sein darf.',
  strange: () => 'Das ist weder die Aufzeichnung einer Partie noch ein Link zu einer.',
  'record-cut': (at) =>
    `Die Aufzeichnung bricht nach Zeichen ${figure.format(at)} ab: Der Rest fehlt.`,
  'record-damaged': (at) => `Die Aufzeichnung ist bei Zeichen ${figure.format(at)} beschädigt.`,
  'link-empty': () => 'Der Link ist leer: Die Partie, die er enthalten sollte, fehlt.',
  'link-long': () => 'Der Link ist länger als jeder von unseren.',
  'link-newer': () =>
    'Der Link stammt aus einer neueren Fassung: Lade die Seite neu und öffne ihn dann.',
  'link-unknown': () => 'Das ist kein Link von uns: So beginnt keine Partie.',
  'link-cut': (at, of) =>
    `Der Link ist nach Zeichen ${figure.format(at)} von ${figure.format(of)} abgeschnitten: Lass ihn dir noch einmal ganz schicken.`,
  'link-damaged': () =>
    'Zeichen des Links wurden geändert oder fehlen: Lass ihn dir noch einmal schicken.',
  'link-much': () => 'Der Link entpackt sich zu mehr, als irgendeine Partie hat.',
};

/** Was eine Aufzeichnung anders erzählt als ihre eigenen Züge. */
const breaches: LookWords['loss']['breaches'] = {
  'record-over': 'die Partie war vor diesem Spiel schon zu Ende',
  'record-deal-over': 'das Spiel war schon zu Ende',
  'record-dealer': ({ is, told }, { name }) => `hier gibt ${name(is)}, nicht ${name(told)}`,
  'record-winners': ({ is, told }, { name }) =>
    `gewonnen hat ${listed(is.map(name))}, nicht ${listed(told.map(name))}`,
  'record-token': ({ trick }) =>
    `in Stich ${trick + 1} steht ein Plättchen, das nicht gezogen werden konnte`,
  'record-tricks': ({ is, told }) => `gemacht wurden ${stiche(is)}, nicht ${figure.format(told)}`,
  'record-trick': ({ trick, leader, winner, token: drawn }, { name, token }) =>
    `zu Stich ${trick + 1} hat ${name(leader)} ausgespielt, und ${name(winner)} hat ihn gemacht${drawn && ` (${token(drawn)})`}`,
  'record-scores': ({ is, told }) => `die Punkte sind ${figures(is)}, nicht ${figures(told)}`,
  'record-totals': ({ is, told }) => `die Summen sind ${figures(is)}, nicht ${figures(told)}`,
};

const listed = (names: readonly string[]) => (names.length > 0 ? list(names) : 'niemand');
const figures = (all: readonly number[]) =>
  all.length > 0 ? all.map(figure.format).join(' / ') : 'keine';

const de: LookWords = {
  title: 'Rückblick',
  deal: (game, deal) => `${game}, Spiel ${deal}`,
  nameless: 'Platz',
  seenBy: 'Gesehen von',
  seat: (name) => `Gesehen von ${name}`,
  open: 'Offene Karten',
  share: 'Teilen',
  where: {
    start: 'Die Karten sind ausgeteilt',
    calls: (move) => `Vor der ersten Karte, Zug ${move}`,
    trick: (trick, of) => `Stich ${trick} von ${of}`,
    card: (card, of) => `Karte ${card} von ${of}`,
    end: 'Das Spiel ist zu Ende',
  },
  steps: {
    label: 'Durch die Partie',
    dealBack: 'Zum Anfang des Spiels oder zum Spiel davor',
    trickBack: 'Einen Stich zurück',
    back: 'Eine Karte zurück',
    run: 'Abspielen',
    stop: 'Anhalten',
    on: 'Eine Karte weiter',
    trickOn: 'Einen Stich weiter',
    dealOn: 'Nächstes Spiel',
    speed: (speed) => `Tempo ${speed}×`,
    slider: 'Stelle im Spiel',
  },
  log: 'Was geschah',
  playOn: 'Von hier weiterspielen',
  again: 'Dieses Spiel noch einmal spielen',
  who: 'Wessen Platz nimmst du?',
  all: 'Alle Plätze',
  toTable: 'Zurück an den Tisch',
  keys: 'Pfeiltasten: eine Karte, mit Umschalt ein Stich; Bild auf und ab: ein Spiel; Leertaste spielt ab, O öffnet die Karten, 1 bis 9 wechseln den Platz.',

  trial: {
    band: (deal) => `Nur ausprobiert: So ist Spiel ${deal} nie verlaufen.`,
    bandBrief: 'Nur ausprobiert',
    original: 'Zurück zu dem, was gespielt wurde',
    title: 'So wäre es gegangen',
    better: (name, points) => `${name}: ${figure.format(points)} besser als gespielt.`,
    worse: (name, points) => `${name}: ${figure.format(points)} schlechter als gespielt.`,
    same: (name) => `${name}: nicht besser und nicht schlechter als gespielt.`,
    player: 'Wer',
    before: 'Gespielt',
    now: 'Diesmal',
    again: 'Noch einmal',
    look: 'Auf dieses zurückblicken',
  },

  analysis,

  sharing: {
    title: 'Diese Partie teilen',
    lead: 'Der Link enthält die ganze Partie. Kein Server bewahrt sie auf, und keiner wird gefragt.',
    deal: (deal) => `Spiel ${deal}`,
    match: (deals) =>
      deals === 1 ? 'Die ganze Partie' : `Alle ${count(deals, 'Spiel', 'Spiele')}`,
    moment: 'Er öffnet sich an dieser Stelle.',
    copy: 'Link kopieren',
    copied: 'Kopiert.',
    long: (characters) =>
      `Mit ${figure.format(characters)} Zeichen wäre der Link für viele Programme zu lang: Schick die Datei.`,
    file: 'Als Datei sichern',
  },

  bring: {
    title: 'Eine Partie öffnen',
    lead: 'Die Aufzeichnung einer Partie oder ein Link zu einer. Nichts verlässt dieses Gerät, und deine eigenen Partien bleiben, wie sie sind.',
    file: 'Datei wählen',
    drop: 'Oder zieh eine Datei irgendwo auf diese Seite.',
    paste: 'Ein Link oder eine Aufzeichnung',
    open: 'Öffnen',
  },

  loss: {
    title: 'Diese Partie lässt sich nicht zeigen',
    place: (deal, move) =>
      [
        ...(deal === undefined ? [] : [`Spiel ${deal + 1}`]),
        ...(move === undefined ? [] : [`Zug ${move + 1}`]),
      ].join(', '),
    format:
      'Das lässt sich nicht als Partie lesen: beschädigt, abgeschnitten, aus einer neueren Fassung oder nicht von uns.',
    trouble,
    rule: 'Das verstößt gegen eine Regel des Spiels.',
    breaches,
    /** Wer den Zug gemacht hätte; dann, was ihm am Tisch gesagt worden wäre. */
    refused: (name) => `${name} wäre abgewiesen worden:`,
    exactly: 'Gefunden (englisch):',
    clause: (clause) => `Regel ${clause}`,
    kept: 'Deine eigenen Partien sind unberührt.',
    gone: 'Hier gibt es nichts zum Zurückblicken: Kein Spiel dieser Partie ist zu Ende, oder sie wurde gelöscht.',
    other: 'Eine andere Partie öffnen',
  },
};

export default de;
