import { defineGame } from '../../define.ts';
import { about } from './about.ts';
import { check, start, turnUp } from './deal.ts';
import type { GamutEvent } from './events.ts';
import { explain } from './explain.ts';
import { CLUBS, deck, leftOf, UNDECIDED, vocabulary } from './faces.ts';
import { guesser } from './guess.ts';
import { aside, located } from './known.ts';
import { act, acting, atRandom, legal, playOut } from './rules.ts';
import { outcome, points, score } from './score.ts';
import { copy, type GamutCarry, type GamutState } from './state.ts';
import { type GamutView, history, sides, view } from './view.ts';
import { words } from './words.ts';

export type { GamutEvent } from './events.ts';
export { BARRED, QUEEN, spoils, TRICK } from './faces.ts';
export { teamBid, teamTricks } from './score.ts';
export type { GamutCarry, GamutState } from './state.ts';
export type { GamutView } from './view.ts';

export const gamut = defineGame<GamutState, GamutCarry, GamutView, GamutEvent>(
  {
    ...about,
    clauses: {
      deal: 'gamut/2.2',
      dealer: 'gamut/2.1',
      trick: 'gamut/4.4',
      score: 'gamut/8.2',
      end: 'gamut/8.1',
    },
    vocabulary,
    deck,
    turnUp,
    start,
    beside: ({ turnUp }) => ({ turnUp: deck.codes[turnUp] }),
    check,
    acting,
    legal,
    atRandom,
    playOut,
    apply: (state, seat, action, _random, tell) => act(state, seat, action, tell),
    copy,
    score,
    outcome,
    sides,
    points,
    // gamut/7.8: in Hearts tricks cost, in Spades they may be too many.
    everyTrickWelcome: ({ contract }) => contract === CLUBS,
    aside,
    located,
    view,
    history,
    guesser: (game, view) => guesser(game, view),
    explain,
    first: () => ({ passed: 0 }),
    // gamut/3.3 to gamut/3.5: after four passes the same dealer again, for more; else to the left.
    next: ({ setup: { dealer, carry }, contract }) =>
      contract === UNDECIDED
        ? { dealer, carry: { passed: carry.passed + 1 } }
        : { dealer: leftOf(dealer), carry: { passed: 0 } },
    // gamut/8.1
    ending: ({ options }) => ({ deals: null, target: options.target }),
  },
  words,
);

export default gamut;
