import type { Action, Refusal, Seat } from '../../game.ts';
import { followers, whyFollow } from '../../tricks.ts';
import { CLUBS, deck, HEARTS, OPENING_CARD } from './faces.ts';
import { mustOpen } from './play.ts';
import { acting, highestBid } from './rules.ts';
import { type GamutPhase, type GamutState, OPEN, stays } from './state.ts';

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
    return { clause: time.clause, why: `there is no ${action.type} in this part of the deal` };
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
    return { clause: 'gamut/5.2', why: 'you have given your cards, and gifts are final' };
  }
  if (!stays(state, seat) && state.phase === 'play') {
    return { clause: 'gamut/7.4', why: 'you have folded' };
  }
  return { clause, why: `it is the turn of seat ${state.turn}` };
}

function explainGift({ cards, gifts }: GamutState, seat: Seat, action: Action): Refusal {
  const clause = 'gamut/5.1';
  if (!cards.inHand(seat, action.what))
    return { clause, why: `${action.value} is not in your hand` };
  if (gifts[2 * seat] === OPEN) return { clause, why: 'the card for the left comes first' };
  if (action.field === 'left') return { clause, why: 'the card for the left is chosen' };
  return { clause, why: `${action.value} already goes to the left` };
}

function explainBid(state: GamutState, seat: Seat): Refusal {
  const most = highestBid(state, seat);
  return { clause: 'gamut/6.3', why: `your team can bid at most ${most} more tricks` };
}

function explainPlay(state: GamutState, seat: Seat, kind: number): Refusal {
  const { cards, order, tricks } = state;
  if (!cards.inHand(seat, kind)) {
    return { clause: 'gamut/4.1', why: `${deck.codes[kind]} is not in your hand` };
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
    return { clause: 'gamut/5.3', why: `${opening} must be led`, cards: [opening] };
  }
  return state.contract === HEARTS
    ? { clause: 'gamut/5.5', why: 'no heart has been played to an earlier trick' }
    : { clause: 'gamut/6.6', why: 'no spade has been played to an earlier trick' };
}
