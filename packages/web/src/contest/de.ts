import type { MutwoEvent } from '@overtrick/engine';
import { dative, does, inside, karten, stiche } from '../words/in-german.ts';
import type { CardWords, Names } from '../words/names.ts';
import type { Tells } from '../words/say.ts';
import type { ContestWords } from './en.ts';
import { naming } from './naming-de.ts';

export const colours: Partial<Names> = {
  suits: { R: 'Rot', B: 'Blau', G: 'Grün', Y: 'Gelb', K: 'Schwarz' },
  marks: { R: 'Ro', B: 'Bl', G: 'Gr', Y: 'Ge', K: 'Sw' },
  join: (suit, rank) => `${suit} ${rank}`,
};

const PARTS: Readonly<Record<string, string>> = {
  major: 'Obertrumpf',
  minor: 'Untertrumpf',
  declarer: 'Trumpf des Ansagers',
  'head defender': 'Trumpf des ersten Gegners',
};

export function auctionEvents({
  card,
  trump,
}: Pick<CardWords, 'card' | 'trump'>): Tells<MutwoEvent> {
  return {
    show: (e, s) => `${does(s, e.seat, 'zeigst', 'zeigt')} ${card(e.card)}.`,
    bid: (e, s) => `${does(s, e.seat, 'hast', 'hat')} ${karten(e.shown)} geboten.`,
    'thrown-in': () => 'Niemand hat eine Karte gezeigt: Das Spiel wird eingeworfen.',
    tie: (e, s) =>
      `Gleichstand bei ${karten(e.cards)}: Es wird kein Stich gespielt, und ${inside(s, e.seat, 'zahlst als Letzter', 'zahlt, weil zuletzt gekommen')}.`,
    declarer: (e, s) => {
      const head = e.headDefender;
      const second =
        head < 0
          ? 'es gibt keinen ersten Gegner'
          : `${inside(s, head, 'bist', 'ist')} erster Gegner`;
      return `${does(s, e.seat, 'bist', 'ist')} Ansager mit ${karten(e.cards)}; ${second}.`;
    },
    trump: (e, s) => {
      const name = e.name;
      const what = name === 'none' ? 'keinen Trumpf' : trump(name);
      return `${does(s, e.seat, 'bestimmst', 'bestimmt')} ${what} (${PARTS[e.part] ?? 'Trumpf'}).`;
    },
    partner: (e, s) => `${does(s, e.seat, 'spielst', 'spielt')} mit ${dative(s, e.partner)}.`,
  };
}

const de: ContestWords = {
  moves: {
    bid: (what) => `${what} bieten`,
    trump: (what) => `Trumpf: ${what}`,
    partner: (what) => `mit ${what} spielen`,
  },
  naming,
  notices: { alreadyShown: 'Diese Karte hast du schon gezeigt.' },

  ask: {
    bid: 'Zeig Karten zum Bieten oder passe.',
    onlyPass: 'Du kannst keine weitere Karte zeigen.',
    bidMore: 'Zeig mehr Karten oder passe.',
    bidThese: 'Biete diese oder wähle andere.',
    price: (n, needed, bonus) => `${karten(n)}: ${stiche(needed)}, +${bonus} bei Erfolg`,
    notMost: (most) => `weniger als die meisten gezeigten, ${most}`,
    tie: 'gleich viele wie die meisten',
    confirm: (n) => `${karten(n)} bieten`,
    choose: 'Bieten',
    trump: (part) => `Bestimme Trumpf${PARTS[part] ? ` (${PARTS[part]})` : ''}.`,
    partner: 'Wähle deinen Partner.',
  },

  stakes: {
    nobody: 'niemand hat eine Karte gezeigt',
    mostShown: 'Meiste gezeigt',
    partner: 'Partner',
    declarer: 'Ansager',
    headDefender: 'Erster Gegner',
    bid: 'Gebot',
    goal: 'Ziel',
    cards: karten,
    both: 'Eine Karte beider Trümpfe ist die höchste.',
  },

  badge: { declarer: 'Ansager', headDefender: 'Gegner 1', partner: 'Partner' },
};

export default de;
