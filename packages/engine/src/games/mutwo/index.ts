import { crownRefusal } from '../../contest/crown.ts';
import { acting } from '../../contest/rules.ts';
import { start } from '../../contest/state.ts';
import type { ContractView } from '../../contest/view.ts';
import { defineGame } from '../../define.ts';
import { about } from './about.ts';
import { calls, deck } from './faces.ts';
import { law } from './law.ts';
import type { MutwoOptions } from './options.ts';
import { course } from './rules.ts';
import { outcome, score } from './score.ts';
import { copy, MutwoState } from './state.ts';
import { guesser, view } from './view.ts';
import { words } from './words.ts';

export { classOf, type MutwoTrumpClass } from './faces.ts';
export type { MutwoState } from './state.ts';

export const mutwo = defineGame<MutwoState, null, ContractView>(
  {
    ...about,
    clauses: {
      deal: 'mutwo/2.2',
      // The deal always passes to the left.
      dealer: 'mutwo/2.1',
      trick: 'mutwo/6.4',
      score: 'mutwo/7.9',
      end: 'mutwo/8.1',
    },
    vocabulary: calls.vocabulary,
    deck,
    start: (setup, cards, _, tell) => start(new MutwoState(setup, cards), tell),
    acting,
    ...course,
    copy,
    score,
    outcome,
    view,
    guesser,
    explain: (state, seat, action) => crownRefusal(law, state, seat, action),
    // mutwo/8.1
    finished: ({ deal, players, options }) =>
      deal + 1 >= (options as MutwoOptions).dealsPerPlayer * players,
  },
  words,
);
