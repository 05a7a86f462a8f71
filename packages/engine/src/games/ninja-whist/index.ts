import { countBits } from '../../deck.ts';
import { defineGame } from '../../define.ts';
import type { Trick } from '../../game.ts';
import { zeros } from '../../lists.ts';
import { about } from './about.ts';
import { check, codeOf, handSize, pack, start, turnUp } from './deal.ts';
import type { NinjaEvent } from './events.ts';
import { explain } from './explain.ts';
import { deck, vocabulary } from './faces.ts';
import { acting, legal } from './legal.ts';
import { atRandom, playOut } from './playout.ts';
import { roundsOf } from './rounds.ts';
import { apply, winning } from './rules.ts';
import { outcome, score, settled } from './score.ts';
import { type Carry, copy, type NinjaState } from './state.ts';
import { alike, areasOf, has, TOKENS } from './tokens.ts';
import { guesser, type NinjaView, view } from './view.ts';
import { words } from './words.ts';

export type { NinjaEvent } from './events.ts';
export type { NinjaState } from './state.ts';
export type { NinjaView } from './view.ts';

export const ninjaWhist = defineGame<NinjaState, Carry, NinjaView, NinjaEvent>(
  {
    ...about,
    clauses: {
      deal: 'ninja-whist/2.3',
      draw: 'ninja-whist/6.7',
      dealer: 'ninja-whist/2.1',
      trick: 'ninja-whist/5.1',
      score: 'ninja-whist/7.4',
      end: 'ninja-whist/8.1',
    },
    vocabulary,
    deck,
    pack,
    handSize,
    turnUp,
    start,
    beside: ({ turnUp }) => ({ turnUp: codeOf(turnUp) }),
    check,
    acting,
    legal,
    atRandom,
    playOut,
    apply,
    copy,
    score,
    outcome,
    winning,
    // ninja-whist/7.1: a bid must be met exactly.
    everyTrickWelcome: () => false,
    // ninja-whist/2.8: the card turned up is seen by all, and nobody plays it.
    aside: ({ turnUp }) => (turnUp < 0 ? [] : [deck.codes[turnUp]]),
    view,
    guesser,
    explain,
    tricks: ({ tricks, gained }) =>
      tricks.list().map((trick, i) => ({ ...trick, token: TOKENS[gained[i]] })),
    recall,
    first: (players) => zeros(players),
    carried: areasOf,
    // ninja-whist/2.1: the deal always passes to the left.
    next: (state) => ({
      dealer: (state.setup.dealer + 1) % state.players,
      carry: settled(state),
    }),
    // ninja-whist/8.1: the rounds are counted, not the points.
    ending: (setup) => ({ deals: roundsOf(setup).length, target: null }),
  },
  words,
);

export default ninjaWhist;

/** ninja-whist/6.7: where in the stock the token of a trick lay. */
function recall({ stock }: NinjaState, { token }: Trick): number {
  const first = token === undefined ? -1 : TOKENS.indexOf(token);
  if (first < 0 || !has(stock, first)) return -1;
  return countBits(stock & ((1 << alike(stock, first)) - 1));
}
