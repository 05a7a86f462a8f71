import { checkPack } from '../../check.ts';
import { acting } from '../../contest/rules.ts';
import type { Game } from '../../game.ts';
import { codesOf } from '../../guess.ts';
import { about } from './about.ts';
import { deal, handSize, lay } from './deal.ts';
import { explain } from './explain.ts';
import { actions, deck, grammar, packs, STOCK } from './faces.ts';
import { guesser } from './guess.ts';
import type { YamvOptions } from './options.ts';
import { apply, atRandom, legal, playOut } from './rules.ts';
import { outcome, score } from './score.ts';
import { copy, type YamvState } from './state.ts';
import { history, view, type YamvView } from './view.ts';
import { words } from './words.ts';

export { classOf, type TrumpClass } from './faces.ts';
export type { YamvState } from './state.ts';
export type { YamvView } from './view.ts';

export const yamv: Game<YamvState, null, YamvView> = {
  ...about,
  clauses: {
    dealer: 'yamv/2.1',
    trick: 'yamv/7.4',
    score: 'yamv/8.8',
    end: 'yamv/9.1',
  },
  grammar,
  actions,
  words,
  deck: ({ players }) => packs[players].map((card) => deck.codes[deck.kindOf(card)]),
  handSize,
  deal,
  lay,
  layout: ({ cards, players, stock }) => ({
    hands: Array.from({ length: players }, (_, seat) => cards.dealtTo(seat)),
    stock: codesOf(deck, stock),
  }),
  check: (setup, layout) =>
    checkPack(layout, {
      pack: yamv.deck(setup),
      size: handSize(setup),
      stock: STOCK,
      clause: 'yamv/2.2',
    }),
  acting,
  legal,
  atRandom,
  playOut,
  apply,
  copy: (state) => copy(state),
  score,
  outcome,
  view: (state, eyes) => view(yamv, state, eyes),
  guesser: (view) => guesser(yamv, view),
  explain,
  history,
  tricks: ({ tricks }) => tricks.list(),
  first: () => null,
  // yamv/2.1: the deal always passes to the left.
  next: ({ setup }) => ({ dealer: (setup.dealer + 1) % setup.players, carry: null }),
  // yamv/9.1
  finished: ({ options }, totals) =>
    totals.some((total) => total >= (options as YamvOptions).target),
};
