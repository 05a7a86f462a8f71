import { english as usual } from '../../english.ts';
import type { Sentences } from '../../says.ts';
import type { NinjaSays } from './says.ts';

export type { NinjaSays } from './says.ts';

/** By letter; Archers are a suit of their own. */
export const SUITS: Readonly<Record<string, string>> = {
  W: 'swords',
  F: 'staffs',
  N: 'knives',
  T: 'stars',
  AR: 'Archers',
};

export const english: Sentences<NinjaSays> = {
  ...usual,
  'not-now': ({ type }) => `there is no ${type} now`,
  follow: ({ led }) => `${SUITS[led]} were led and you can follow`,
  'no-turn-up': 'nothing is turned up in this round',
  'turn-up-missing': 'a card must be turned up',
  'bid-above': ({ tricks }) => `there are only ${tricks} tricks`,
  'bid-barred': ({ bid, tricks }) =>
    `the dealer may not bid ${bid}: all bids would add up to ${tricks}`,

  'token-blank': 'a blank token has no suit',
  'token-new': ({ token: text }, { token }) => `${token(text)} was won in this round`,
  'token-not-yours': ({ token: text }, { token }) => `${token(text)} is not in your score area`,
  'token-order': ({ token: text, before }, { token }) =>
    `${token(text)} is listed before ${token(before)}`,
  'tokens-idle': ({ tokens }, { token }) =>
    `you can play no card from 2 to 10 of a suit that ${tokens.map(token).join(' and ')} show`,
  'token-card': ({ card: code }, { card }) =>
    `tokens go with cards from 2 to 10, not with ${card(code)}`,
  'token-suit': ({ tokens, card: code }, { card, token }) =>
    `each of ${tokens.map(token).join(' ')} must show the suit of ${card(code)}`,

  'take-whose': 'say first whose token it is',
  'take-none': ({ seat, token: text }, { name, token }) => `${name(seat)} has no ${token(text)}`,
  'take-one': 'only one token is taken',
  'take-own': 'you alone have most tokens, so one of your own moves',
  'take-others': 'others have as many tokens or more',
  'take-most': ({ seats }) => `most tokens have: seat ${seats.join(', ')}`,

  'bid-made': 'bid made',
  tokens: 'tokens in the score area',
};
