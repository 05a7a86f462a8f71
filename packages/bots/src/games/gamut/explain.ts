import { type Action, type Saying, type Seat, sayings } from '@overtrick/engine';
import { type GamutState, QUEEN, teamBid, teamTricks } from '@overtrick/engine/games/gamut';
import { kindsIn, without } from '@overtrick/engine/kit';
import { tricksPromised } from '../../hints/tricks.ts';
import type { Reckoning } from '../../reckoning.ts';
import type { ReasonSays } from '../../says.ts';
import { expectedScore, expectedTricks, worthOfStaying } from './estimate.ts';
import { isDangerous } from './gifts.ts';
import { CLUBS, HEARTS, holdingOf, SPADES } from './hand.ts';
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
      return tricksPromised(
        what,
        expectedTricks(weights, state, seat),
        holdingOf(state, seat, SPADES),
      );
    case 'stay':
    case 'fold':
      return [
        why('holds-high', holdingOf(state, seat, CLUBS)),
        ...explainStaying(worthOfStaying(weights, state, seat), type === 'stay'),
      ];
    case 'choose':
      return [
        has(state, seat, what),
        why('contract-worth', { figure: expectedScore(weights, state, seat, what) }),
      ];
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
  const figure = Math.max(...scores);
  const best = scores.indexOf(figure);
  return [why('no-contract', { figure, suit: SUITS[best], ...holdingOf(state, seat, best) })];
}

/** The suits that the contracts are called by. */
const SUITS = ['H', 'S', 'C'];

/** In Hearts low cards are good, in the others high ones. */
function has(state: GamutState, seat: Seat, contract: number): Saying {
  return why(contract === HEARTS ? 'holds-low' : 'holds-high', holdingOf(state, seat, contract));
}

function explainGifts(state: GamutState, seat: Seat, gifts: readonly Action[]): Saying[] {
  const dangerous = gifts.filter(({ what }) => isDangerous(state, seat, what));
  const given = dangerous.map(({ value }) => String(value));
  if (given.length > 0) return [why('dangerous-given', { given })];
  if (isHighest(state, seat, gifts)) return [why('gives-highest')];
  const { deck, hands } = state.cards;
  if (gifts.some(({ what }) => deck.suits[deck.suitOf[what]] === 'H')) return [why('hearts-given')];
  const held = kindsIn(deck, hands, seat * deck.words);
  return held.some((kind) => isDangerous(state, seat, kind))
    ? [why('keeps-high')]
    : [why('nothing-dangerous')];
}

/** Whether nothing that is kept has a higher rank than what is given. */
function isHighest({ cards }: GamutState, seat: Seat, gifts: readonly Action[]): boolean {
  const { deck, hands } = cards;
  const given = gifts.map(({ what }) => what);
  const kept = without(kindsIn(deck, hands, seat * deck.words), given);
  const ranks = (kinds: readonly number[]) => kinds.map((kind) => deck.rankOf[kind]);
  return Math.min(...ranks(given)) >= Math.max(...ranks(kept));
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
