import type { Action, Refusal, Seat } from '../../game.ts';
import { sayings } from '../../says.ts';
import { followers } from '../../tricks.ts';
import { ARCHERS, deck, isNumber, type Ranking } from './faces.ts';
import { barredBid, legal } from './legal.ts';
import type { NinjaSays } from './says.ts';
import { type NinjaPhase, type NinjaState, NOBODY } from './state.ts';
import { after, has, suitsOn, written } from './tokens.ts';

const why = sayings<NinjaSays>();

/**
 * By type of move, the phase in which it is made and the clause that says so, for refusals at other
 * times.
 */
const TIMES: Readonly<Record<string, { readonly in: NinjaPhase; readonly clause: string }>> = {
  bid: { in: 'bid', clause: 'ninja-whist/3.1' },
  play: { in: 'play', clause: 'ninja-whist/4.1' },
  take: { in: 'take', clause: 'ninja-whist/6.8' },
};

/** Why an action is not legal; asked only when `legal` has said no. */
export function explain(state: NinjaState, seat: Seat, action: Action): Refusal {
  const { in: phase, clause } = TIMES[action.type];
  if (state.phase !== phase) return { clause, why: why('not-now', { type: action.type }) };
  if (state.turn !== seat) return { clause, why: why('turn', { seat: state.turn }) };
  if (action.type === 'bid') return explainBid(state, action.what);
  if (action.type === 'take') return explainTake(state, seat, action);
  return action.field === 'tokens'
    ? explainToken(state, seat, action)
    : explainCard(state, seat, action.what);
}

function explainBid(state: NinjaState, tricks: number): Refusal {
  const { size } = state.cards;
  if (tricks > size) return { clause: 'ninja-whist/3.2', why: why('bid-above', { tricks: size }) };
  const barred = { bid: barredBid(state), tricks: size };
  return { clause: 'ninja-whist/3.3', why: why('bid-barred', barred) };
}

function explainToken(state: NinjaState, seat: Seat, { what, value }: Action): Refusal {
  const { scoreAreas, playAreas, staged } = state;
  const token = String(value);
  if (suitsOn[what] === 0) return { clause: 'ninja-whist/6.2', why: why('token-blank') };
  if (!has(scoreAreas[seat], what)) {
    return has(playAreas[seat], what)
      ? { clause: 'ninja-whist/6.10', why: why('token-new', { token }) }
      : { clause: 'ninja-whist/6.1', why: why('token-not-yours', { token }) };
  }
  const before = written(staged);
  if (!(after(staged) & (1 << what))) {
    const order = { token, before: before[before.length - 1] };
    return { clause: 'ninja-whist/6.1', why: why('token-order', order) };
  }
  return { clause: 'ninja-whist/6.2', why: why('tokens-idle', { tokens: [...before, token] }) };
}

function explainCard(state: NinjaState, seat: Seat, kind: number): Refusal {
  const { cards, order, tricks, staged } = state;
  const card = deck.codes[kind];
  if (!cards.inHand(seat, kind)) {
    return { clause: 'ninja-whist/4.1', why: why('not-in-hand', { card }) };
  }
  const right = followers(cards, seat, order, tricks.led);
  if (right.length > 0 && order.suitOf[kind] !== tricks.led) {
    return { ...mustFollow(order, tricks.led, kind), cards: right };
  }
  if (!isNumber(kind)) {
    return { clause: 'ninja-whist/6.1', why: why('token-card', { card }) };
  }
  return { clause: 'ninja-whist/6.2', why: why('token-suit', { tokens: written(staged), card }) };
}

function mustFollow(order: Ranking, led: number, kind: number): Refusal {
  const isArcher = order.suitOf[kind] === ARCHERS;
  // ninja-whist/4.4: Archers rank above trumps, but are none.
  const isTrump = order.isTrump(kind) && !isArcher && led !== order.trumpSuit;
  const name = order.suitName(led);
  const reason = why('follow', { led: name, card: deck.codes[kind], trump: isTrump });
  if (led === ARCHERS) return { clause: 'ninja-whist/4.5', why: reason };
  return { clause: isArcher ? 'ninja-whist/4.4' : 'ninja-whist/4.2', why: reason };
}

function explainTake(state: NinjaState, seat: Seat, action: Action): Refusal {
  const { from } = state;
  if (action.field === 'token') {
    const missing = { seat: from, token: String(action.value) };
    const reason = from === NOBODY ? why('take-whose') : why('take-none', missing);
    return { clause: 'ninja-whist/6.8', why: reason };
  }
  if (from !== NOBODY) return { clause: 'ninja-whist/6.8', why: why('take-one') };
  const open: Action[] = [];
  const seats = open.slice(0, legal(state, seat, open)).map(({ what }) => what);
  if (action.what === seat || seats.includes(seat)) {
    const reason = seats.includes(seat) ? why('take-own') : why('take-others');
    return { clause: 'ninja-whist/6.9', why: reason };
  }
  return { clause: 'ninja-whist/6.8', why: why('take-most', { seats }) };
}
