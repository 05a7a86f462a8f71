import {
  type Action,
  ALL,
  type Event,
  type Field,
  type Game,
  type Move,
  type Random,
  type Refusal,
  type Saying,
  type Seat,
  type Seats,
  type Tell,
  type View,
} from './game.ts';
import { FORMAT, malformed, readMove } from './move.ts';
import { quote } from './quote.ts';
import { no, ok, type Result } from './result.ts';
import { type CommonSays, sayings } from './says.ts';
import { isSeat } from './seats.ts';
import { write } from './vocabulary.ts';

export { FORMAT };

const why = sayings<CommonSays>();

/** An event, and the seats that may know it. */
export interface Told<E extends Event = Event> {
  readonly event: E;
  readonly to: Seats;
}

export interface Played<State, E extends Event = Event> {
  readonly state: State;
  readonly events: readonly Told<E>[];
}

/** The lowest seat of a set: of seats that act at the same time, the one that is asked first. */
export function firstSeat(seats: Seats): Seat {
  return 31 - Math.clz32(seats & -seats);
}

/**
 * Checked play, the door for everybody but search. Anything may be given as a move; what is refused changes
 * nothing: the input state is left as it was, and chance is asked only by a move that is made.
 */
export function play<State, E extends Event = Event>(
  game: Game<State, unknown, View, E>,
  state: State,
  move: unknown,
  random: Random,
): Result<Played<State, E>, Refusal> {
  const read = readMove(game, move);
  return read.ok ? playRead(game, state, read.value, random) : read;
}

/** The same for a move that was read before. */
export function playRead<State, E extends Event = Event>(
  game: Game<State, unknown, View, E>,
  state: State,
  move: Move,
  random: Random,
): Result<Played<State, E>, Refusal> {
  const actions = cut(game, move);
  if (!actions.ok) return actions;
  const events: Told<E>[] = [];
  const next = game.copy(state);
  const refusal = perform(game, next, move.seat, actions.value, random, (event, to) =>
    events.push({ event, to }),
  );
  return refusal ? no(refusal) : ok({ state: next, events });
}

/** Applies each action if it is legal. On a refusal the state may be half-way through the move. */
export function perform<State, E extends Event = Event>(
  game: Game<State, unknown, View, E>,
  state: State,
  seat: Seat,
  actions: readonly Action[],
  random: Random,
  tell?: Tell<E>,
): Refusal | undefined {
  const legal: Action[] = [];
  for (const action of actions) {
    const isActing = acts(game, state, seat);
    const count = isActing ? game.legal(state, seat, legal) : 0;
    if (legal.indexOf(action) < 0 || legal.indexOf(action) >= count) {
      return (
        (isActing ? undefined : noSeat(game, state, seat)) ?? game.explain(state, seat, action)
      );
    }
    game.apply(state, seat, action, random, tell);
  }
  return undefined;
}

/** The rules are asked about seats of this table only. */
function noSeat<State>(game: Game<State>, state: State, seat: Seat): Refusal | undefined {
  const players = game.layout(state).hands.length;
  if (isSeat(seat) && seat < players) return undefined;
  return { clause: FORMAT, why: why('no-seat', { given: quote(seat), last: players - 1 }) };
}

/** What a viewer gets to know of what happened; who has no seat knows what is public. */
export function seen<E extends Event>(events: readonly Told<E>[], eyes: Seat): E[] {
  const isHeard = ({ to }: Told<E>) => (isSeat(eyes) ? (to & (1 << eyes)) !== 0 : to === ALL);
  return events.filter(isHeard).map(({ event }) => event);
}

export function acts<State>(game: Game<State>, state: State, seat: Seat): boolean {
  return isSeat(seat) && (game.acting(state) & (1 << seat)) !== 0;
}

/** The actions open to a seat, as a list of its own. */
export function legalActions<State>(game: Game<State>, state: State, seat: Seat): Action[] {
  const into: Action[] = [];
  return into.slice(0, acts(game, state, seat) ? game.legal(state, seat, into) : 0);
}

/** The game's actions that a move from outside is made of: what it says is checked, but not whether it is legal. */
export function actionsOf<State>(game: Game<State>, move: unknown): Result<Action[], Refusal> {
  const read = readMove(game, move);
  return read.ok ? cut(game, read.value) : read;
}

/** Cuts a move of the right shape into actions: the same way for all games, by the grammar. */
export function cut<State>(game: Game<State>, move: Move): Result<Action[], Refusal> {
  const known = dictionary(game);
  const actions: Action[] = [];
  for (const field of game.grammar[move.type]) {
    const part: Action[] = [];
    for (const value of [move[field.name] ?? []].flat()) {
      const action = known.get(`${move.type} ${field.name} ${value}`);
      if (!action) return malformed(noValue(game, field, value));
      part.push(action);
    }
    actions.push(...(field.sorted ? part.sort((a, b) => a.index - b.index) : part));
  }
  if (!actions.at(-1)?.ends) actions.push(closing(known, move.type));
  return ok(actions);
}

function noValue<State>({ title }: Game<State>, { of }: Field, value: unknown): Saying {
  return why('no-value', { given: quote(value), of, title });
}

function closing(known: ReadonlyMap<string, Action>, type: string): Action {
  const action = known.get(type);
  if (!action) throw new Error(`nothing ends a ${type}`);
  return action;
}

const dictionaries = new WeakMap<object, ReadonlyMap<string, Action>>();

function dictionary<State>(game: Game<State>): ReadonlyMap<string, Action> {
  let known = dictionaries.get(game);
  if (!known) {
    known = new Map(game.actions.map((action) => [write(action), action]));
    dictionaries.set(game, known);
  }
  return known;
}
