import type { Action, Grammar, Move, Seat } from './game.ts';

/** More than any game has. */
export const ACTIONS = 4096;
const MOST_SEATS = 16;

/** Every action of a deal in order, packed one a number. */
export class Log {
  /** One a number: the seat times `ACTIONS`, and the place of the action. */
  readonly entries: number[];

  constructor(from?: Log) {
    this.entries = from ? from.entries.slice() : [];
  }

  add(seat: Seat, action: Action): void {
    this.entries.push(seat * ACTIONS + action.index);
  }

  get isEmpty(): boolean {
    return this.entries.length === 0;
  }

  copy(): Log {
    return new Log(this);
  }

  /**
   * The whole moves, in the players' terms; one that is still under way is left out. Those of a single
   * action, which most are, exist once and are frozen.
   */
  moves(actions: readonly Action[], grammar: Grammar): Move[] {
    const moves: Move[] = [];
    const known = singlesOf(actions);
    // Only while a move of several actions is under way, which is seldom.
    let open: Map<Seat, Draft> | undefined;
    for (const entry of this.entries) {
      const seat = Math.floor(entry / ACTIONS);
      const action = actions[entry % ACTIONS];
      const begun = open?.get(seat);
      if (action.ends && !begun) {
        const at = seat * actions.length + action.index;
        moves.push((known[at] ??= single(seat, action, grammar)));
        continue;
      }
      const move = begun ?? begin(seat, action, grammar);
      put(move, action, grammar);
      if (!action.ends) (open ??= new Map()).set(seat, move);
      else {
        open?.delete(seat);
        moves.push(move);
      }
    }
    return moves;
  }
}

/** A move that may still be written to. */
interface Draft {
  readonly seat: Seat;
  readonly type: string;
  [field: string]: string | number | string[];
}

/** Moves of a single action, by seat and action; a vocabulary belongs to one grammar. */
const singles = new WeakMap<readonly Action[], Move[]>();

function singlesOf(actions: readonly Action[]): Move[] {
  let known = singles.get(actions);
  if (!known) singles.set(actions, (known = Array<Move>(MOST_SEATS * actions.length)));
  return known;
}

function single(seat: Seat, action: Action, grammar: Grammar): Move {
  const move = begin(seat, action, grammar);
  put(move, action, grammar);
  return Object.freeze(move);
}

function begin(seat: Seat, { type }: Action, grammar: Grammar): Draft {
  const move: Draft = { seat, type };
  for (const { name, list, optional } of grammar[type]) if (list && !optional) move[name] = [];
  return move;
}

function put(move: Draft, { type, field, value }: Action, grammar: Grammar): void {
  if (field === '') return;
  const list = grammar[type].find(({ name }) => name === field)?.list;
  if (!list) {
    move[field] = value;
    return;
  }
  const before = move[field];
  move[field] = Array.isArray(before) ? [...before, String(value)] : [String(value)];
}
