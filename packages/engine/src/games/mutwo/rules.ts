import { courseOf } from '../../contest/course.ts';
import { crowned } from '../../contest/crown.ts';
import { cardAtRandom, declarerEvent, playForTricks, runnerUp } from '../../contest/rules.ts';
import { NOBODY } from '../../contest/state.ts';
import type { Random } from '../../game.ts';
import type { MutwoEvent } from './events.ts';
import type { MutwoState } from './state.ts';

/**
 * As in Mü, mutwo/3.2: never more than one above the most that was shown before this turn. mutwo/5.1
 * and mutwo/5.2: the head defender names a trump from the own shown cards, then the declarer another
 * one or none, and (mutwo/5.6) a partner.
 */
export const customs = crowned<MutwoState, MutwoEvent>({
  defender: { phase: 'defenderTrump', part: 'head defender' },
  declarer: { phase: 'declarerTrump', part: 'declarer' },
  // mutwo/4.4 and mutwo/4.5: a tie goes to the higher ranks, all of them being compared.
  headDefender: (state) => runnerUp(state),
  // mutwo/4.2
  tie: ({ auction }) => ({ type: 'tie', seat: auction.crown, cards: auction.high }),
  roles: declarerEvent,
  // mutwo/6.5
  playCard: playForTricks,
  playTricks,
});

function playTricks(state: MutwoState, random: Random): number {
  for (let moves = 0; ; moves++) {
    const seat = state.turn;
    if (seat === NOBODY) return moves;
    playForTricks(state, seat, cardAtRandom(state, seat, random));
  }
}

export const course = courseOf(customs);
