import contest, { auctionEvents, colours } from '../../contest/en.ts';
import { cardWords } from '../../words/in-english.ts';
import { ending, lines } from './ending-en.ts';
import { english } from './english.ts';

const names = { ...colours, trumps: { '2': '2s and 3s', '9': '9s and 10s' } };

const en = {
  ...contest,
  names,
  values: { allTied: 'all who are tied', othersOnly: 'those who gain' },
  parts: { suit: 'suit', pair: 'pair', rank: 'rank', none: 'no trump' },
  says: english,
  ending,
  lines,
  events: auctionEvents(cardWords(names)),
};

export type MutwoWords = typeof en;
export default en;
