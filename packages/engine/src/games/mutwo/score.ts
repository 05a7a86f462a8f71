import { isMade } from '../../contest/contract.ts';
import { inTeam, NOBODY, outcomeOf } from '../../contest/state.ts';
import { countBits } from '../../deck.ts';
import type { Outcome, ScoreLine } from '../../game.ts';
import { classOf } from './faces.ts';
import type { MutwoState } from './state.ts';

/** mutwo/7.3 */
export function trumpBonus({ rules }: MutwoState, trump: number): number {
  return rules.trumpBonus[classOf(trump)];
}

/** mutwo/3.6, mutwo/4.2 or a contract that was made or not. */
export function outcome(state: MutwoState): Outcome {
  const trump = classOf(state.declarerTrump);
  return outcomeOf(state, { made: isMade(state), trump }, 'tie');
}

export function score(state: MutwoState, line: ScoreLine): void {
  const { auction, declarer } = state;
  if (auction.high === 0) return;
  if (declarer === NOBODY) return scoreTie(state, line);
  const made = isMade(state);
  if (made) scoreMade(state, line);
  else scoreFailed(state, line);
  scoreTricks(state, made, line);
}

/** mutwo/7.4 */
function scoreMade(state: MutwoState, line: ScoreLine): void {
  const { players, rules, auction, declarerTrump } = state;
  for (let seat = 0; seat < players; seat++) {
    if (!inTeam(state, seat)) continue;
    line(seat, rules.bidScore * auction.high, 'mutwo/7.4', 'contract made');
    line(seat, trumpBonus(state, declarerTrump), 'mutwo/7.3', 'trump bonus');
  }
}

/** mutwo/7.5: both lose what the contract was worth, the trump bonus included. */
function scoreFailed(state: MutwoState, line: ScoreLine): void {
  const { players, rules, auction, declarerTrump } = state;
  const value = rules.bidScore * auction.high + trumpBonus(state, declarerTrump);
  for (let seat = 0; seat < players; seat++) {
    if (inTeam(state, seat)) line(seat, 0 - value, 'mutwo/7.5', 'contract failed');
  }
}

/** mutwo/7.6 and mutwo/7.7: own tricks, but not for a declarer who has failed. */
function scoreTricks(state: MutwoState, made: boolean, line: ScoreLine): void {
  const { players, rules, captured, declarer } = state;
  for (let seat = 0; seat < players; seat++) {
    if (made || seat !== declarer) {
      line(seat, rules.trickScore * captured[seat], 'mutwo/7.6', 'tricks taken');
    }
  }
}

/** mutwo/7.8: the last to come into the tie pays, the others share that by whole points. */
function scoreTie({ auction, players, rules }: MutwoState, line: ScoreLine): void {
  const { high, crown, shown } = auction;
  const loss = rules.tiePenalty * high;
  const tied = countBits(auction.runnersUp(NOBODY));
  const gain = Math.floor(loss / (rules.tieShare === 'allTied' ? tied : tied - 1));
  for (let seat = 0; seat < players; seat++) {
    if (seat === crown) line(seat, 0 - loss, 'mutwo/7.8', 'last to come into a tie');
    else if (shown[seat] === high) line(seat, gain, 'mutwo/7.8', 'drawn into a tie');
  }
}
