import type { Phrase } from '@overtrick/table';
import { count, figure, list } from '../../words/in-german.ts';
import type { Texts } from '../../words/names.ts';
import type { PlayWords } from './words-en.ts';

const PHRASES: Readonly<Record<Phrase, string>> = {
  'well-played': 'Gut gespielt',
  thanks: 'Danke',
  oops: 'Hoppla',
  'one-moment': 'Einen Moment',
  'another-deal': 'Noch ein Spiel?',
};

const ASKS: Texts = {
  pause: 'bittet um eine Pause',
  undo: 'möchte den letzten Zug zurücknehmen',
  annul: 'möchte dieses Spiel annullieren',
  end: 'möchte die Partie beenden',
  swap: 'möchte den Platz tauschen',
};
const ASKED: Texts = {
  pause: 'um eine Pause gebeten',
  undo: 'gebeten, den letzten Zug zurückzunehmen',
  annul: 'gebeten, dieses Spiel zu annullieren',
  end: 'gebeten, die Partie zu beenden',
  swap: 'gebeten, den Platz zu tauschen',
};
const MEANS: Texts = {
  pause: 'Stimmen alle zu, spielt niemand, und keine Uhr läuft.',
  undo: 'Es geschieht, wenn alle zustimmen.',
  annul: 'Stimmen alle zu, geht die Partie nach dem letzten fertigen Spiel weiter.',
  end: 'Sie endet, wenn alle zustimmen.',
  swap: 'Es geschieht, wenn beide zustimmen.',
};

const de: PlayWords = {
  chat: 'Gespräch',
  people: 'Leute',
  say: 'Sag etwas',
  send: 'Senden',
  empty: 'Noch hat niemand etwas gesagt.',
  phrases: PHRASES,
  phrasesAbout: 'Schnelle Worte, die alle in ihrer Sprache lesen',
  you: 'Du',
  says: (name, text) => `${name}: ${text}`,
  somebody: 'Jemand',
  unread: (n) => `${count(n, 'ungelesene Nachricht', 'ungelesene Nachrichten')}`,

  asks: (name, what) => `${name} ${ASKS[what] ?? ASKS.end}.`,
  youAsked: (what) => `Du hast ${ASKED[what] ?? ASKED.end}.`,
  means: (what) => MEANS[what] ?? '',
  agreed: (names) => `${list(names)} ${names.length > 1 ? 'stimmen' : 'stimmt'} zu.`,
  agree: 'Zustimmen',
  decline: 'Jetzt nicht',
  withdraw: 'Zurückziehen',
  declined: (name) => `Worum ${name} bat, wurde abgelehnt.`,
  withdrawn: (name) => `${name} hat die Bitte zurückgezogen.`,
  lapsed: (name) => `Worum ${name} bat, ist hinfällig: Seither hat sich etwas geändert.`,
  undone: 'Der letzte Zug ist zurückgenommen.',

  pause: 'Pause',
  paused: 'Die Partie ruht.',
  deserted: 'Die Zeit aller ist abgelaufen: Die Partie wartet.',
  pausedAbout: 'Niemand spielt, und keine Uhr läuft.',
  broken: 'Mit diesem Spiel kann es nicht weitergehen.',
  brokenAbout:
    'Der Server hat seither andere Regeln, und was gespielt wurde, passt nicht zu ihnen. Ihr könnt annullieren, was nicht passt, und nach dem letzten Spiel weiterspielen, das gilt, mit dessen Punkten; oder die Partie beenden.',
  annul: 'Dieses Spiel annullieren',
  annulled: 'Dieses Spiel ist annulliert; die Partie geht nach dem davor weiter.',
  goOn: 'Weiter',
  continued: 'Die Partie geht weiter.',
  end: 'Partie beenden',
  endAsk: 'Partie beenden?',
  endWhy:
    'Alle, die hier sitzen, werden gefragt. Dann wird nicht weitergespielt; was gespielt ist, bleibt erhalten.',
  closed: 'Die Partie wurde beendet.',
  undecided: 'Kein Spiel wurde fertig.',
  standing: (all) =>
    `Der Stand: ${all.map(({ name, total }) => `\u2068${name}\u2069 ${figure.format(total)}`).join(', ')}.`,

  away: (bot) => `weg, ${bot} spielt`,
  awayTold: (name, bot) => `${name} ist weg. Solange spielt ${bot}, ein Bot.`,
  back: (name) => `${name} ist wieder da.`,
  late: (name) =>
    name === undefined
      ? 'Deine Zeit war um: Ein Bot hat für dich gezogen.'
      : `Die Zeit von ${name} war um: Ein Bot hat für diesen Platz gezogen.`,
  missed: (n) => `Seit du zuletzt hier warst, gab es auf deinem Platz ${count(n, 'Zug', 'Züge')}.`,
  dealt: (n) => `Seit du zuletzt hier warst, ging die Partie weiter bis zum ${n}. Spiel.`,
  takes: (name, before) =>
    before === ''
      ? `${name} hat sich gesetzt.`
      : `${name} sitzt jetzt auf dem Platz von ${before}.`,
  owner: (name) => `${name} betreut jetzt den Tisch.`,
  kept: (name) => `Der Platz von ${name} ist frei gehalten`,
  keptAbout: 'Er gehört der Person wieder, sobald sie zurück ist.',
  sendLink: 'Link zum Platz',
  replace: 'Bot für immer setzen',
  replaceAsk: (name) => `Den Platz von ${name} einem Bot geben?`,
  replaceWhy: 'Wer zurückkommt, bekommt ihn dann nicht von selbst wieder.',
  bot: 'Bot',
  botWith: (role) => `Bot, ${role}`,

  bank: (time) => `Vorrat ${time}`,
  sealed: 'Karten versiegelt',
  watching: (n) => `${n} ${n === 1 ? 'schaut' : 'schauen'} zu`,
  link: 'Tisch und Link',
  sits: 'sitzt hier',
  isAway: 'gerade weg',
  watches: 'schaut zu',
  inLine: (place) => `Nummer ${place} in der Reihe`,
  next: (names) => `Es fehlt noch ${list(names)} …`,
  unseated: 'Du hast hier keinen Platz mehr: Du schaust zu.',
  watchOn: 'Zuschauen',
  onward: 'Die nächste Partie steht bereit: gleicher Link, gleiche Plätze.',
  onwardAbout: 'Was gespielt wurde, bleibt unter deinen beendeten Partien.',
  comeAlong: 'Mitkommen',
  notMine: 'Weiter geht es, wenn die am Tisch so weit sind.',

  /** A match that is over. */
  past: {
    title: (game) => `Eine Partie ${game}`,
    nothing: 'Beendet, bevor ein Spiel zu Ende war: Es gibt nichts zu zeigen.',
    cards: 'Alle Karten',
    check: 'Jedes Spiel prüfen',
    checked: (good, all) =>
      good === all
        ? `Die Karten ${all === 1 ? 'des einen Spiels' : `aller ${all} Spiele`} sind die versprochenen.`
        : `Von ${count(all, 'Spiel', 'Spielen')} ${good === 1 ? 'hatte nur 1' : `hatten nur ${good}`} die versprochenen Karten!`,
    witnessed: (n, all) =>
      n === all
        ? 'Die Fingerabdrücke sind die, die dieser Browser gezeigt bekam, während gespielt wurde.'
        : `Von ${n} Spielen bekam dieser Browser den Fingerabdruck gezeigt, während gespielt wurde; von den anderen weiß er, was in der Aufzeichnung steht.`,
    each: 'Spiel für Spiel',
    yourself:
      'Speichere die Aufzeichnung, um sie unabhängig von dieser Seite mit „overtrick verify DATEI“ zu prüfen.',
    see: 'Was gespielt wurde',
    table: 'Zum Tisch',
  },
};

export default de;
