import { count } from '../words/in-english.ts';

/** What stands at a seat in all games with an auction of shown cards. */
export const plaque = {
  none: 'no card',
  cards: (n: number) => count(n, 'card'),
  pass: 'passed',
  passed: (what: string) => `${what}, passed`,
  tie: (what: string) => `${what}, a tie`,
  tied: 'a tie',
  lastIn: 'made it a tie',
  with: (title: string, what: string) => `${title}, ${what}`,
  named: (trump: string) => `named ${trump}`,
  partner: 'partner',
  partnerOf: (name: string) => `${name}’s partner`,
  yourPartner: 'your partner',
  ally: 'with you',
  opponent: 'against you',
  points: (n: number): string => (Math.abs(n) === 1 ? 'point' : 'points'),
};

/** How an auction stands before there is anything to count. */
export const headline = {
  nobody: 'Nobody has shown a card yet',
  leads: (name: string, cards: number, mine: boolean) =>
    `${mine ? 'You lead' : `${name} leads`} with ${count(cards, 'card')}`,
  firstInTurn: 'At a tie, whoever comes first in turn leads.',
  tie: (cards: number) => `A tie at ${count(cards, 'card')}`,
  tieCosts: (changes: string) => `If all pass now there is no play: ${changes}.`,
};
