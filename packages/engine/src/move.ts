import type { Action, Field, Game, Move, Refusal, Saying } from './game.ts';
import { quote } from './quote.ts';
import { no, ok, type Result } from './result.ts';
import { type CommonSays, sayings } from './says.ts';
import { isSeat, isWhole } from './seats.ts';

/** The clause of moves that are not well formed: they break the record format, not a rule. */
export const FORMAT = 'overtrick/1';

/** No list of a move is longer than a pack; of one that is, not even the members are looked at. */
const LONGEST = 100;
const TOO_LONG = null;

const why = sayings<CommonSays>();

type Fields = Readonly<Record<string, unknown>>;
type Draft = { -readonly [Field in keyof Move]: Move[Field] };

/**
 * A move from outside, of which everything may be wrong: the edge at which shape and types are checked, once.
 * The answer is a copy, so that nobody can change it afterwards. Whether it is legal is for the rules to say.
 */
export function readMove<State>(game: Game<State>, value: unknown): Result<Move, Refusal> {
  const data = dataOf(value);
  if (!data) return malformed(why('no-object'));
  const { seat, type } = data;
  if (!isSeat(seat) || seat >= game.seats[1]) {
    return malformed(why('no-seat-given', { given: quote(seat) }));
  }
  if (typeof type !== 'string' || !Object.hasOwn(game.grammar, type)) {
    const known = Object.keys(game.grammar);
    return malformed(why('no-type', { title: game.title, given: quote(type), known }));
  }
  return readFields({ seat, type }, data, game.grammar[type]);
}

function readFields(
  { seat, type }: Pick<Move, 'seat' | 'type'>,
  data: Fields,
  fields: readonly Field[],
): Result<Move, Refusal> {
  const extra = Object.keys(data).find(
    (key) => key !== 'seat' && key !== 'type' && !fields.some(({ name }) => name === key),
  );
  if (extra !== undefined) return malformed(why('no-field', { type, given: quote(extra) }));
  const move: Draft = { seat, type };
  for (const field of fields) {
    const value = data[field.name];
    if (value === undefined && field.optional) continue;
    const read = readField(field, value);
    if (read === undefined) return malformed(wanted(type, field));
    move[field.name] = read;
  }
  return ok(move);
}

/** The action that a choice from outside names: read as carefully as a move. */
export function readChoice<State>(game: Game<State>, value: unknown): Action | undefined {
  const data = dataOf(value);
  return data && game.actions.find((action) => names(data, action));
}

function names(data: Fields, { type, field, value }: Action): boolean {
  const { type: move, field: filled = '', value: filling = '' } = data;
  return move === type && filled === field && filling === value;
}

function wanted(type: string, { name: field, of, list = false }: Field): Saying {
  return why('wrong-field', { type, field, of, list });
}

function readField({ of, list }: Field, value: unknown): Move[string] | undefined {
  if (list) return areAll(of, value) ? value : undefined;
  return fits(of, value) ? value : undefined;
}

function fits(of: Field['of'], value: unknown): value is string | number {
  return of === 'card' || of === 'name' ? typeof value === 'string' : isWhole(value);
}

function areAll(of: Field['of'], value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => fits(of, each));
}

/**
 * The own fields of a plain object, read once: JSON has no getters, which could answer otherwise when they
 * are asked again, and a proxy may even throw.
 */
function dataOf(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  try {
    if (Array.isArray(value)) return undefined;
    const own = Object.entries(Object.getOwnPropertyDescriptors(value));
    if (own.some(([, { get, set }]) => get ?? set)) return undefined;
    return Object.fromEntries(own.map(([key, { value: data }]) => [key, copyOf(data)]));
  } catch {
    return undefined;
  }
}

/** Lists are copied place by place, so that a hole is nothing, and not passed over. */
function copyOf(data: unknown): unknown {
  if (!Array.isArray(data)) return data;
  return data.length > LONGEST ? TOO_LONG : Array.from({ length: data.length }, (_, i) => data[i]);
}

export function malformed(why: Saying): { ok: false; error: Refusal } {
  return no({ clause: FORMAT, why });
}
