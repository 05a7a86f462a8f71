import { isMade, trickOutcome } from '../../contest/contract.ts';
import { inTeam, NOBODY, type OutcomeWords } from '../../contest/state.ts';
import { countBits } from '../../deck.ts';
import type { Outcome, ScoreLine } from '../../game.ts';
import { sayings } from '../../says.ts';
import { classOf } from './faces.ts';
import type { MutwoSays } from './says.ts';
import type { MutwoState } from './state.ts';

// Made once: deals are scored in every playout.
const why = sayings<MutwoSays>();
const CONTRACT_MADE = why('contract-made');
const TRUMP_BONUS = why('trump-bonus');
const CONTRACT_FAILED = why('contract-failed');
const TRICKS_TAKEN = why('tricks-taken');
const TIE_LAST = why('tie-last');
const TIE_DRAWN = why('tie-drawn');

const DEFENCE_NAMES = {
  suit: 'head defender: suit',
  pair: 'head defender: pair',
  rank: 'head defender: rank',
  none: 'head defender: none',
};
const WORDS: OutcomeWords = {
  tie: 'tie',
  declarer: 'declarer',
  headDefender: 'head defender',
  defender: 'defender',
  useOf: (trump) => DEFENCE_NAMES[classOf(trump)],
};

/** mutwo/7.4: what a contract brings that is made. */
export function bidScore({ rules }: MutwoState, cards: number): number {
  return rules.bidScore * cards;
}

/** mutwo/7.3 */
export function trumpBonus({ rules }: MutwoState, trump: number): number {
  return rules.trumpBonus[classOf(trump)];
}

/** mutwo/3.6, mutwo/4.2 or a contract that was made or not. */
export function outcome(state: MutwoState): Outcome {
  const points = trumpBonus(state, state.declarerTrump);
  // mutwo/7.5: who fails loses it.
  const times = isMade(state) ? 1 : -1;
  return trickOutcome(state, { trump: classOf(state.declarerTrump), points, times }, WORDS);
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
  const { players, auction, declarerTrump } = state;
  for (let seat = 0; seat < players; seat++) {
    if (!inTeam(state, seat)) continue;
    line(seat, bidScore(state, auction.high), 'mutwo/7.4', CONTRACT_MADE);
    line(seat, trumpBonus(state, declarerTrump), 'mutwo/7.3', TRUMP_BONUS);
  }
}

/** mutwo/7.5: both lose what the contract was worth, the trump bonus included. */
function scoreFailed(state: MutwoState, line: ScoreLine): void {
  const { players, auction, declarerTrump } = state;
  const value = bidScore(state, auction.high) + trumpBonus(state, declarerTrump);
  for (let seat = 0; seat < players; seat++) {
    if (inTeam(state, seat)) line(seat, 0 - value, 'mutwo/7.5', CONTRACT_FAILED);
  }
}

/** mutwo/7.6 and mutwo/7.7: own tricks, but not for a declarer who has failed. */
function scoreTricks(state: MutwoState, made: boolean, line: ScoreLine): void {
  const { players, rules, captured, declarer } = state;
  for (let seat = 0; seat < players; seat++) {
    if (made || seat !== declarer) {
      line(seat, rules.trickScore * captured[seat], 'mutwo/7.6', TRICKS_TAKEN);
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
    if (seat === crown) line(seat, 0 - loss, 'mutwo/7.8', TIE_LAST);
    else if (shown[seat] === high) line(seat, gain, 'mutwo/7.8', TIE_DRAWN);
  }
}
