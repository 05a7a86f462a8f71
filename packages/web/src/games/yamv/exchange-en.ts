import { count } from '../../words/in-english.ts';

/** What is said while the declarer exchanges cards with the stock. */
export const exchange = {
  ask: 'Which two go away?',
  askOne: 'Which other one goes away?',
  done: 'These two go away?',
  away: 'Laid away, unseen',
  awayNone: 'Tap two cards, in your hand or face up.',
  wasUp: 'lay face up',
  wasHeld: 'from hand',
  which: (gone: string) => `Which stock card takes the place of the ${gone}?`,
  instead: 'Face up instead',
  only: (gone: string) => `A stock card takes the place of the ${gone}.`,
  both: 'Both stock cards take their places.',
  shows: 'shows',
  toHand: 'to hand',
  after: 'Face up before you',
  all: 'all can see these',
  stay: 'Bid and trump stay as they are.',
  stock: 'stock',
  discard: 'Discard two cards',
  discardShow: (cards: string, n: number) =>
    n > 1 ? `Discard, show ${count(n, 'card')}` : `Discard, show the ${cards}`,
};

export type ExchangeWords = typeof exchange;
