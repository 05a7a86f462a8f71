import type { Action, Refusal, Seat } from '../../game.ts';
import { followers } from '../../tricks.ts';
import { ARCHERS, deck, isNumber } from './faces.ts';
import { barredBid, legal } from './legal.ts';
import { type NinjaPhase, type NinjaState, NOBODY } from './state.ts';
import { after, has, suitsOn, written } from './tokens.ts';
import { suitName } from './words.ts';

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
  if (state.phase !== phase) return { clause, why: `there is no ${action.type} now` };
  if (state.turn !== seat) return { clause, why: `it is the turn of seat ${state.turn}` };
  if (action.type === 'bid') return explainBid(state, action.what);
  if (action.type === 'take') return explainTake(state, seat, action);
  return action.field === 'tokens'
    ? explainToken(state, seat, action)
    : explainCard(state, seat, action.what);
}

function explainBid(state: NinjaState, tricks: number): Refusal {
  const { size } = state.cards;
  if (tricks > size) return { clause: 'ninja-whist/3.2', why: `there are only ${size} tricks` };
  const why = `the dealer may not bid ${barredBid(state)}: all bids would add up to ${size}`;
  return { clause: 'ninja-whist/3.3', why };
}

function explainToken(state: NinjaState, seat: Seat, { what, value }: Action): Refusal {
  const { scoreAreas, playAreas, staged } = state;
  if (suitsOn[what] === 0) return { clause: 'ninja-whist/6.2', why: 'a blank token has no suit' };
  if (!has(scoreAreas[seat], what)) {
    const tooNew = has(playAreas[seat], what);
    const why = tooNew ? 'was won in this round' : 'is not in your score area';
    return { clause: tooNew ? 'ninja-whist/6.10' : 'ninja-whist/6.1', why: `${value} ${why}` };
  }
  if (!(after(staged) & (1 << what))) {
    return {
      clause: 'ninja-whist/6.1',
      why: `${value} is listed before ${written(staged).at(-1)}`,
    };
  }
  const why = `you can play no card from 2 to 10 of a suit that ${[...written(staged), value].join(' and ')} show`;
  return { clause: 'ninja-whist/6.2', why };
}

function explainCard(state: NinjaState, seat: Seat, kind: number): Refusal {
  const { cards, order, tricks, staged } = state;
  const code = deck.codes[kind];
  if (!cards.inHand(seat, kind)) {
    return { clause: 'ninja-whist/4.1', why: `${code} is not in your hand` };
  }
  const right = followers(cards, seat, order, tricks.led);
  if (right.length > 0 && order.suitOf[kind] !== tricks.led) {
    return { ...mustFollow(tricks.led, order.suitOf[kind]), cards: right };
  }
  if (!isNumber(kind)) {
    return {
      clause: 'ninja-whist/6.1',
      why: `tokens go with cards from 2 to 10, not with ${code}`,
    };
  }
  const why = `each of ${written(staged).join(' ')} must show the suit of ${code}`;
  return { clause: 'ninja-whist/6.2', why };
}

function mustFollow(led: number, suit: number): Refusal {
  const why = `${suitName(led)} were led and you can follow`;
  if (led === ARCHERS) return { clause: 'ninja-whist/4.5', why };
  return { clause: suit === ARCHERS ? 'ninja-whist/4.4' : 'ninja-whist/4.2', why };
}

function explainTake(state: NinjaState, seat: Seat, action: Action): Refusal {
  const { from } = state;
  if (action.field === 'token') {
    const whose =
      from === NOBODY ? 'say first whose token it is' : `seat ${from} has no ${action.value}`;
    return { clause: 'ninja-whist/6.8', why: whose };
  }
  if (from !== NOBODY) return { clause: 'ninja-whist/6.8', why: 'only one token is taken' };
  const open: Action[] = [];
  const seats = open.slice(0, legal(state, seat, open)).map(({ value }) => value);
  if (action.what === seat || seats.includes(seat)) {
    const why = seats.includes(seat)
      ? 'you alone have most tokens, so one of your own moves'
      : 'others have as many tokens or more';
    return { clause: 'ninja-whist/6.9', why };
  }
  return { clause: 'ninja-whist/6.8', why: `most tokens have: seat ${seats.join(', ')}` };
}
