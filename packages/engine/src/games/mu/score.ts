import { inTeam, NOBODY, type OutcomeWords, outcomeOf, teamCaptured } from '../../contest/state.ts';
import type { Outcome, ScoreLine } from '../../game.ts';
import { sayings } from '../../says.ts';
import { classOf } from './faces.ts';
import type { MuSays } from './says.ts';
import type { MuState } from './state.ts';

// Made once: deals are scored in every playout.
const why = sayings<MuSays>();
const BID_MADE = why('bid-made');
const TRUMP_BONUS = why('trump-bonus');
const OVER_CAP = why('over-cap');
const BID_MISSED = why('bid-missed');
const BID_BEATEN = why('bid-beaten');
const CARD_POINTS = why('card-points');
const PROVOKED = why('stalemate-provoked');
const DRAWN = why('stalemate-drawn');

const VICE_NAMES = {
  colour: 'Vice: colour',
  doubled: 'Vice: doubled',
  number: 'Vice: number',
  none: 'Vice: none',
};
const WORDS: OutcomeWords = {
  tie: 'stalemate',
  declarer: 'Chief',
  headDefender: 'Vice',
  defender: 'opponent',
  useOf: (minor) => VICE_NAMES[classOf(minor)],
};

/** mu/7.1: the card points that the Chief's side needs for a bid. */
export function goalOf({ rules }: Pick<MuState, 'rules'>, bid: number): number {
  return rules.goalBase + rules.goalStep * bid;
}

/** mu/7.2: what a bid brings that is made. */
export function bidScore({ rules }: Pick<MuState, 'rules'>, bid: number): number {
  return rules.bidScore * bid;
}

/** mu/7.3 */
export function trumpBonus({ rules }: MuState, trump: number): number {
  return rules.trumpBonus[classOf(trump)];
}

/** mu/7.1: as many points as the goal, or more. */
function isMade(state: MuState): boolean {
  return teamCaptured(state) >= goalOf(state, state.auction.high);
}

/** mu/3.6, mu/4.2 or a contract that was made or not. */
export function outcome(state: MuState): Outcome {
  const { major, tricks } = state;
  const made = isMade(state);
  const points = trumpBonus(state, major);
  const times = made && !isCapped(state) ? 1 : 0;
  const settled = { trick: state.settled, of: tricks.winners.length };
  return outcomeOf(state, { made, trump: classOf(major), points, times, settled }, WORDS);
}

/** mu/7.4: what the trump pays more is taken off again. */
function isCapped(state: MuState): boolean {
  return excessOf(state) > 0;
}

/** mu/7.4: what bid and trump bonus come to beyond the cap. */
function excessOf(state: MuState): number {
  const { rules, auction, major } = state;
  return bidScore(state, auction.high) + trumpBonus(state, major) - rules.bonusCap;
}

/** mu/7.1: the goal is reached, or out of reach with all points that are left. */
export function isSettled(state: MuState): boolean {
  const goal = goalOf(state, state.auction.high);
  const own = teamCaptured(state);
  return own >= goal || own + state.pointsLeft < goal;
}

export function score(state: MuState, line: ScoreLine): void {
  const { auction, chief, players, captured } = state;
  if (auction.high === 0) return;
  if (chief === NOBODY) return scoreStalemate(state, line);
  if (isMade(state)) scoreMade(state, line);
  else scoreMissed(state, auction.high - levelOf(state, teamCaptured(state)), line);
  for (let seat = 0; seat < players; seat++) {
    line(seat, captured[seat], 'mu/7.7', CARD_POINTS);
  }
}

/** mu/7.8: the provocateur pays, the others in the tie gain. */
function scoreStalemate({ auction, players, rules }: MuState, line: ScoreLine): void {
  const { high, crown, shown } = auction;
  for (let seat = 0; seat < players; seat++) {
    if (seat === crown) line(seat, -rules.stalematePenalty * high, 'mu/7.8', PROVOKED);
    else if (shown[seat] === high) {
      line(seat, rules.stalemateReward * high, 'mu/7.8', DRAWN);
    }
  }
}

/** mu/7.2 to mu/7.4: bid and trump bonus for Chief and partner, together at most the cap. */
function scoreMade(state: MuState, line: ScoreLine): void {
  const { auction, players, major } = state;
  const bid = bidScore(state, auction.high);
  const trump = trumpBonus(state, major);
  const excess = excessOf(state);
  for (let seat = 0; seat < players; seat++) {
    if (!inTeam(state, seat)) continue;
    line(seat, bid, 'mu/7.2', BID_MADE);
    line(seat, trump, 'mu/7.3', TRUMP_BONUS);
    if (excess > 0) line(seat, -excess, 'mu/7.4', OVER_CAP);
  }
}

/** mu/7.5: the largest bid whose goal was reached, 0 if none. */
function levelOf({ rules }: MuState, team: number): number {
  return Math.max(0, Math.floor((team - rules.goalBase) / rules.goalStep));
}

/** mu/7.5 and mu/7.6: the Chief alone pays; every opponent gains. */
function scoreMissed(state: MuState, missed: number, line: ScoreLine): void {
  const { rules, chief, players } = state;
  line(chief, -rules.missPenalty * missed, 'mu/7.5', BID_MISSED);
  for (let seat = 0; seat < players; seat++) {
    if (!inTeam(state, seat)) line(seat, rules.missReward * missed, 'mu/7.6', BID_BEATEN);
  }
}
