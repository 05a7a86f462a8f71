import type { GamutEvent } from '@overtrick/engine';
import { cardWords, count, does, inside, whom } from '../../words/in-english.ts';
import type { Texts } from '../../words/names.ts';
import type { Tells } from '../../words/say.ts';
import { ask, taken } from './asks-en.ts';
import { ending, lines } from './ending-en.ts';
import { english } from './english.ts';
import { folding, giving } from './giving-en.ts';

const { card } = cardWords();
const contracts: Texts = {
  ...{ hearts: 'Hearts', spades: 'Spades', clubs: 'Clubs', diamonds: 'Diamonds' },
};

const events: Tells<GamutEvent> = {
  'thrown-in': () => 'Nobody has chosen: the hand is thrown in, and the next one counts more.',
  contract: (e, s) => {
    const contract = contracts[e.contract];
    return e.seat === undefined
      ? `${contract} is played.`
      : `${does(s, e.seat, 'choose')} ${contract}.`;
  },
  give: (e, s) => `${does(s, e.seat, 'have', 'has')} chosen two cards to give.`,
  gift: (e, s) => `${does(s, e.from, 'give')} ${whom(s, e.to)} the ${card(e.card)}.`,
  stay: (e, s) => `${does(s, e.seat, 'stay')}.`,
  fold: (e, s) => `${does(s, e.seat, 'fold')}.`,
  unplayed: (e, s) =>
    e.seat < 0
      ? 'Everybody has folded.'
      : `Only ${inside(s, e.seat, 'have', 'has')} stayed: all tricks are won without a card.`,
};

const en = {
  promises: (made: number, promised: number) =>
    `In Spades your team took exactly its bid in ${made} of ${count(promised, 'deal')}.`,
  values: { dealer: 'dealer', eldest: "dealer's left" },
  contracts,
  says: english,
  ending,
  lines,
  events,
  moves: {
    choose: (what: string) => `choose ${what}`,
    give: (what: string) => `give ${what}`,
    stay: () => 'stay',
    fold: () => 'fold',
  },
  notices: { outOfPlay: 'You have folded and play no cards.' },

  giving,
  folding,
  ask,
  taken,

  stakes: {
    contract: 'contract',
    open: 'to be chosen',
    counts: (n: number) => `This hand counts ${n} times.`,
    broken: (suitName: string) => `${suitName} may be led`,
    unbroken: (suitName: string) => `${suitName} may not be led yet`,
    given: 'given',
    got: 'got',
    left: 'left',
    right: 'right',
    gifts: 'Gifts',
  },

  badge: {
    folded: 'folded',
    stays: 'stays',
    hearts: (n: number): string => (n === 1 ? 'heart' : 'hearts'),
    queen: 'queen of spades',
    queenBrief: 'queen',
    passed: 'pass',
    given: 'has given',
  },
};

export type GamutWords = typeof en;
export default en;
