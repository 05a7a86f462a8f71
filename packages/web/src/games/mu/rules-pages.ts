import type { MuView } from '@overtrick/engine';
import type { Example } from '../../rules/example.ts';
import type { RulesPages } from '../../rules/pages.ts';

/** Four who have shown 1, 2, 0 and 0 cards; it is the first one's turn again. */
const AUCTION = {
  hands: ['R7 B7 K7 R3 G2', 'G9 G3 Y1 Y2 Y3', 'B2 K4 B3 B5 B6', 'Y6 K8 Y8 K0 K1'],
  moves: 'bid R7, bid G9 G3, pass*2',
};

/** Cleo has shown a 7, named 7s, and leads the red 9. */
const SEVENS = {
  hands: ['R2 R7 B4', 'B7 G3 G4', 'R4 Y2 Y3', 'G7 R9 K2'],
  dealer: 3,
  moves: 'bid G7, pass*4, trump 7, partner 1, play R9',
};

/** The Chief, who looks, has shown a 7 and a 3; Ada, the Vice, a yellow card. */
const NAMING = {
  hands: ['B7 R3 R5 G2', 'Y9 Y4 K1 K2', 'G0 G4 G5 G6', 'K3 K4 K5 K6'],
  moves: 'bid B7, bid Y9, pass*2, bid R3, pass*4, trump Y',
};

/** The Chief has named 7s; Ben has shown one too, but Ada's 9 is higher: she is the Vice. */
const PARTNER = {
  hands: ['B7 R3 R5 G2', 'Y9 Y4 K1 K2', 'G7 G4 G5 G6', 'K3 K4 K5 K6'],
  moves: 'bid B7, bid Y9, bid G7, pass, bid R3, pass*4, trump Y, trump 7',
};

const two = { moves: 'bid R7, bid G9 G3, bid K4 B2, pass*4' };
const tie: Example = {
  ...AUCTION,
  ...two,
  picture: 'seats',
  claims: { view: { 'crown.seat': 2, 'crown.face': 'down', chief: null } },
};
const tieScore: Example = { ...tie, picture: 'score', claims: { scores: [0, 10, -20, 0] } };

const shown: Example = {
  ...AUCTION,
  picture: 'seats',
  // Three at most: one or two more than now.
  claims: {
    view: { 'crown.seat': 1, 'crown.face': 'up', shown: [1, 2, 0, 0], 'prices.length': 3 },
  },
};

const limit: Example = {
  ...shown,
  tried: 'bid B7 K7 R3',
  claims: { refusal: 'mu/3.2' },
};

const made: Example = {
  hands: [
    'R2 R4 R6 R8 B3 B7 G5 G7 G7 Y2 Y4 Y5 K1 K6 K7',
    'R0 R7 R9 B2 B6 B7 G1 G3 G4 G8 G9 Y8 Y9 K0 K4',
    'R1 R5 R7 B0 B1 B4 B5 G1 Y1 Y3 K1 K3 K5 K8 K9',
    'R1 R3 B1 B8 B9 G0 G2 G6 Y0 Y1 Y6 Y7 Y7 K2 K7',
  ],
  moves: 'bid B7, pass*3, bid G7, pass*4, trump 7, partner 2',
  isPlayedOut: true,
  picture: 'score',
  claims: { scores: [58, 27, 35, 0], view: { taken: 33, 'bidToken.goal': 32 } },
};

const missed: Example = {
  hands: [
    'R1 R6 R7 R7 R9 B1 Y3 Y5 Y6 Y8 K2 K5 K7 K7 K9',
    'R2 R8 B2 B3 B6 B9 G0 G1 G4 G5 G9 Y0 K0 K1 K3',
    'R1 R3 R5 B0 B4 B8 G2 G3 G8 Y1 Y1 Y2 Y7 Y9 K6',
    'R0 R4 B1 B5 B7 B7 G1 G6 G7 G7 Y4 Y7 K1 K4 K8',
  ],
  moves:
    'bid R1, pass*3, bid R6, pass*3, bid R7, pass*3, bid R7, pass*3, bid R9, pass*4, trump R, partner 2',
  isPlayedOut: true,
  picture: 'score',
  claims: { scores: [7, 23, 8, 22], view: { taken: 35, 'bidToken.goal': 38 } },
};

const both: Example = {
  ...NAMING,
  moves: `${NAMING.moves}, trump 7, partner 2`,
  picture: 'trumps',
  claims: {
    trumps: 'Y7 Y7 > R7 R7 B7 B7 G7 G7 K7 K7 > Y9 > Y8 > Y6 > Y5 > Y4 > Y3 > Y2 > Y1 Y1 > Y0',
  },
};

const viceTie: Example = {
  hands: ['R9 R4 R2 R1 R3', 'K8 R6 B6 G1 G2', 'Y8 G6 R5 K4 K3', 'B0 B1 B2 B3 B4'],
  moves:
    'bid R9, bid K8 R6, bid Y8 G6 R5, pass, bid R4 R2 R1, bid B6 G1, bid K4, pass, bid R3, pass*4',
  picture: 'seats',
  claims: { view: { chief: 0, shield: 1 } },
};

const follow: Example = {
  ...SEVENS,
  tried: 'play R7',
  picture: 'hand',
  claims: { legal: 'R2', illegal: 'R7 B4', refusal: 'mu/6.2' },
};

export const pages = {
  ideas: {
    points: [
      {
        hands: ['R9', 'R6', 'R7', 'R4'],
        moves: 'bid R9, pass*4, trump none, partner 2, play R9, play R6, play R7, play R4',
        picture: 'trick',
        claims: { winner: 0, points: 5 },
      },
    ],
    show: [shown],
    goal: [
      {
        hands: ['R7 R1 R2 R3 R4', 'B7 B1 B2 B3 B4', 'G7 G1 G2 G3 G4', 'Y7 Y1 Y2 Y3 Y4'],
        moves: 'bid R7, bid B7 B1, bid G7 G1 G2, bid Y7 Y1 Y2 Y3',
        picture: 'prices',
        claims: {
          view: {
            'prices.length': 5,
            'prices.0.needed': 30,
            'prices.4.needed': 38,
            'prices.4.worth': 50,
          },
        },
      },
    ],
    tie: [tie, tieScore],
    vice: [
      {
        hands: ['R7 B7 R3 G2', 'Y9 Y4 K1 K2', 'B2 K4 B3 B4', 'G6 K8 G3 G4'],
        moves: 'bid R7, bid Y9 Y4, pass, bid G6, bid B7 R3, pass*4',
        picture: 'seats',
        claims: { view: { chief: 0, shield: 1, 'bidToken.cards': 3, 'bidToken.goal': 34 } },
      },
    ],
    names: [
      {
        ...NAMING,
        picture: 'choices',
        claims: { legal: 'B R 7 3 none', illegal: 'Y G 5' },
      },
    ],
    suit: [
      follow,
      {
        ...SEVENS,
        moves: `${SEVENS.moves}, play R2, play B7, play R4`,
        picture: 'trick',
        claims: { winner: 1, points: 4 },
      },
    ],
    both: [both],
    partner: [
      { ...PARTNER, picture: 'seats', claims: { view: { chief: 0, shield: 1 } } },
      { ...PARTNER, picture: 'choices', claims: { legal: '2 3', illegal: '1' } },
    ],
    made: [made],
    missed: [missed],
  },
  // Asked about views of Mü alone.
  roles(view: MuView) {
    const { crown, chief, shield, partner } = view;
    const isTie = crown?.face === 'down';
    return [
      {
        seat: crown?.seat ?? null,
        term: isTie ? 'provocateur' : 'crown',
        piece: isTie ? 'tie' : 'crown',
      },
      { seat: chief, term: 'chief', piece: 'crown' },
      { seat: shield, term: 'vice', piece: 'shield' },
      { seat: partner, term: 'partner' },
    ];
  },
  clauses: {
    '3.2': limit,
    '3.7': tie,
    '4.5': viceTie,
    '5.1': {
      ...NAMING,
      moves: NAMING.moves.replace(/, trump Y$/, ''),
      eyes: 1,
      picture: 'choices',
      claims: { legal: 'Y 9', illegal: 'none 4 K' },
    },
    '5.4': both,
    '6.2': follow,
    '6.4': {
      ...SEVENS,
      hands: ['R2 R7 B4', 'B7 G3 G4', 'K7 Y2 Y3', 'G7 R9 K2'],
      moves: `${SEVENS.moves}, play R2, play B7, play K7`,
      picture: 'trick',
      claims: { winner: 1, points: 5 },
    },
    '7.5': missed,
    '7.8': tieScore,
  },
} satisfies RulesPages;
