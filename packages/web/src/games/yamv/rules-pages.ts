import { contractRoles } from '../../contest/roles.ts';
import type { Example } from '../../rules/example.ts';
import type { RulesPages } from '../../rules/pages.ts';

/** Cleo deals, so you are the forehand; Ada and Ben have shown three cards each. */
const AUCTION = {
  hands: ['S4 H4 D1 C2', 'H8 H6 C8 D2', 'S6 D6 C6 D3', 'S1 S2 S3 D4'],
  dealer: 3,
  stock: 'D7 C7',
};

/** You have shown the 4 of spades and the 4 of hearts, and Cleo a 6; Ada is your partner. */
const DECLARER = {
  hands: ['S4 H4 D1 C2', 'H8 H6 C8 D2', 'S6 D6 C6 D3', 'C4 S2 S3 D4'],
  dealer: 3,
  stock: 'D7 C7',
  moves: 'bid S4 H4, pass*2, bid C4, pass*4',
};

/** Only jokers are trumps; Cleo has led the 8 of hearts, or a joker. */
const JOKERS = {
  hands: ['H2 JK S4', 'JK D8 D2', 'H6 D6 D3', 'C4 H8 S3'],
  dealer: 2,
  stock: 'D7 C7',
};
const NONE = 'bid C4, pass*4, partner 1, trump none, exchange D7 C7 /';

const follow: Example = {
  ...JOKERS,
  moves: `${NONE}, play H8`,
  tried: 'play JK',
  picture: 'hand',
  claims: { legal: 'H2', illegal: 'JK S4', refusal: 'yamv/7.2' },
};

const tie: Example = {
  ...AUCTION,
  moves: 'bid S4, bid H8 H6 C8, bid S6 D6 C6, pass*4',
  picture: 'seats',
  claims: { view: { 'contract.declarer': 1, headDefender: 2 } },
};

/** yamv/5.4 for five players. */
const order: Example = {
  hands: ['S4 H4 D1 C2', 'H8 H4 C8 D2', 'S6 D6 C6 D3', 'C4 S2 S3 D4', 'C1 C3 C5 C9'],
  dealer: 4,
  stock: 'D7 C7',
  moves: 'bid S4 D1, bid H4, pass*5, partner 2, trump S, trump 4',
  picture: 'trumps',
  claims: {
    trumps:
      'JK JK > S4 S4 > H4 H4 D4 D4 C4 C4 > S10 S10 > S9 > S8 S8 > S7 > S6 S6 > S5 > S3 > S2 S2 > S1',
  },
};

const made: Example = {
  hands: [
    'S4 S4 S7 S8 H4 H8 D4 D6 D7 C4 C7 C8',
    'S2 S2 S6 H2 H4 H6 H7 D1 D8 D8 C3 C5',
    'S8 H1 H6 D2 D3 D4 D5 D6 C6 C8 JK JK',
    'S1 S3 S5 S6 H2 H3 H5 H8 D2 C1 C2 C4',
  ],
  dealer: 3,
  stock: 'C2 C6',
  moves: 'bid S4 S4 S7 S8, pass*4, partner 2, trump S, exchange C2 C6 /',
  isPlayedOut: true,
  picture: 'score',
  claims: { scores: [85, 20, 85, 10], view: { 'contract.needed': 8, 'taken.declarer': 9 } },
};

const failed: Example = {
  hands: [
    'S2 S5 S6 S8 H2 H8 D4 D4 D6 D8 C2 C8',
    'S4 H3 H5 H6 H7 D2 D3 D6 D7 C7 JK JK',
    'S6 S8 H1 H4 H8 D8 C1 C3 C4 C4 C6 C8',
    'S2 S3 S4 S7 H2 H4 H6 D2 D5 C2 C5 C6',
  ],
  dealer: 3,
  stock: 'S1 D1',
  moves: 'bid S2 S5 S6 S8, bid H3, pass*4, partner 2, trump S, trump none, exchange S1 D1 /',
  isPlayedOut: true,
  picture: 'score',
  claims: { scores: [-80, 120, -80, 100], view: { 'contract.needed': 8, 'taken.declarer': 6 } },
};

const none: Example = {
  hands: [
    'S1 S4 H4 H6 H7 D2 D5 D8 C2 C4 C6 JK',
    'S2 S6 H2 H3 D1 D4 D6 D8 C1 C4 C5 C7',
    'S4 S5 S6 S7 S8 H5 H6 D2 D4 D6 D7 C8',
    'S2 S3 S8 H1 H4 H8 D3 C2 C3 C6 C8 JK',
  ],
  dealer: 3,
  stock: 'H2 H8',
  moves: 'bid JK C6, pass*4, partner 2, trump none, exchange H2 H8 /',
  isPlayedOut: true,
  picture: 'score',
  claims: { scores: [140, 40, 140, 20], view: { 'contract.needed': 6, 'taken.declarer': 6 } },
};

const exchanged: Example = {
  ...DECLARER,
  moves: `${DECLARER.moves}, partner 1, trump S, trump none, exchange H4 C2 / D7`,
  picture: 'rows',
  rows: ['displays.0', 'discards'],
  claims: { view: { discards: ['H4', 'C2'], 'displays.0': ['S4', 'D7'] } },
};

export const pages = {
  ideas: {
    jokers: [
      follow,
      {
        ...JOKERS,
        moves: `${NONE}, play H8, play H2, play JK, play H6`,
        picture: 'trick',
        claims: { winner: 1 },
      },
    ],
    show: [tie],
    needed: [
      {
        ...AUCTION,
        moves: 'bid S4',
        eyes: 1,
        picture: 'prices',
        claims: { view: { 'prices.0.needed': 5, 'prices.3.needed': 8, 'prices.3.worth': 80 } },
      },
    ],
    partner: [
      {
        ...DECLARER,
        picture: 'choices',
        claims: { legal: '1 2', illegal: '3' },
      },
    ],
    names: [
      {
        ...DECLARER,
        moves: `${DECLARER.moves}, partner 1`,
        picture: 'choices',
        claims: { legal: 'S H 4 none', illegal: 'D 1' },
      },
      {
        ...DECLARER,
        moves: `${DECLARER.moves}, partner 1, trump S`,
        eyes: 3,
        picture: 'choices',
        claims: { legal: '4 none', illegal: 'C 2' },
      },
    ],
    order: [order],
    exchange: [
      {
        ...DECLARER,
        moves: `${DECLARER.moves}, partner 1, trump S, trump none`,
        picture: 'rows',
        rows: ['displays.0', 'drawn'],
        claims: { view: { drawn: ['D7', 'C7'] } },
      },
      exchanged,
    ],
    made: [made],
    none: [none],
    failed: [failed],
  },
  roles: contractRoles,
  clauses: {
    '4.2': tie,
    '5.4': order,
    '6.3': exchanged,
    '7.2': follow,
    '8.7': failed,
  },
} satisfies RulesPages;
