import { checkPack } from '../../check.ts';
import { acting } from '../../contest/rules.ts';
import type { ContractView } from '../../contest/view.ts';
import type { Game } from '../../game.ts';
import { about } from './about.ts';
import { deal, handSize, lay } from './deal.ts';
import { explain } from './explain.ts';
import { calls, deck, pack } from './faces.ts';
import type { MutwoOptions } from './options.ts';
import { apply, atRandom, legal, playOut } from './rules.ts';
import { outcome, score } from './score.ts';
import { copy, type MutwoState } from './state.ts';
import { guesser, view } from './view.ts';
import { words } from './words.ts';

export { classOf, type TrumpClass } from './faces.ts';
export type { MutwoState } from './state.ts';

const codes: readonly string[] = pack.map((card) => deck.codes[deck.kindOf(card)]);

export const mutwo: Game<MutwoState, null, ContractView> = {
  ...about,
  clauses: {
    dealer: 'mutwo/2.1',
    trick: 'mutwo/6.4',
    score: 'mutwo/7.9',
    end: 'mutwo/8.1',
  },
  grammar: calls.grammar,
  actions: calls.vocabulary.actions,
  words,
  deck: () => codes,
  handSize,
  deal,
  lay,
  layout: ({ cards, players }) => ({
    hands: Array.from({ length: players }, (_, seat) => cards.dealtTo(seat)),
  }),
  check: (setup, layout) =>
    checkPack(layout, { pack: codes, size: handSize(setup), clause: 'mutwo/2.2' }),
  acting,
  legal,
  atRandom,
  playOut,
  apply,
  copy: (state) => copy(state),
  score,
  outcome,
  view: (state, eyes) => view(mutwo, state, eyes),
  guesser: (view) => guesser(mutwo, view),
  explain,
  history: ({ log }) => log.moves(mutwo.actions, mutwo.grammar),
  tricks: ({ tricks }) => tricks.list(),
  first: () => null,
  // mutwo/2.1: the deal always passes to the left.
  next: ({ setup }) => ({ dealer: (setup.dealer + 1) % setup.players, carry: null }),
  // mutwo/8.1
  finished: ({ deal, players, options }) =>
    deal + 1 >= (options as MutwoOptions).dealsPerPlayer * players,
};
