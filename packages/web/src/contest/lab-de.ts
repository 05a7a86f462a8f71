import type { Texts } from '../words/names.ts';

/** What the games with shown bids call roles, endings and trumps, for the lab. */
export const contestNames: Texts = {
  declarer: 'Ansager',
  partner: 'Partner',
  'head defender': 'erster Gegner',
  defender: 'Gegenspieler',
  played: 'gespielt',
  'thrown in': 'zusammengeworfen',
  tie: 'Gleichstand',
  suit: 'Farbe',
  pair: 'Paar',
  rank: 'Zahl',
  even: 'gerade Zahl',
  odd: 'ungerade Zahl',
  none: 'ohne Trumpf',
  'head defender: suit': 'erster Gegner: Farbe',
  'head defender: pair': 'erster Gegner: Paar',
  'head defender: rank': 'erster Gegner: Zahl',
  'head defender: even': 'erster Gegner: gerade Zahl',
  'head defender: odd': 'erster Gegner: ungerade Zahl',
  'head defender: none': 'erster Gegner: ohne Trumpf',
};
