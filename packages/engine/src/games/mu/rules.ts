import { courseOf } from '../../contest/course.ts';
import { crowned } from '../../contest/crown.ts';
import { cardAtRandom, putCard, runnerUp } from '../../contest/rules.ts';
import { NOBODY } from '../../contest/state.ts';
import { ALL, type Random, type Seat, type Tell } from '../../game.ts';
import type { MuEvent } from './events.ts';
import { points } from './faces.ts';
import { isSettled } from './score.ts';
import type { MuState } from './state.ts';

/**
 * mu/3.2: never more than one above the most that was shown before this turn. mu/5.1 and mu/5.2: the
 * Vice names the minor trump from the own shown cards, then the Chief the major one, another or none.
 */
export const customs = crowned<MuState, MuEvent>({
  defender: { phase: 'minor', part: 'minor' },
  declarer: { phase: 'major', part: 'major' },
  headDefender: findVice,
  // mu/5.3: with three players the Chief stands alone.
  playsAlone: ({ players }) => players === 3,
  tie: stalemate,
  roles: ({ chief, vice, auction }) => ({ type: 'chief', seat: chief, vice, cards: auction.high }),
  playCard,
  playTricks,
});

/** mu/4.4 and mu/4.5: most cards among the others; a tie goes to the higher numbers. */
function findVice(state: MuState): Seat {
  const { players, rules } = state;
  if (players === 3 && !rules.viceWithThree) return NOBODY;
  return runnerUp(state, rules.viceTieBreak === 'full' ? 'all' : 'highest');
}

/** mu/4.2: who came last to the most cards has provoked it. */
function stalemate({ auction }: MuState): MuEvent {
  const { crown, high } = auction;
  return { type: 'stalemate', provocateur: crown, tied: auction.at(high), cards: high };
}

/** mu/6.5: who takes a trick captures the points in it. */
function playCard(state: MuState, seat: Seat, kind: number, tell?: Tell<MuEvent>): void {
  state.stake += points[kind];
  const winner = putCard(state, seat, kind, tell);
  if (winner === NOBODY) return;
  state.captured[winner] += state.stake;
  state.pointsLeft -= state.stake;
  if (state.settled === 0 && isSettled(state)) state.settled = state.tricks.winners.length;
  if (tell) tellTrick(winner, state.stake, tell);
  state.stake = 0;
}

/** Apart: in a hot function it would keep the compiler from inlining. */
function tellTrick(winner: Seat, points: number, tell: Tell<MuEvent>): void {
  tell({ type: 'trick', winner, points }, ALL);
}

function playTricks(state: MuState, random: Random): number {
  for (let moves = 0; ; moves++) {
    const seat = state.turn;
    if (seat === NOBODY) return moves;
    playCard(state, seat, cardAtRandom(state, seat, random));
  }
}

export const course = courseOf(customs);
