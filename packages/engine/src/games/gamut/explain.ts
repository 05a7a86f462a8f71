import type { Action, Refusal, Seat } from '../../game.ts';
import { sayings } from '../../says.ts';
import { followers, whyFollow } from '../../tricks.ts';
import { CLUBS, deck, HEARTS, OPENING_CARD } from './faces.ts';
import { mustOpen } from './play.ts';
import { acting, highestBid } from './rules.ts';
import type { GamutSays } from './says.ts';
import { type GamutPhase, type GamutState, OPEN, stays } from './state.ts';

const why = sayings<GamutSays>();

/**
 * By type of move, the phase in which it is made and the clause that says so, for refusals at other
 * times.
 */
const TIMES: Readonly<Record<string, { readonly in: GamutPhase; readonly clause: string }>> = {
  pass: { in: 'choose', clause: 'gamut/3.1' },
  choose: { in: 'choose', clause: 'gamut/3.1' },
  give: { in: 'give', clause: 'gamut/5.1' },
  bid: { in: 'bid', clause: 'gamut/6.2' },
  stay: { in: 'fold', clause: 'gamut/7.3' },
  fold: { in: 'fold', clause: 'gamut/7.3' },
  play: { in: 'play', clause: 'gamut/4.1' },
};

/** Why an action is not legal; asked only when `legal` has said no. */
export function explain(state: GamutState, seat: Seat, action: Action): Refusal {
  const time = TIMES[action.type];
  if (state.phase !== time.in) {
    return { clause: time.clause, why: why('not-now', { type: action.type }) };
  }
  if (!(acting(state) & (1 << seat))) return explainTurn(state, seat, time.clause);
  switch (action.type) {
    case 'give':
      return explainGift(state, seat, action);
    case 'bid':
      return explainBid(state, seat);
    default:
      return explainPlay(state, seat, action.what);
  }
}

function explainTurn(state: GamutState, seat: Seat, clause: string): Refusal {
  if (state.phase === 'give') {
    return { clause: 'gamut/5.2', why: why('gifts-final') };
  }
  if (!stays(state, seat) && state.phase === 'play') {
    return { clause: 'gamut/7.4', why: why('folded') };
  }
  return { clause, why: why('turn', { seat: state.turn }) };
}

function explainGift({ cards, gifts }: GamutState, seat: Seat, action: Action): Refusal {
  const clause = 'gamut/5.1';
  const card = String(action.value);
  if (!cards.inHand(seat, action.what)) return { clause, why: why('not-in-hand', { card }) };
  if (gifts[2 * seat] === OPEN) return { clause, why: why('left-first') };
  if (action.field === 'left') return { clause, why: why('left-chosen') };
  return { clause, why: why('goes-left', { card }) };
}

function explainBid(state: GamutState, seat: Seat): Refusal {
  return { clause: 'gamut/6.3', why: why('team-limit', { most: highestBid(state, seat) }) };
}

function explainPlay(state: GamutState, seat: Seat, kind: number): Refusal {
  const { cards, order, tricks } = state;
  if (!cards.inHand(seat, kind)) {
    return { clause: 'gamut/4.1', why: why('not-in-hand', { card: deck.codes[kind] }) };
  }
  if (tricks.count === 0) return explainLead(state, seat);
  // gamut/7.2: the jack of spades is where people go wrong.
  const isJack = state.contract === CLUBS && deck.codes[kind] === 'SJ';
  return {
    clause: isJack ? 'gamut/7.2' : 'gamut/4.2',
    why: whyFollow(order, tricks.led, kind),
    cards: followers(cards, seat, order, tricks.led),
  };
}

function explainLead(state: GamutState, seat: Seat): Refusal {
  if (mustOpen(state, seat)) {
    const opening = deck.codes[OPENING_CARD];
    return { clause: 'gamut/5.3', why: why('opening', { card: opening }), cards: [opening] };
  }
  return state.contract === HEARTS
    ? { clause: 'gamut/5.5', why: why('hearts-barred') }
    : { clause: 'gamut/6.6', why: why('spades-barred') };
}
