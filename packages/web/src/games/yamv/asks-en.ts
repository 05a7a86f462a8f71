import { ask as contest } from '../../contest/asks-en.ts';
import type { TurnQuestion } from '../../room/turn-question.ts';
import { or } from '../../words/in-english.ts';

const NAMING: Readonly<Record<string, TurnQuestion>> = {
  declarerTrump: {
    line: 'Name your trump',
    follows:
      'A suit or a number that you have shown, or none; the bonus is yours if you make your tricks.',
  },
  defenderTrump: {
    line: 'Name a number as trump, or none',
    follows: 'The bonus goes to everybody on your side if the contract fails.',
  },
};

/** What is asked in YAMV. */
export const ask = {
  ...contest,
  naming: NAMING,
  couldName: (names: readonly string[]) => `you could name ${or([...names, 'none'])}`,
  wouldDefend: (names: readonly string[]) =>
    `You would be head defender and could name ${or([...names, 'none'])}.`,
  exchange: 'Take two cards out of your fourteen',
  exchangeOne: 'One more card goes',
  exchangeMeans:
    'They are out of play. A card that lies face up may go too: a card of the stock then takes its place.',
  exchangeShow: (n: number): string =>
    n === 1
      ? 'A card goes that lay face up: which card of the stock takes its place?'
      : 'Two cards go that lay face up: both cards of the stock take their place',
  nameStays: 'What was named and what you need stay as they are.',
  discard: 'Discard 2 cards',
};
