import type { Action, Random, Seat, View } from '@overtrick/engine';
import type { Contest } from '@overtrick/engine/kit';
import type { Exact, Knowledge } from '../knowledge.ts';
import { readTrick, type Stance } from '../play/features.ts';
import { callAim, sideGoal, soberBy, taken, teamOf } from './aims.ts';
import { quickCall, quickPartner, quickTrump } from './call.ts';
import { callCandidates } from './candidates.ts';
import type { Contested } from './contested.ts';
import type { Bidding } from './plan.ts';
import { CallReader } from './reading.ts';

/** What nobody has taken yet, in the measure of the game. */
function leftIn(state: Contest, { points, inPlay }: Bidding): number {
  const { captured, cards, tricks } = state;
  if (points.length === 0) return cards.size - tricks.winners.length;
  const all = inPlay(state).reduce((sum, kind) => sum + points[kind], 0);
  return captured.reduce((left, each) => left - each, all);
}

/**
 * The solver says what a side takes, not who of it: each seat of the side is credited with the same
 * part.
 */
function share({ captured }: Contest, side: number, more: number): void {
  let size = 0;
  for (let seat = 0; seat < captured.length; seat++) size += (side >> seat) & 1;
  for (let seat = 0; seat < captured.length; seat++) {
    if ((side >> seat) & 1) captured[seat] += more / size;
  }
}

export function contested<State extends Contest>(one: Contested<State>): Knowledge<State> {
  const { game, weights, playouts, callPlayouts, bidding, marksFrom, odds, doubts } = one;
  const exact: Exact<State> = {
    stakes(state) {
      const { points } = bidding;
      const worth = points.length > 0 ? { trick: 0, points } : { trick: 1 };
      return { side: teamOf(state), stake: one.stake(state), ...worth };
    },
    taken,
    ...(one.blur !== undefined && { blur: one.blur }),
    put(state, take) {
      const more = take - taken(state);
      share(state, teamOf(state), more);
      share(state, ~teamOf(state), -more);
    },
  };
  return {
    game,
    ...(weights ? { weights } : {}),
    ...(playouts ? { playouts } : {}),
    ...(callPlayouts && { callPlayouts }),
    ...(marksFrom !== undefined && { marksFrom }),
    ...(one.lead !== undefined && { lead: one.lead }),
    ...(odds && { odds }),
    ...(doubts && { doubts }),
    contest: one,
    stance(state: State, seat: Seat, stance: Stance): void {
      const team = teamOf(state);
      stance.declares = (team & (1 << seat)) !== 0;
      stance.allies = stance.declares ? team : ~team;
      stance.wants = true;
      stance.stake = one.stake(state);
      stance.points = bidding.points;
      stance.seats = state.players;
      readTrick(state, stance);
    },
    call(
      state: State,
      seat: Seat,
      legal: readonly Action[],
      count: number,
      random: Random,
    ): Action {
      switch (legal[count - 1].type) {
        case 'bid':
        case 'pass':
          return quickCall(state, seat, legal, count, bidding);
        case 'trump':
          return quickTrump(state, seat, legal, count, bidding);
        case 'partner':
          return quickPartner(state, legal, count, bidding, random);
      }
      return one.exchange?.(state, legal, count) ?? legal[0];
    },
    candidates(state: State, seat: Seat): Action[][] {
      if (state.phase === 'auction') return callCandidates(state, seat, bidding);
      if (state.phase === 'exchange') return one.exchanges?.(state) ?? [];
      return [];
    },
    reads(world: State, view: View) {
      const reader = new CallReader(view, world, bidding);
      return (seat, hidden) => reader.log(seat, hidden);
    },
    quick: {
      captures: ({ captured }) => captured,
      trickWorth: () => (bidding.points.length > 0 ? 0 : 1),
      points: () => bidding.points,
      stake: (state) => one.stake(state),
      aside: (state, view) => one.aside?.(state, view) ?? [],
    },
    exact,
    ...(one.forContract !== undefined && { goal: sideGoal(one) }),
    ...(one.callBlur !== undefined && { callGoal: callAim(one, exact, one.callBlur) }),
    ...(one.shortfall && { sober: soberBy(one, exact) }),
    settled(state: State): boolean | undefined {
      const missing = bidding.needed(state, state.auction.high) - taken(state);
      if (missing <= 0) return true;
      return missing > leftIn(state, bidding) ? false : undefined;
    },
    made(state: State, seat: Seat, asked: State): boolean | undefined {
      if (state.declarer < 0) return undefined;
      if (asked.declarer < 0 && state.declarer !== seat) return undefined;
      return taken(state) >= bidding.needed(state, state.auction.high);
    },
  };
}
