import { isMade, needed, trickOutcome } from '../../contest/contract.ts';
import { inTeam, NOBODY, type OutcomeWords, teamCaptured } from '../../contest/state.ts';
import type { Outcome, ScoreLine } from '../../game.ts';
import { sayings } from '../../says.ts';
import { classOf, rankClassOf } from './faces.ts';
import type { YamvSays } from './says.ts';
import type { YamvState } from './state.ts';

// Made once: deals are scored in every playout.
const why = sayings<YamvSays>();
const CONTRACT_MADE = why('contract-made');
const OVERTRICKS = why('overtricks');
const TRUMP_BONUS = why('trump-bonus');
const CONTRACT_FAILED = why('contract-failed');
const DEFENCE_TRICKS = why('defence-tricks');
const DEFENCE_BONUS = why('defence-bonus');

const DEFENCE_NAMES = {
  even: 'head defender: even',
  odd: 'head defender: odd',
  none: 'head defender: none',
};
const WORDS: OutcomeWords = {
  tie: 'tie',
  declarer: 'declarer',
  headDefender: 'head defender',
  defender: 'defender',
  useOf: (trump) => DEFENCE_NAMES[rankClassOf(trump)],
};

/** yamv/8.2: what the needed tricks bring if the contract is made; yamv/8.5: or cost. */
export function bidScore({ rules }: YamvState, tricks: number): number {
  return rules.bidScore * tricks;
}

/** yamv/8.4 */
export function declarerBonus({ rules }: YamvState, trump: number): number {
  return rules.declarerBonus[classOf(trump)];
}

/** yamv/8.7 */
export function defenderBonus({ rules }: YamvState, trump: number): number {
  return rules.defenderBonus[rankClassOf(trump)];
}

/** yamv/3.6, or a contract that was made or not. */
export function outcome(state: YamvState): Outcome {
  const points = declarerBonus(state, state.declarerTrump);
  const times = isMade(state) ? 1 : 0;
  return trickOutcome(state, { trump: classOf(state.declarerTrump), points, times }, WORDS);
}

export function score(state: YamvState, line: ScoreLine): void {
  const { declarer, players, rules, captured } = state;
  if (declarer === NOBODY) return;
  const over = teamCaptured(state) - needed(state);
  for (let seat = 0; seat < players; seat++) {
    if (!inTeam(state, seat)) {
      const tricks = rules.defenderTrickScore * captured[seat];
      line(seat, tricks, 'yamv/8.6', DEFENCE_TRICKS);
    }
  }
  if (over >= 0) scoreMade(state, over, line);
  else scoreFailed(state, line);
}

/** yamv/8.2 to yamv/8.4: the needed tricks, the overtricks and the bonus of the declarer's trump. */
function scoreMade(state: YamvState, over: number, line: ScoreLine): void {
  const { players, rules, declarerTrump } = state;
  for (let seat = 0; seat < players; seat++) {
    if (!inTeam(state, seat)) continue;
    line(seat, bidScore(state, needed(state)), 'yamv/8.2', CONTRACT_MADE);
    line(seat, rules.overtrickScore * over, 'yamv/8.3', OVERTRICKS);
    line(seat, declarerBonus(state, declarerTrump), 'yamv/8.4', TRUMP_BONUS);
  }
}

/** yamv/8.5 and yamv/8.7: both lose the needed tricks; a head defender's trump pays the defence. */
function scoreFailed(state: YamvState, line: ScoreLine): void {
  const { players, headDefender, defenderTrump } = state;
  for (let seat = 0; seat < players; seat++) {
    if (inTeam(state, seat)) {
      line(seat, 0 - bidScore(state, needed(state)), 'yamv/8.5', CONTRACT_FAILED);
    } else if (headDefender !== NOBODY) {
      line(seat, defenderBonus(state, defenderTrump), 'yamv/8.7', DEFENCE_BONUS);
    }
  }
}
