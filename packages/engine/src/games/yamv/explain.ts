import { type Law, refusalOf, whyNoRight } from '../../contest/refusals.ts';
import type { Action, Refusal, Seat } from '../../game.ts';
import { sayings } from '../../says.ts';
import { fits } from './exchange.ts';
import { EXCHANGE, STOCK, trumps } from './faces.ts';
import type { YamvSays } from './says.ts';
import type { YamvState } from './state.ts';

const why = sayings<YamvSays>();

const LAW: Law = {
  phases: { trump: ['declarerTrump', 'defenderTrump'], exchange: ['exchange'] },
  clauses: {
    call: 'yamv/3.1',
    bid: 'yamv/3.2',
    empty: 'yamv/3.4',
    partner: 'yamv/5.1',
    trump: 'yamv/5.2',
    exchange: 'yamv/6.1',
    play: 'yamv/7.1',
    own: 'yamv/7.6',
    follow: 'yamv/7.2',
  },
};

/** Why an action is not legal; asked only when `legal` has said no. */
export function explain(state: YamvState, seat: Seat, action: Action): Refusal {
  const refusal = refusalOf(LAW, state, seat, action);
  if (refusal) return refusal;
  if (action.type === 'trump') return explainTrump(state, seat, action.what);
  if (action.field === 'discard') return explainDiscard(state, action);
  return action === EXCHANGE ? explainEnd(state) : explainShow(state, action);
}

function explainTrump(state: YamvState, seat: Seat, trump: number): Refusal {
  if (state.phase === 'declarerTrump') {
    return { clause: 'yamv/5.2', why: whyNoRight(state, seat, trump) };
  }
  if (trumps.isSuit(trump)) {
    return { clause: 'yamv/5.3', why: why('no-suit') };
  }
  if (trump === state.declarerTrump) {
    return { clause: 'yamv/5.3', why: why('named-already', { trump: trumps.names[trump] }) };
  }
  return { clause: 'yamv/5.3', why: whyNoRight(state, seat, trump) };
}

function explainDiscard({ cards, declarer, discards }: YamvState, action: Action): Refusal {
  if (discards.length === STOCK) return { clause: 'yamv/6.2', why: why('two-discards') };
  const [first] = discards;
  if (action.what !== first && cards.owns(declarer, action.what)) {
    return { clause: 'yamv/6.3', why: why('shown-first') };
  }
  return { clause: 'yamv/6.2', why: why('not-yours', { card: String(action.value) }) };
}

function explainEnd(state: YamvState): Refusal {
  if (state.discards.length < STOCK) {
    return { clause: 'yamv/6.2', why: why('discard-two') };
  }
  return { clause: 'yamv/6.3', why: why('show-more', { cards: fits(state, 2) ? 2 : 1 }) };
}

function explainShow(state: YamvState, { what, value }: Action): Refusal {
  const { discards, stock, shows } = state;
  if (discards.length < STOCK) {
    return { clause: 'yamv/6.2', why: why('discard-before') };
  }
  const count = (kinds: readonly number[]) => kinds.filter((kind) => kind === what).length;
  if (count(shows) === count(stock)) {
    return { clause: 'yamv/6.3', why: why('not-in-stock', { card: String(value) }) };
  }
  const isOwed = fits(state, 2) || (shows.length === 0 && fits(state, 1));
  if (isOwed) return { clause: 'yamv/6.4', why: why('gone-already') };
  return { clause: 'yamv/6.3', why: why('nothing-owed') };
}
