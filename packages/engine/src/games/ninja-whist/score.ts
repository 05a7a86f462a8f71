import { countBits } from '../../deck.ts';
import type { Contract, Outcome, ScoreLine, Seat, Use } from '../../game.ts';
import { sayings } from '../../says.ts';
import { exactSettled, type SettledTricks } from '../../settled.ts';
import { about } from './about.ts';
import { NO_TRUMP } from './faces.ts';
import { isLastRound } from './rounds.ts';
import type { NinjaSays } from './says.ts';
import type { Carry, NinjaState } from './state.ts';

// Made once: deals are scored in every playout.
const why = sayings<NinjaSays>();
const BID_MADE = why('bid-made');
const TOKENS = why('tokens');

/** ninja-whist/7.1: exactly as many tricks, each of which brought a token, as were bid. */
function isMade({ bids, playAreas }: NinjaState, seat: Seat): boolean {
  return countBits(playAreas[seat]) === bids[seat];
}

/** Everybody has a contract of their own. */
export function outcome(state: NinjaState): Outcome {
  const { bids, players, playAreas } = state;
  const contracts: Contract[] = [];
  for (let seat = 0; seat < players; seat++) {
    const taken = countBits(playAreas[seat]);
    contracts.push({ seat, bid: bids[seat], taken, made: isMade(state, seat) });
  }
  const [roles, uses, settled] = [rolesOf(state), usesOf(state), settledIn(state)];
  return { kind: 'played', contracts, roles, uses, settled };
}

/** ninja-whist/3.3: the dealer, by whether one bid was forbidden; no other seat is anything. */
function rolesOf({ bids, players, setup, cards }: NinjaState): readonly string[] {
  const { dealer } = setup;
  const others = sumOf(bids, players) - bids[dealer];
  return (others > cards.size ? FREE : HOOKED)[players][dealer];
}

/** By number of players and dealer. Made once: studies ask it of every deal. */
function dealerIs(role: string): readonly (readonly (readonly string[])[])[] {
  const [, most] = about.seats;
  return Array.from({ length: most + 1 }, (_, players) =>
    Array.from({ length: players }, (__, dealer) =>
      Array.from({ length: players }, (___, seat) => (seat === dealer ? role : '')),
    ),
  );
}

const FREE = dealerIs('dealer, free to bid');
const HOOKED = dealerIs('dealer, one bid forbidden');

function sumOf(bids: NinjaState['bids'], players: number): number {
  let sum = 0;
  for (let seat = 0; seat < players; seat++) sum += bids[seat];
  return sum;
}

/** By the bids of all seats. */
function settledIn({ bids, players, tricks }: NinjaState): SettledTricks {
  const { winners } = tricks;
  let trick = 0;
  for (let seat = 0; seat < players; seat++) {
    trick += exactSettled(winners, bids[seat], 1 << seat);
  }
  return { trick, of: players * winners.length };
}

/** A round without trump, one with more bid than there is, and what became of tokens that lay in a score area when it began. */
function usesOf(state: NinjaState): Use[] {
  const { players, order, bids, cards } = state;
  const uses: Use[] = order.trumpSuit === NO_TRUMP ? [{ name: 'no trump' }] : [];
  if (sumOf(bids, players) > cards.size) uses.push({ name: 'more bid than tricks' });
  for (let seat = 0; seat < players; seat++) addGone(state, seat, uses);
  return uses;
}

/** Of the tokens that a seat had, those that it played are told from those that winners of tricks took. */
function addGone({ setup, scoreAreas, taken }: NinjaState, seat: Seat, uses: Use[]): void {
  const gone = setup.carry[seat] & ~scoreAreas[seat];
  for (let left = gone & ~taken; left !== 0; left &= left - 1) {
    uses.push({ name: 'token spent', seat });
  }
  for (let left = gone & taken; left !== 0; left &= left - 1) {
    uses.push({ name: 'token taken', seat });
  }
}

export function score(state: NinjaState, line: ScoreLine): void {
  const { players, rules, setup } = state;
  for (let seat = 0; seat < players; seat++) {
    if (isMade(state, seat)) {
      line(seat, rules.bidScore, 'ninja-whist/7.1', BID_MADE);
    }
  }
  if (isLastRound(setup)) scoreTokens(state, line);
}

/** ninja-whist/7.3: after those of the last round have joined them. */
function scoreTokens(state: NinjaState, line: ScoreLine): void {
  const areas = settled(state);
  for (let seat = 0; seat < state.players; seat++) {
    const tokens = countBits(areas[seat]);
    line(seat, state.rules.tokenScore * tokens, 'ninja-whist/7.3', TOKENS);
  }
}

/** ninja-whist/7.2: the score areas after the round. */
export function settled({ scoreAreas, playAreas, players }: NinjaState): Carry {
  const areas = scoreAreas.slice();
  for (let seat = 0; seat < players; seat++) areas[seat] |= playAreas[seat];
  return areas;
}
