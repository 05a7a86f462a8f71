import type { Example } from '../../rules/example.ts';
import type { RulesPages } from '../../rules/pages.ts';

/** Four with a card each; Cleo deals, so you lead. Swords are turned up. */
function trick(hands: readonly string[], winner: number, more: Partial<Example> = {}): Example {
  const plays = hands.map((card) => `play ${card}`).join(', ');
  return {
    hands,
    dealer: 3,
    turnUp: 'W4',
    moves: `bid 0*4, ${plays}`,
    picture: 'trick',
    claims: { winner },
    ...more,
  };
}

/** The same with tokens in your score area, of which these are played. */
function lifted(hands: readonly string[], tokens: readonly string[], winner: number): Example {
  const [own, ...others] = hands;
  const plays = others.map((card) => `play ${card}`).join(', ');
  return {
    ...trick(hands, winner),
    turnUp: 'F4',
    carry: [tokens, [], [], []],
    moves: `bid 0*4, play ${tokens.join(' ')} / ${own}, ${plays}`,
  };
}

const assassin = trick(['FK', 'F9', 'FA', 'F2'], 2);
const lift = lifted(['W6', 'W8', 'WA', 'N2'], ['a', 'aa'], 0);
const equal = lifted(['W6', 'W8', 'WA', 'N2'], ['aa'], 0);
const archer = trick(['FK', 'W9', 'AR', 'F2'], 2);
const huntress = trick(['FK', 'WA', 'AR', 'F2'], 1);

const barred: Example = {
  hands: ['W6 F2', 'W8 F9', 'N3 N9', 'T2 TK'],
  dealer: 3,
  turnUp: 'W4',
  moves: 'bid 1, bid 0, bid 0',
  eyes: 3,
  picture: 'choices',
  claims: { legal: '0 2', illegal: '1', view: { barredBid: 1 } },
};

const hidden: Example = {
  hands: ['F6 AR', 'W8 F9', 'N3 N9', 'T2 FK'],
  dealer: 2,
  turnUp: 'W4',
  moves: 'bid 0*4, play FK',
  tried: 'play AR',
  picture: 'hand',
  claims: { legal: 'F6', illegal: 'AR', refusal: 'ninja-whist/4.4' },
};

const last: Example = {
  hands: ['FK', 'F9', 'W2', 'F2'],
  dealer: 3,
  turnUp: 'W4',
  deal: 20,
  carry: [['a', 'bb', 'abc'], ['cc'], ['d', 'dd'], []],
  moves: 'bid 1, bid 0, bid 1, bid 0, play FK, play F9, play W2, play F2',
  picture: 'score',
  claims: { scores: [3, 11, 13, 10] },
};

export const pages = {
  ideas: {
    exact: [
      {
        hands: ['FK F2', 'W8 F9', 'N3 N9', 'T2 TK'],
        dealer: 3,
        turnUp: 'W4',
        moves:
          'bid 1, bid 1, bid 0, bid 1, play FK, play F9, play N3, play T2, play F2, play W8, play N9, play TK',
        picture: 'score',
        claims: { scores: [10, 10, 10, 0] },
      },
    ],
    trump: [trick(['FK', 'F9', 'W2', 'F2'], 2)],
    barred: [barred],
    token: [
      {
        ...trick(['FK', 'F9', 'N2', 'F2'], 0),
        chance: 16,
        picture: 'tokens',
        rows: ['playAreas.0'],
        claims: { view: { 'playAreas.0': ['aab'] } },
      },
    ],
    lift: [lift, equal],
    assassin: [assassin],
    archer: [archer, hidden],
    end: [last],
  },
  roles: () => [],
  clauses: {
    '3.3': barred,
    '4.4': hidden,
    '5.1': trick(['FK', 'F9', 'W2', 'F2'], 2),
    '5.3': trick(['FK', 'F9', 'AR', 'F2'], 2, { turnUp: 'NA' }),
    '5.4': assassin,
    '5.5': huntress,
    '6.3': equal,
    '6.4': lifted(['W10', 'WK', 'NA', 'N2'], ['a', 'aa'], 1),
  },
} satisfies RulesPages;
