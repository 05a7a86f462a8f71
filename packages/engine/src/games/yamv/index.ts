import { acting } from '../../contest/rules.ts';
import { start } from '../../contest/state.ts';
import { sidesOf } from '../../contest/view.ts';
import { defineGame } from '../../define.ts';
import { codesOf } from '../../guess.ts';
import { about } from './about.ts';
import type { YamvEvent } from './events.ts';
import { explain } from './explain.ts';
import { calls, deck, packs, STOCK } from './faces.ts';
import { guesser } from './guess.ts';
import { course } from './rules.ts';
import { outcome, score } from './score.ts';
import { copy, YamvState } from './state.ts';
import { aside, history, view, type YamvView } from './view.ts';
import { words } from './words.ts';

export type { YamvEvent } from './events.ts';
export { classOf, rankClassOf, type YamvTrumpClass } from './faces.ts';
export type { YamvState } from './state.ts';
export type { YamvView } from './view.ts';

export const yamv = defineGame<YamvState, null, YamvView, YamvEvent>(
  {
    ...about,
    clauses: {
      deal: 'yamv/2.2',
      // The deal always passes to the left.
      dealer: 'yamv/2.1',
      trick: 'yamv/7.4',
      score: 'yamv/8.8',
      end: 'yamv/9.1',
    },
    vocabulary: calls.vocabulary,
    deck,
    pack: ({ players }) => packs[players],
    stock: STOCK,
    start: (setup, cards, { stock }, tell) =>
      start(new YamvState(setup, cards, { stock, discards: [] }), tell),
    beside: ({ stock }) => ({ stock: codesOf(deck, stock) }),
    acting,
    ...course,
    copy,
    score,
    outcome,
    sides: sidesOf,
    aside,
    view,
    history,
    guesser,
    explain,
    // yamv/9.1
    ending: ({ options }) => ({ deals: null, target: options.target }),
  },
  words,
);

export default yamv;
