import type { Example } from '../../rules/example.ts';
import type { RulesPages } from '../../rules/pages.ts';

/** What is turned up, and nothing else that matters. */
function turned(code: string, contract: string | null): Example {
  return {
    hands: ['S7 S8', 'D7 D8', 'C7 C8', `H8 ${code}`],
    dealer: 3,
    turnUp: code,
    picture: 'rows',
    rows: ['turnUp'],
    claims: { view: { contract } },
  };
}

/** Hearts with three cards each. After the gifts you lead the 9 of clubs, and Ada has no club but the queen of spades. */
const HEARTS = {
  hands: ['D8 SQ DT', 'D7 HT S8', 'CA C7 S7', 'H9 C9 D9'],
  dealer: 3,
  turnUp: 'H9',
};
const GIFTS = 'give SQ DT, give HT S8, give C7 S7, give C9 D9';
const QUEEN = `${GIFTS}, play C9, play SQ, play CA, play C7`;

/** All eight hearts and the queen are out, and after the gifts you take every trick. */
const moon: Example = {
  hands: ['HA HJ D8', 'HQ H9 HK', 'HT H7 SQ', 'H8 C9 D7'],
  dealer: 3,
  turnUp: 'H8',
  moves: 'give HJ D8, give H9 HK, give H7 SQ, give C9 D7, play C9, play SQ, play D7, play D8',
  isPlayedOut: true,
  picture: 'score',
  claims: { scores: [12, 0, 0, 0] },
};

const hearts: Example = {
  ...HEARTS,
  moves: QUEEN,
  eyes: 2,
  picture: 'hand',
  claims: { legal: 'D9', illegal: 'HT' },
};

/** Spades with three cards each: you and Ben will take one trick, Ada and Cleo two. */
const SPADES = {
  hands: ['SA DA H7', 'S8 CA C7', 'SK DK H8', 'S7 CK C8'],
  dealer: 3,
  turnUp: 'S7',
};

const exact: Example = {
  ...SPADES,
  moves: 'bid 1, bid 1, bid 1, bid 1',
  isPlayedOut: true,
  picture: 'score',
  claims: { scores: [-4, 7, -4, 7] },
};

const over: Example = {
  ...exact,
  moves: 'bid 0, bid 1, bid 1, bid 0',
  claims: { scores: [6, 4, 6, 4] },
};

const spades: Example = {
  ...SPADES,
  moves: 'bid 1, bid 1, bid 1, bid 1',
  eyes: 3,
  picture: 'hand',
  claims: { legal: 'CK C8', illegal: 'S7' },
};

const CLUBS = {
  hands: ['S8 SJ D7', 'SA D8 D9', 'CA H7 H8', 'C7 S9 H9'],
  dealer: 3,
  turnUp: 'C7',
};

const order: Example = {
  ...CLUBS,
  moves: 'stay*4',
  picture: 'trumps',
  claims: { trumps: 'CJ > SJ > CA > CK > CQ > CT > C9 > C8 > C7' },
};

const jack: Example = {
  ...CLUBS,
  moves: 'stay*4, play S9',
  tried: 'play SJ',
  picture: 'hand',
  claims: { legal: 'S8', illegal: 'SJ D7', refusal: 'gamut/7.2' },
};

const folded: Example = {
  ...CLUBS,
  moves: 'stay, fold, stay, stay',
  isPlayedOut: true,
  picture: 'score',
  claims: { scores: [0, 4, 2, -6], view: { folded: [0] } },
};

const double: Example = {
  hands: [...'SHDC'].map((suit) => [...'789TJQKA'].map((rank) => suit + rank).join(' ')),
  dealer: 3,
  turnUp: 'CA',
  carry: { passed: 1 },
  moves: 'stay, fold*3',
  picture: 'score',
  claims: { scores: [0, 0, 0, 32], view: { multiplier: 2 } },
};

export const pages = {
  ideas: {
    turn: [
      turned('HK', 'hearts'),
      turned('SK', 'spades'),
      turned('CK', 'clubs'),
      turned('DK', null),
    ],
    give: [
      {
        ...HEARTS,
        moves: GIFTS,
        picture: 'rows',
        rows: ['gave.left', 'gave.right', 'received.left', 'received.right', 'hand'],
        claims: { view: { 'received.left': 'S8', 'received.right': 'C9' } },
      },
    ],
    queen: [{ ...HEARTS, moves: QUEEN, picture: 'trick', claims: { winner: 2, points: -8 } }],
    moon: [moon],
    teams: [exact, over],
    spades: [spades],
    clubs: [order, jack],
    fold: [
      {
        ...CLUBS,
        moves: 'stay',
        picture: 'choices',
        claims: { legal: 'stay fold', view: { 'staying.trick': 2, 'staying.none': 6 } },
      },
      folded,
    ],
    diamonds: [
      {
        ...turned('DK', null),
        eyes: 3,
        picture: 'choices',
        claims: { legal: 'hearts spades clubs pass' },
      },
      double,
    ],
  },
  roles: () => [],
  clauses: {
    '3.4': double,
    '5.5': hearts,
    '5.8': moon,
    '6.6': spades,
    '6.8': over,
    '7.2': jack,
    '7.9': folded,
  },
} satisfies RulesPages;
