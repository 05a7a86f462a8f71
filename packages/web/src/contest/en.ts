import type { MutwoEvent } from '@overtrick/engine';
import { count, does, inside, whom } from '../words/in-english.ts';
import type { CardWords, Names } from '../words/names.ts';
import type { Tells } from '../words/say.ts';
import { ask } from './asks-en.ts';
import { naming } from './naming-en.ts';
import { headline, plaque } from './plaque-en.ts';
import { taken } from './taken-en.ts';

/** What is said in all games with an auction of shown cards. */

/** The packs of five colours. */
export const colours: Partial<Names> = {
  suits: { R: 'red', B: 'blue', G: 'green', Y: 'yellow', K: 'black' },
  marks: { R: 'Re', B: 'Bl', G: 'Gr', Y: 'Ye', K: 'Bk' },
  join: (suit, rank) => `${suit} ${rank}`,
};

const PARTS: Readonly<Record<string, string>> = {
  major: ' as the major trump',
  minor: ' as the minor trump',
};

/** What is shown is told by the table, card by card in one sentence. */
export function auctionEvents({ trump }: Pick<CardWords, 'trump'>): Tells<MutwoEvent> {
  return {
    'thrown-in': () => 'Nobody has shown a card: the deal is thrown in.',
    tie: (e, s) =>
      `A tie at ${count(e.cards, 'card')}: no trick is played, and ${inside(s, e.seat, 'pay')}, having come last.`,
    declarer: (e, s) => {
      const head = e.headDefender;
      const second =
        head < 0 ? 'there is no head defender' : `${inside(s, head, 'are', 'is')} head defender`;
      return `${does(s, e.seat, 'are', 'is')} declarer with ${count(e.cards, 'card')}; ${second}.`;
    },
    trump: (e, s) => `${does(s, e.seat, 'name')} ${trump(e.name)}${PARTS[e.part] ?? ''}.`,
    partner: (e, s) => `${does(s, e.seat, 'play')} with ${whom(s, e.partner)}.`,
  };
}

const en = {
  plaque,
  headline,
  moves: {
    bid: (what: string) => `bid ${what}`,
    trump: (what: string) => `name ${what}`,
    partner: (what: string) => `play with ${what}`,
  },
  naming,
  promises: (made: number, promised: number) =>
    `As declarer you made ${made} of ${count(promised, 'contract')}.`,
  notices: { alreadyShown: 'You have shown this card already.' },

  ask,
  taken,
  prices: {
    title: 'What a bid buys',
    adds: 'Trump adds',
    columns: ['cards', 'tricks', 'if made', 'if not'],
  },

  stakes: {
    nobody: 'nobody yet',
    mostShown: 'Most shown',
    partner: 'Partner',
    declarer: 'Declarer',
    headDefender: 'Head defender',
    bid: 'Bid',
    goal: 'Goal',
    cards: (n: number) => count(n, 'card'),
    both: 'A card of both trumps is highest.',
  },

  badge: { declarer: 'Declarer', headDefender: 'Head def.', partner: 'Partner' },
};

export type ContestWords = typeof en;
export default en;
