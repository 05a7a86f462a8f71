import type { MutwoEvent } from '@overtrick/engine';
import { count, dative, does, inside, karten } from '../words/in-german.ts';
import type { CardWords, Names } from '../words/names.ts';
import type { Tells } from '../words/say.ts';
import { ask } from './asks-de.ts';
import type { ContestWords } from './en.ts';
import { naming } from './naming-de.ts';
import { headline, plaque } from './plaque-de.ts';
import { taken } from './taken-de.ts';

export const colours: Partial<Names> = {
  suits: { R: 'Rot', B: 'Blau', G: 'Grün', Y: 'Gelb', K: 'Schwarz' },
  marks: { R: 'Ro', B: 'Bl', G: 'Gr', Y: 'Ge', K: 'Sw' },
  join: (suit, rank) => `${suit} ${rank}`,
};

const PARTS: Readonly<Record<string, string>> = {
  major: 'Obertrumpf',
  minor: 'Untertrumpf',
};

export function auctionEvents({ trump }: Pick<CardWords, 'trump'>): Tells<MutwoEvent> {
  return {
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
      const part = PARTS[e.part];
      return `${does(s, e.seat, 'bestimmst', 'bestimmt')} ${what}${part ? ` zum ${part}` : ''}.`;
    },
    partner: (e, s) => `${does(s, e.seat, 'spielst', 'spielt')} mit ${dative(s, e.partner)}.`,
  };
}

const de: ContestWords = {
  plaque,
  headline,
  moves: {
    bid: (what) => `${what} bieten`,
    trump: (what) => (what.startsWith('ohne') ? `${what} spielen` : `${what} bestimmen`),
    partner: (what) => `mit ${what} spielen`,
  },
  naming,
  promises: (made, promised) =>
    `Als Ansager hast du ${made} von ${count(promised, 'Gebot', 'Geboten')} erfüllt.`,
  notices: { alreadyShown: 'Diese Karte hast du schon gezeigt.' },

  ask,
  taken,
  prices: {
    title: 'Was ein Gebot bringt',
    adds: 'Trumpf bringt dazu',
    columns: ['Karten', 'Stiche', 'gelingt es', 'sonst'],
  },

  stakes: {
    nobody: 'noch niemand',
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
