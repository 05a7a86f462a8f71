import { crownRefusal } from '../../contest/crown.ts';
import { acting } from '../../contest/rules.ts';
import { start } from '../../contest/state.ts';
import { sidesOf } from '../../contest/view.ts';
import { defineGame } from '../../define.ts';
import { about } from './about.ts';
import type { MutwoEvent } from './events.ts';
import { calls, deck } from './faces.ts';
import { law } from './law.ts';
import { course } from './rules.ts';
import { outcome, score } from './score.ts';
import { copy, MutwoState } from './state.ts';
import { guesser, type MutwoView, view } from './view.ts';
import { words } from './words.ts';

export type { MutwoEvent } from './events.ts';
export { classOf, type MutwoTrumpClass } from './faces.ts';
export type { MutwoState } from './state.ts';
export type { MutwoView } from './view.ts';

export const mutwo = defineGame<MutwoState, null, MutwoView, MutwoEvent>(
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
    sides: sidesOf,
    view,
    guesser,
    explain: (state, seat, action) => crownRefusal(law, state, seat, action),
    // mutwo/8.1
    ending: ({ players, options }) => ({ deals: options.dealsPerPlayer * players, target: null }),
  },
  words,
);

export default mutwo;
