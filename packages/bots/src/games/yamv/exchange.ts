import { type Action, legalActions, type Random, yamv } from '@overtrick/engine';
import type { YamvState } from '@overtrick/engine/games/yamv';
import { ownKinds } from '../../contest/plan.ts';

/** How many of the poorest cards are thought of for the discards. */
const POOREST = 5;
const NO_CHANCE: Random = { below: () => 0 };

/** By effective suit, how many cards of it the declarer has. */
function lengthsOf(state: YamvState): number[] {
  const { order, declarer } = state;
  const lengths = Array<number>(order.trump + 2).fill(0);
  for (const kind of ownKinds(state, declarer)) lengths[order.suitOf[kind]]++;
  return lengths;
}

/** What a card is worth keeping: trumps, then high cards; low ones of short suits least. */
function worth({ order }: YamvState, kind: number, lengths: readonly number[]): number {
  if (order.isTrump(kind)) return 100 + order.power[kind];
  return order.power[kind] * 2 + lengths[order.suitOf[kind]];
}

/** One part of the exchange after the other: the poorest card, what must be shown, the end. */
export function quickExchange(state: YamvState, legal: readonly Action[], count: number): Action {
  if (legal[0].ends || legal[0].field !== 'discard') return legal[0];
  const lengths = lengthsOf(state);
  let best = legal[0];
  let least = worth(state, best.what, lengths);
  for (let i = 1; i < count; i++) {
    const value = worth(state, legal[i].what, lengths);
    if (value >= least) continue;
    least = value;
    best = legal[i];
  }
  return best;
}

/** Every pair of the poorest cards, each ended in a legal way. */
export function exchangeCandidates(state: YamvState): Action[][] {
  const candidates = new Map<string, Action[]>();
  for (const one of poorest(state)) {
    const after = applied(state, one);
    for (const two of poorest(after)) {
      const key = [one.what, two.what].sort((a, b) => a - b).join();
      candidates.set(key, [one, two, ...ending(applied(after, two))]);
    }
  }
  return [...candidates.values()];
}

function poorest(state: YamvState): Action[] {
  const lengths = lengthsOf(state);
  const value = new Map(
    legalActions(yamv, state, state.declarer).map((a) => [a, worth(state, a.what, lengths)]),
  );
  return [...value]
    .sort(([, a], [, b]) => a - b)
    .slice(0, POOREST)
    .map(([action]) => action);
}

function applied(state: YamvState, action: Action): YamvState {
  const next = yamv.copy(state);
  yamv.apply(next, state.declarer, action, NO_CHANCE);
  return next;
}

/** What must be shown for face-up discards, then the end. */
function ending(state: YamvState): Action[] {
  const legal = legalActions(yamv, state, state.declarer);
  const action = quickExchange(state, legal, legal.length);
  return action.ends ? [action] : [action, ...ending(applied(state, action))];
}
