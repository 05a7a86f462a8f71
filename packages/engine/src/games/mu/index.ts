import { checkPack } from '../../check.ts';
import { acting } from '../../contest/rules.ts';
import type { Game } from '../../game.ts';
import { about } from './about.ts';
import { deal, handSize, lay, pack } from './deal.ts';
import { explain } from './explain.ts';
import { calls, deck } from './faces.ts';
import type { MuOptions } from './options.ts';
import { apply, atRandom, legal, playOut } from './rules.ts';
import { outcome, score } from './score.ts';
import { copy, type MuState } from './state.ts';
import { guesser, type MuView, view } from './view.ts';
import { words } from './words.ts';

export { classOf, points, type TrumpClass } from './faces.ts';
export type { MuState } from './state.ts';
export type { MuView } from './view.ts';

export const mu: Game<MuState, null, MuView> = {
  ...about,
  clauses: {
    dealer: 'mu/2.1',
    trick: 'mu/6.4',
    score: 'mu/7.9',
    end: 'mu/8.1',
  },
  grammar: calls.grammar,
  actions: calls.vocabulary.actions,
  words,
  deck: (setup) => pack(setup).map((card) => deck.codes[deck.kindOf(card)]),
  handSize,
  deal,
  lay,
  layout: ({ cards, players }) => ({
    hands: Array.from({ length: players }, (_, seat) => cards.dealtTo(seat)),
  }),
  check: (setup, layout) =>
    checkPack(layout, { pack: mu.deck(setup), size: handSize(setup), clause: 'mu/2.2' }),
  acting,
  legal,
  atRandom,
  playOut,
  apply,
  copy: (state) => copy(state),
  score,
  outcome,
  view: (state, eyes) => view(mu, state, eyes),
  guesser: (view) => guesser(mu, view),
  explain,
  history: ({ log }) => log.moves(mu.actions, mu.grammar),
  tricks: ({ tricks }) => tricks.list(),
  first: () => null,
  // mu/2.1: the deal always passes to the left.
  next: ({ setup }) => ({ dealer: (setup.dealer + 1) % setup.players, carry: null }),
  // mu/8.1 and mu/8.2
  finished: ({ deal, players, options }, totals) => {
    const { target, deals } = options as MuOptions;
    if (deals !== null) return deal + 1 >= deals * players;
    return totals.some((total) => total >= target);
  },
};
