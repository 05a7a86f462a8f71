import type {
  Action,
  Event,
  Field,
  Game,
  Move,
  Random,
  Refusal,
  Seat,
  Seats,
  Tell,
} from './game.ts';
import { no, ok, type Result } from './result.ts';
import { told } from './told.ts';
import { write } from './vocabulary.ts';

/** The clause of moves that are not well formed: they break the record format, not a rule. */
export const FORMAT = 'overtrick/1';

/** An event, and the seats that may know it. */
export interface Told {
  readonly event: Event;
  readonly to: Seats;
}

export interface Played<State> {
  readonly state: State;
  readonly events: readonly Told[];
}

/** The lowest seat of a set: of seats that act at the same time, the one that is asked first. */
export function firstSeat(seats: Seats): Seat {
  return 31 - Math.clz32(seats & -seats);
}

/** Checked play, the door for everybody but search: the input state is left as it was. */
export function play<State>(
  game: Game<State>,
  state: State,
  move: Move,
  random: Random,
): Result<Played<State>, Refusal> {
  const actions = actionsOf(game, move);
  if (!actions.ok) return actions;
  const events: Told[] = [];
  const next = game.copy(state);
  const refusal = perform(game, next, move.seat, actions.value, random, (event, to) =>
    events.push({ event, to }),
  );
  return refusal ? no(refusal) : ok({ state: next, events });
}

/** Applies each action if it is legal. On a refusal the state may be half-way through the move. */
export function perform<State>(
  game: Game<State>,
  state: State,
  seat: Seat,
  actions: readonly Action[],
  random: Random,
  tell?: Tell,
): Refusal | undefined {
  const legal: Action[] = [];
  for (const action of actions) {
    const count = acts(game, state, seat) ? game.legal(state, seat, legal) : 0;
    if (legal.indexOf(action) < 0 || legal.indexOf(action) >= count) {
      return game.explain(state, seat, action);
    }
    game.apply(state, seat, action, random, tell);
  }
  return undefined;
}

/** What a viewer gets to know of what happened. */
export function seen(events: readonly Told[], eyes: Seat): Event[] {
  return events.filter(({ to }) => (eyes < 0 ? to === -1 : to & (1 << eyes))).map((t) => t.event);
}

export function acts<State>(game: Game<State>, state: State, seat: Seat): boolean {
  return seat >= 0 && (game.acting(state) & (1 << seat)) !== 0;
}

/** The actions open to a seat, as a list of its own. */
export function legalActions<State>(game: Game<State>, state: State, seat: Seat): Action[] {
  const into: Action[] = [];
  return into.slice(0, acts(game, state, seat) ? game.legal(state, seat, into) : 0);
}

/** Cuts a move into the game's actions: the same way for all games, by the grammar. */
export function actionsOf<State>(game: Game<State>, move: Move): Result<Action[], Refusal> {
  const fields = Object.hasOwn(game.grammar, move.type) ? game.grammar[move.type] : undefined;
  if (!fields) return malformed(`${game.title} has no move ${told(move.type)}`);
  const extra = Object.keys(move).find(
    (key) => key !== 'seat' && key !== 'type' && !fields.some(({ name }) => name === key),
  );
  if (extra !== undefined) return malformed(`a ${move.type} has no ${told(extra)}`);
  const known = dictionary(game);
  const actions: Action[] = [];
  for (const field of fields) {
    const values = valuesOf(move, field);
    if (!values.ok) return values;
    const part: Action[] = [];
    for (const value of values.value) {
      const action = known.get(`${move.type} ${field.name} ${value}`);
      if (!action) return malformed(`${told(value)} is no ${field.of} of ${game.title}`);
      part.push(action);
    }
    actions.push(...(field.sorted ? part.sort((a, b) => a.index - b.index) : part));
  }
  if (!actions.at(-1)?.ends) actions.push(closing(known, move.type));
  return ok(actions);
}

function valuesOf(move: Move, field: Field): Result<readonly (string | number)[], Refusal> {
  const value = move[field.name];
  if (value === undefined && field.optional) return ok([]);
  const type = field.of === 'card' || field.of === 'name' ? 'string' : 'number';
  const values = Array.isArray(value) === (field.list === true) ? [value].flat() : [undefined];
  if (values.every((each) => typeof each === type)) return ok(values as (string | number)[]);
  const wanted = field.list ? `a list of ${field.of}s` : `a ${field.of}`;
  return malformed(`the "${field.name}" in “${move.type}” must be ${wanted}`);
}

function malformed(why: string): { ok: false; error: Refusal } {
  return no({ clause: FORMAT, why });
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
