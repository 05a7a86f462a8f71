import { contractRoles } from '../../contest/roles.ts';
import type { Example } from '../../rules/example.ts';
import type { RulesPages } from '../../rules/pages.ts';

/** The declarer, who looks, has shown a 6 and a 3, Ada a red card: she is head defender and has named red. */
const NAMING = {
  hands: ['B6 G3 G9 Y2', 'R9 R2 K1 K2', 'G1 G4 G5 G6', 'K3 K4 K5 K6'],
  moves: 'bid B6, bid R9, pass*2, bid G3, pass*4, trump R',
};

/** Cleo has shown a 6, named 6s, and leads the red 12. */
const SIXES = {
  hands: ['R2 R6 B4', 'B6 G3 G4', 'R4 Y2 Y3', 'G6 R12 K2'],
  dealer: 3,
  moves: 'bid G6, pass*4, trump 6, partner 1, play R12',
};

const order: Example = {
  ...NAMING,
  moves: `${NAMING.moves}, trump 6, partner 2`,
  picture: 'trumps',
  claims: {
    trumps: 'R6 > B6 G6 Y6 K6 > R12 > R11 > R10 > R9 > R8 > R7 > R5 > R4 > R3 > R2 > R1',
  },
};

const pairs: Example = {
  hands: ['B3 R7 G9 Y2', 'R9 R2 K1 K2', 'G1 G4 G5 G6', 'K3 K4 K5 K6'],
  moves: 'bid B3, pass*3, bid R7, pass*4, trump 2, partner 2',
  picture: 'trumps',
  claims: { trumps: 'R3 B3 G3 Y3 K3 > R2 B2 G2 Y2 K2', view: { 'declarerTrump.bonus': 10 } },
};

const follow: Example = {
  ...SIXES,
  tried: 'play R6',
  picture: 'hand',
  claims: { legal: 'R2', illegal: 'R6 B4', refusal: 'mutwo/6.2' },
};

const made: Example = {
  hands: [
    'R6 R11 B6 G3 G5 G7 Y4 K1 K2 K5 K6 K11',
    'R8 B1 B8 G8 G9 G10 G11 Y1 Y5 Y7 Y12 K10',
    'R3 R9 R12 B2 B7 B10 B12 G1 Y2 Y6 Y9 Y11',
    'R4 R5 R7 B3 B4 B9 B11 G2 G4 Y3 Y10 K12',
    'R1 R2 R10 B5 G6 G12 Y8 K3 K4 K7 K8 K9',
  ],
  moves: 'bid R6, pass*4, bid B6, pass*4, bid K6, pass*5, trump 6, partner 2',
  isPlayedOut: true,
  picture: 'score',
  claims: { scores: [75, 0, 65, 5, 15], view: { 'contract.needed': 7, 'taken.declarer': 8 } },
};

const failed: Example = {
  hands: [
    'R1 R6 R11 B5 B10 G1 G3 G12 Y1 Y4 Y6 K6',
    'R2 R5 R9 B1 B2 G2 G7 G8 Y3 Y9 K10 K12',
    'R8 R12 B4 G4 G9 G10 G11 Y11 K1 K3 K5 K11',
    'R10 B6 B7 B9 B11 B12 G6 Y5 Y8 Y10 Y12 K7',
    'R3 R4 R7 B3 B8 G5 Y2 Y7 K2 K4 K8 K9',
  ],
  moves: 'bid R6, pass*4, bid Y6, pass*4, bid K6, pass*5, trump 6, partner 2',
  isPlayedOut: true,
  picture: 'score',
  claims: { scores: [-50, 10, -40, 20, 0], view: { 'contract.needed': 7, 'taken.declarer': 6 } },
};

const tie: Example = {
  hands: ['R7 B7 K7', 'G9 G3 Y1', 'B2 K4 B3', 'Y6 K8 Y8'],
  moves: 'bid R7, bid G9 G3, bid B2 K4, pass, bid B7, pass*4',
  picture: 'score',
  claims: { scores: [-20, 6, 6, 0] },
};

export const pages = {
  ideas: {
    needed: [
      {
        hands: [
          'R7 R1 R2 R3 R4',
          'B7 B1 B2 B3 B4',
          'G7 G1 G2 G3 G4',
          'Y7 Y1 Y2 Y3 Y4',
          'K7 K1 K2 K3 K4',
        ],
        moves: 'bid R7, bid B7 B1, bid G7 G1 G2, bid Y7 Y1 Y2 Y3, pass',
        picture: 'prices',
        claims: {
          view: {
            'prices.length': 5,
            'prices.0.needed': 5,
            'prices.4.needed': 9,
            'prices.4.worth': 50,
          },
        },
      },
    ],
    roles: [
      {
        ...NAMING,
        moves: NAMING.moves.replace(/, trump R$/, ''),
        picture: 'seats',
        claims: { view: { 'contract.declarer': 0, headDefender: 1 } },
      },
    ],
    order: [order],
    pairs: [
      {
        ...pairs,
        moves: 'bid B3, pass*3, bid R7, pass*4',
        picture: 'choices',
        claims: { legal: 'B R 2 7 none', illegal: '3 9 G' },
      },
      pairs,
    ],
    suit: [
      follow,
      {
        ...SIXES,
        moves: `${SIXES.moves}, play R2, play B6, play R4`,
        picture: 'trick',
        claims: { winner: 1 },
      },
    ],
    made: [made],
    failed: [failed],
    tie: [tie],
  },
  roles: contractRoles,
  clauses: {
    '5.3': pairs,
    '5.4': order,
    '6.2': follow,
    '7.7': failed,
    '7.8': tie,
  },
} satisfies RulesPages;
