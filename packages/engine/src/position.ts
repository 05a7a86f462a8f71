import { missing } from './check.ts';
import type { Game, Layout, Move, Random, Setup } from './game.ts';
import { games } from './games/index.ts';
import { zeros } from './lists.ts';
import { resolveOptions } from './options.ts';
import { actionsOf, perform } from './play.ts';
import { quote } from './quote.ts';
import { no, ok, type Result } from './result.ts';
import { say } from './says.ts';
import { isWhole } from './seats.ts';
import { fieldsOf, isObject } from './shape.ts';

/**
 * A position as files tell it: cards as they were dealt, perhaps fewer than the game deals, and the
 * moves made since. What is left out is as in the first deal of a match with the usual rules.
 */
export interface Position extends Layout {
  readonly game: string;
  readonly players?: number;
  readonly dealer?: number;
  /** Which deal of the match, from 0. */
  readonly deal?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  readonly carry?: unknown;
  readonly moves?: readonly Move[];
}

/** A position on the table. */
export interface Laid {
  readonly game: Game;
  readonly state: unknown;
}

/** What is drawn after the deal is the first that could be. */
const FIRST: Random = { below: () => 0 };

/** Lays a position out, or says what is wrong with it. */
export function layPosition(value: unknown): Result<Laid, string> {
  const position = value as Position;
  const shape = shapeFault(value);
  if (shape) return no(shape);
  const game = games.find(({ name }) => name === position.game);
  if (!game) return no(`there is no game ${quote(position.game)}`);
  const setup = readSetup(game, position);
  if (!setup.ok) return setup;
  const fault = cardFault(game, setup.value, position);
  if (fault) return no(fault);
  const state = game.lay(setup.value, position);
  const size = game.layout(state).stock?.length ?? 0;
  if (size !== (position.stock?.length ?? 0)) return no(`it needs a "stock" of ${size} cards`);
  for (const [index, move] of (position.moves ?? []).entries()) {
    const actions = actionsOf(game, move);
    const refusal = actions.ok
      ? perform(game, state, move.seat, actions.value, FIRST)
      : actions.error;
    if (refusal) return no(`move ${index}: ${say(game, refusal.why)} (${refusal.clause})`);
  }
  return ok({ game, state });
}

function shapeFault(value: unknown): string | undefined {
  const { hands, moves = [], stock = [] } = fieldsOf(value);
  const isFine = Array.isArray(hands) && hands.length > 0 && hands.every(isCards);
  if (!isFine) return 'it has no "hands": a list with a list of cards for each seat';
  if (!isCards(stock)) return '"stock" must be a list of cards';
  if (!Array.isArray(moves) || !moves.every(isMove)) return '"moves" must be a list of moves';
  return undefined;
}

function isCards(value: unknown): boolean {
  return Array.isArray(value) && value.every((card) => typeof card === 'string');
}

function isMove(value: unknown): boolean {
  return isObject(value) && typeof value.type === 'string';
}

function readSetup(game: Game, position: Position): Result<Setup, string> {
  const { hands, players = hands.length, dealer = 0, deal = 0 } = position;
  const [fewest, most] = game.seats;
  if (!isWhole(players) || players < fewest || players > most) {
    return no(`${game.title} is for ${fewest} to ${most} players, not ${quote(players)}`);
  }
  if (hands.length !== players) return no(`it has ${hands.length} hands, not ${players}`);
  if (!isBelow(dealer, players)) return no(`the dealer is a seat from 0 to ${players - 1}`);
  if (!isBelow(deal, Number.MAX_SAFE_INTEGER)) return no('"deal" must be a whole number');
  const options = resolveOptions(game, players, position.options);
  if (!options.ok) return options;
  const carry =
    position.carry === undefined
      ? game.first(players, options.value)
      : game.carried?.(position.carry, players);
  if (carry === undefined) return no('"carry" makes no sense in this game');
  const setup = { players, options: options.value, dealer, deal, carry };
  if (deal > 0 && game.finished({ ...setup, deal: deal - 1 }, zeros(players))) {
    return no(`no match of ${game.title} with these options comes to deal ${deal}`);
  }
  return ok(setup);
}

function isBelow(value: unknown, limit: number): boolean {
  return isWhole(value) && value >= 0 && value < limit;
}

/** Fewer cards than the game deals are welcome, but no others than it has. */
function cardFault(game: Game, setup: Setup, { hands, stock = [], turnUp }: Layout) {
  const wrong = missing(game.deck(setup), [...hands.flat(), ...stock]);
  if (wrong) return say(game, wrong);
  if (hands.some((hand) => hand.length !== hands[0].length)) {
    return 'it gives the seats hands of different sizes';
  }
  const isKnown = turnUp === undefined || turnUp === null || game.deck(setup).includes(turnUp);
  return isKnown ? undefined : `${quote(turnUp)} is no card of this pack`;
}
