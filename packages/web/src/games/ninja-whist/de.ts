import { cardWords, count, dative, does, karten, list, stiche } from '../../words/in-german.ts';
import type { Translated } from '../../words/own.ts';
import { ask, taken } from './asks-de.ts';
import type { NinjaWords } from './en.ts';
import { ending, lines } from './ending-de.ts';
import { german } from './german.ts';
import { iconsIn } from './icons.ts';
import { deals } from './rounds-de.ts';

const names = {
  suits: {
    ...{ W: 'Schwerter', F: 'Stäbe', N: 'Messer', T: 'Sterne' },
    ...{ AR: 'Bogenschützen', LA: 'Bogenschützen' },
  },
  marks: { W: 'Sw', F: 'Sb', N: 'Me', T: 'St', AR: 'Bo', LA: 'Kb' },
  special: { AR: 'Bogenschütze', LA: 'Kleiner Bogenschütze' },
  join: (suit: string, rank: string) => `${suit} ${rank}`,
};
const { card, suit } = cardWords(names);

const ICONS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  a: ['Schwert', 'Schwerter'],
  b: ['Stab', 'Stäbe'],
  c: ['Messer', 'Messer'],
  d: ['Stern', 'Sterne'],
};

function token(text: string): string {
  const parts = iconsIn(text).map(([icon, n]) => count(n, ...ICONS[icon]));
  return parts.length > 0 ? list(parts) : 'leer';
}

const plättchen = (n: number) => count(n, 'Plättchen');

const de: Translated<NinjaWords> = {
  promises: (made, promised) =>
    `Genau wie angesagt: ${made} von ${count(promised, 'Runde', 'Runden')}.`,
  names,
  notices: {
    cardFirst: 'Wähle erst die Karte, dann die Plättchen, die sie heben.',
    noneFits: 'Keine Karte, die du jetzt spielen darfst, wird von deinen Plättchen gehoben.',
  },
  token,
  deals,
  help: { figure: 'Neben jedem Namen: Stiche, von wie vielen angesagten.' },
  deal: (n, of) => (of === null ? `Runde ${n}` : `Runde ${n} von ${of}`),
  options: {
    lesserArcher: 'ein zweiter Bogenschütze, gleich unter dem ersten',
    step: 'um wie viele Karten die Blätter von Runde zu Runde wachsen und schrumpfen',
    doubleMax: 'die Runde mit den größten Blättern wird zweimal gespielt',
    archersAtNoTrump: 'ob Bogenschützen ohne Trumpf alles stechen oder nur, was sie ausspielen',
    bidScore: 'was eine erfüllte Ansage bringt',
    tokenScore: 'was jedes Plättchen im Wertungsbereich am Ende wert ist',
  },
  values: { top: 'alles', ownSuit: 'nur was sie ausspielen' },
  says: german,
  ending,
  lines,
  events: {
    deal: (e, s) => `Runde ${e.round}: ${does(s, e.dealer, 'gibst', 'gibt')} je ${karten(e.size)}.`,
    'turn-up': (e) => {
      if (e.card === null) return 'Die größten Blätter werden ohne Trumpf gespielt.';
      const sense = e.trump === 'none' ? 'kein Trumpf' : `${suit(e.trump)} ist Trumpf`;
      return `Aufgedeckt wird ${card(e.card)}: ${sense}.`;
    },
    play: (e, s) => {
      const played = e.tokens;
      const lift = played.length > 0 ? ` mit ${plättchen(played.length)}, +${e.lift}` : '';
      return `${does(s, e.seat, 'spielst', 'spielt')} ${card(e.card)}${e.trump ? ', einen Trumpf' : ''}${lift}.`;
    },
    draw: (e, s) => `${does(s, e.seat, 'ziehst', 'zieht')} ein Plättchen: ${token(e.token)}.`,
    take: (e, s) => {
      const from = e.from;
      const what = token(e.token);
      return from === e.seat
        ? `Der Vorrat ist leer: ${does(s, from, 'versetzt', 'versetzt')} ein eigenes Plättchen: ${what}.`
        : `Der Vorrat ist leer: ${does(s, e.seat, 'nimmst', 'nimmt')} ein Plättchen von ${dative(s, from)}: ${what}.`;
    },
  },
  moves: { take: (what) => `${what} nehmen` },

  ask,
  taken,

  stakes: {
    stock: 'im Vorrat',
    tokens: plättchen,
    bids: (sum) => `${sum} angesagt`,
    bidsFor: (tricks) => `für ${stiche(tricks)}`,
  },

  badge: {
    scoreArea: 'Wertungsbereich',
    playArea: 'In dieser Runde gewonnen',
    won: 'neu',
  },
};

export default de;
