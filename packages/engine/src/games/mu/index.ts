import { crownRefusal } from '../../contest/crown.ts';
import { acting } from '../../contest/rules.ts';
import { start } from '../../contest/state.ts';
import { sidesOf } from '../../contest/view.ts';
import { defineGame } from '../../define.ts';
import { about } from './about.ts';
import type { MuEvent } from './events.ts';
import { calls, deck, pointsByCode } from './faces.ts';
import { law } from './law.ts';
import { pack } from './pack.ts';
import { course } from './rules.ts';
import { outcome, score } from './score.ts';
import { copy, MuState } from './state.ts';
import { guesser, type MuView, view } from './view.ts';
import { words } from './words.ts';

export type { MuEvent } from './events.ts';
export { classOf, type MuTrumpClass, points } from './faces.ts';
export type { MuState } from './state.ts';
export type { MuView } from './view.ts';

export const mu = defineGame<MuState, null, MuView, MuEvent>(
  {
    ...about,
    clauses: {
      deal: 'mu/2.2',
      // The deal always passes to the left.
      dealer: 'mu/2.1',
      trick: 'mu/6.4',
      score: 'mu/7.9',
      end: 'mu/8.1',
    },
    vocabulary: calls.vocabulary,
    deck,
    pack,
    start: (setup, cards, _, tell) => start(new MuState(setup, cards), tell),
    acting,
    ...course,
    copy,
    score,
    outcome,
    sides: sidesOf,
    points: () => pointsByCode,
    view,
    guesser,
    explain: (state, seat, action) => crownRefusal(law, state, seat, action),
    // mu/8.1 and mu/8.2
    ending: ({ players, options }) => {
      const { target, deals } = options;
      return deals === null ? { deals, target } : { deals: deals * players, target: null };
    },
  },
  words,
);

export default mu;
