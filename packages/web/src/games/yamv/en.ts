import type { YamvEvent } from '@overtrick/engine';
import contest, { auctionEvents } from '../../contest/en.ts';
import { cardWords, does } from '../../words/in-english.ts';
import type { Tells } from '../../words/say.ts';
import { ask } from './asks-en.ts';
import { ending, lines } from './ending-en.ts';
import { english } from './english.ts';
import { exchange } from './exchange-en.ts';

const names = { suits: { JK: 'jokers' }, marks: { JK: 'Jo' }, special: { JK: 'joker' } };
const { cards, trump } = cardWords(names);

const events: Tells<YamvEvent> = {
  ...auctionEvents({ trump }),
  stock: (e, s) => `${does(s, e.seat, 'take')} the stock.`,
  drawn: (e) => `It holds ${cards(e.cards)}.`,
  exchange: (e, s) => {
    const gone = e.discard;
    if (gone.length === 0) return `${does(s, e.seat, 'discard')} two cards from the hand.`;
    return `${does(s, e.seat, 'discard')} ${cards(gone)} from the table, and ${cards(e.show)} ${gone.length > 1 ? 'are' : 'is'} shown.`;
  },
  discards: (e) => `Your discards: ${cards(e.cards)}.`,
};

const en = {
  ...contest,
  names,
  parts: { suit: 'suit', even: 'even rank', odd: 'odd rank', none: 'no trump' },
  says: english,
  ending,
  lines,
  events,
  moves: { ...contest.moves, exchange: (what: string) => `discard ${what}` },

  help: { tie: 'As many cards as the other: whoever comes first in turn is ahead.' },
  ask,
  exchange,

  stakes: {
    ...contest.stakes,
    stock: 'Stock',
    drawn: 'From the stock',
    discarded: 'Discarded',
  },
};

export type YamvWords = typeof en;
export default en;
