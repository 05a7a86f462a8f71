import { follow, english as usual } from '../../english.ts';
import type { Sentences } from '../../says.ts';
import type { GamutSays } from './says.ts';

export type { GamutSays } from './says.ts';

export const SUITS: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

export const english: Sentences<GamutSays> = {
  ...usual,
  follow: follow(SUITS),
  'turn-up-foreign': ({ given }) => `the turned-up card ${given} is not one of the dealer's`,
  'gifts-final': 'you have given your cards, and gifts are final',
  'left-first': 'the card for the left comes first',
  'left-chosen': 'the card for the left is chosen',
  'goes-left': ({ card: code }, { card }) => `${card(code)} already goes to the left`,
  'team-limit': ({ most }) => `your team can bid at most ${most} more tricks`,
  folded: 'you have folded',
  opening: ({ card: code }, { card }) => `${card(code)} must be led`,
  'hearts-barred': 'no heart has been played to an earlier trick',
  'spades-barred': 'no spade has been played to an earlier trick',

  moon: ({ hearts }) => `all ${hearts} hearts and the queen`,
  'hearts-taken': 'hearts taken',
  'queen-taken': 'queen of spades taken',
  'bid-exact': 'bid made exactly',
  'bid-under': 'bid not reached',
  'bid-over': 'more tricks than bid',
  'others-folded': 'all others folded',
  'tricks-taken': 'tricks taken',
  'no-trick': 'stayed and took no trick',
  counts: ({ times }) => `counts ${times} times`,
};
