import { type Action, type Saying, type Seat, sayings } from '@overtrick/engine';
import { type GamutState, QUEEN, teamBid, teamTricks } from '@overtrick/engine/games/gamut';
import { tricksPromised } from '../../hints/tricks.ts';
import type { Reckoning } from '../../reckoning.ts';
import type { ReasonSays } from '../../says.ts';
import { expectedScore, expectedTricks, worthOfStaying } from './estimate.ts';
import { isDangerous } from './gifts.ts';
import { CLUBS, HEARTS, SPADES } from './hand.ts';
import { sureSpades } from './sure.ts';

const why = sayings<ReasonSays>();

/** What speaks for a call: the tricks or the score that the hand lets expect. */
export function explainCall(
  weights: Reckoning,
  state: GamutState,
  seat: Seat,
  call: readonly Action[],
): Saying[] {
  const [{ type, what }] = call;
  switch (type) {
    case 'bid':
      return [tricksPromised(what, expectedTricks(weights, state, seat))];
    case 'stay':
    case 'fold':
      return explainStaying(worthOfStaying(weights, state, seat), type === 'stay');
    case 'choose':
      return [why('contract-worth', { figure: expectedScore(weights, state, seat, what) })];
    case 'pass':
      return explainPass(weights, state, seat);
    case 'give':
      return explainGifts(state, seat, call);
  }
  return [];
}

/** Only where the figure speaks for it. */
function explainStaying(figure: number, stays: boolean): Saying[] {
  if (figure > 0 !== stays) return [];
  return [stays ? why('stay-pays', { figure }) : why('stay-costs', { figure: -figure })];
}

function explainPass(weights: Reckoning, state: GamutState, seat: Seat): Saying[] {
  const scores = [HEARTS, SPADES, CLUBS].map((each) => expectedScore(weights, state, seat, each));
  return [why('no-contract', { figure: Math.max(...scores) })];
}

function explainGifts(state: GamutState, seat: Seat, gifts: readonly Action[]): Saying[] {
  const dangerous = gifts.filter(({ what }) => isDangerous(state, seat, what));
  const given = dangerous.map(({ value }) => String(value));
  return given.length > 0 ? [why('dangerous-given', { given })] : [];
}

/** So many hearts are no accident. */
const MANY = 4;

/** Whether all that costs something has come to one seat, and enough of it to go for the rest. */
function isNearMoon({ taken }: GamutState, seat: Seat): boolean {
  const spoilsOf = (each: number) => each & (2 * QUEEN - 1);
  return (
    (taken[seat] & (QUEEN - 1)) >= MANY &&
    taken.every((each, other) => other === seat || spoilsOf(each) === 0)
  );
}

/** What a team still needs in Spades, where alone something is promised; in Hearts, what could be had. */
export function needIn(state: GamutState, seat: Seat): Saying | undefined {
  if (state.contract === HEARTS && isNearMoon(state, seat)) return why('moon-near');
  if (state.contract !== SPADES) return undefined;
  const figure = teamBid(state, seat) - teamTricks(state, seat);
  if (figure <= 0) return why('bid-has');
  return figure > sureSpades(state, seat)
    ? why('side-needs', { figure, unit: 'tricks' })
    : why('can-wait');
}
