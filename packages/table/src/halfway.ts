import {
  type Action,
  type Choice,
  type CommonSays,
  FastRandom,
  FORMAT,
  type Game,
  type Move,
  no,
  ok,
  perform,
  type Refusal,
  type Result,
  readChoice,
  type Seat,
  sayings,
  type View,
} from '@overtrick/engine';
import { type Reason, reasonsOf } from './reasons.ts';

const why = sayings<CommonSays>();

/** A move of which some actions are chosen: the table as it would be, what can come next, and why other cards cannot. */
export interface Halfway {
  readonly view: View;
  readonly reasons: readonly Reason[];
}

/**
 * The state is left as it was; chance is asked for nothing before a move ends. What comes after its end is not told:
 * it may turn something over.
 */
export function halfwayIn(
  game: Game,
  state: unknown,
  seat: Seat,
  parts: readonly Choice[],
): Result<Halfway, Refusal> {
  const actions = read(game, parts);
  if (!actions) return unknown(game);
  const refusal = perform(game, game.copy(state), seat, actions, new FastRandom(0));
  if (refusal) return no(refusal);
  const end = actions.findIndex(({ ends }) => ends);
  const half = game.copy(state);
  perform(game, half, seat, end < 0 ? actions : actions.slice(0, end), new FastRandom(0));
  const view = game.view(half, seat);
  if (end >= 0) return ok({ view: { ...view, legal: [] }, reasons: [] });
  return ok({ view, reasons: reasonsOf(game, half, view) });
}

/** The whole move that these actions make up, as in `View.legal`. */
export function moveOf(game: Game, seat: Seat, parts: readonly Choice[]): Result<Move, Refusal> {
  const actions = read(game, parts) ?? [];
  const [first] = actions;
  if (!first || !actions.every(({ type }) => type === first.type)) return unknown(game);
  const move: Record<string, Move[string]> = {};
  for (const { name, list, optional } of game.grammar[first.type]) {
    const values = actions.filter(({ field }) => field === name).map(({ value }) => value);
    // One of two cards would be left out in silence.
    if (!list && values.length > 1) return unknown(game);
    if (!list && values[0] !== undefined) move[name] = values[0];
    else if (list && !(optional && values.length === 0)) move[name] = values.map(String);
  }
  return ok({ seat, type: first.type, ...move });
}

/** No move is made of more actions than a game has. Parts come from the page: anything may be in them. */
function read(game: Game, parts: readonly Choice[]): Action[] | undefined {
  if (!Array.isArray(parts) || parts.length > game.actions.length) return undefined;
  const actions = Array.from(parts, (part) => readChoice(game, part));
  return actions.every((action) => action !== undefined) ? actions : undefined;
}

function unknown({ title }: Game): { ok: false; error: Refusal } {
  return no({ clause: FORMAT, why: why('no-such-move', { title }) });
}
