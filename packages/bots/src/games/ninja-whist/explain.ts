import { type Action, type Saying, type Seat, sayings } from '@overtrick/engine';
import type { NinjaState } from '@overtrick/engine/games/ninja-whist';
import { tricksPromised } from '../../hints/tricks.ts';
import type { Reckoning } from '../../reckoning.ts';
import type { ReasonSays } from '../../says.ts';
import { expectedTricks, holdingOf } from './bid.ts';
import { aimOf, neededBy } from './wish.ts';

const why = sayings<ReasonSays>();

/** What speaks for a bid, or for a token. */
export function explainCall(
  weights: Reckoning,
  state: NinjaState,
  seat: Seat,
  call: readonly Action[],
): Saying[] {
  const [{ type, what }] = call;
  if (type === 'bid') {
    const holding = holdingOf(state, seat);
    return tricksPromised(what, expectedTricks(weights, state, seat), holding);
  }
  if (type !== 'take') return [];
  const from = state.from < 0 ? what : state.from;
  return [from === seat ? why('token-poorest') : why('token-richest', { seat: from })];
}

/** Where a seat stands with its bid. */
export function needIn(state: NinjaState, seat: Seat): Saying {
  const figure = neededBy(state, seat);
  if (figure === 0) return why('bid-has');
  const { wants, declares } = aimOf(state, seat);
  if (!wants) return why('can-wait');
  return declares ? why('tricks-needed', { figure }) : why('bid-lost');
}

/** The lowest and the highest number, which tokens can lift, in the heights of the game. */
const [TWO, TEN] = [2, 10];

/** ninja-whist/6.3: numbers can still be topped by numbers, as long as somebody has a token for it. */
export function holds(
  { order, scoreAreas, players, tricks }: NinjaState,
  seat: Seat,
  move: readonly Action[],
): boolean {
  const height = order.power[move[move.length - 1].what];
  if (height < TWO || height > TEN) return true;
  const behind = players - tricks.count - 1;
  for (let i = 1; i <= behind; i++) if (scoreAreas[(seat + i) % players] !== 0) return false;
  return true;
}
