import type { Action, Game, Move, Seat } from './game.ts';
import { FIRST, isInOrder } from './perft.ts';
import { OMNISCIENT } from './record.ts';

/** Whole moves that a seat may make, those of the fewest actions first, and whether these are all. */
export interface Listed {
  readonly moves: readonly Move[];
  readonly all: boolean;
}

/** A move under way: where it has led so far, and what of it has been said. */
interface Draft<State> {
  readonly state: State;
  readonly said: readonly Action[];
}

/**
 * Lists the moves of a seat that is to act, each once however its cards could be named. There may be thousands
 * (sets of cards to show or to give away): beyond `most`, of moves or of drafts that are as long, it stops.
 */
export function listMoves<State>(
  game: Game<State>,
  state: State,
  seat: Seat,
  most: number,
): Listed {
  const moves: Move[] = [];
  let isAll = true;
  for (let drafts: Draft<State>[] = [{ state, said: [] }]; drafts.length > 0; ) {
    const longer: Draft<State>[] = [];
    for (const { action, from } of partsOf(game, seat, drafts)) {
      const list = action.ends ? moves : longer;
      if (list.length === most) isAll = false;
      else if (action.ends) moves.push(moveAfter(game, from.state, seat, action));
      else
        longer.push({ state: after(game, from.state, seat, action), said: saidIn(from, action) });
    }
    drafts = moves.length < most ? longer : [];
    if (longer.length > drafts.length) isAll = false;
  }
  return { moves, all: isAll };
}

/** What may be said next in each of the drafts, in one order of those that mean the same. */
function* partsOf<State>(game: Game<State>, seat: Seat, drafts: readonly Draft<State>[]) {
  const legal: Action[] = [];
  for (const from of drafts) {
    const count = game.legal(from.state, seat, legal);
    for (const action of legal.slice(0, count)) {
      if (isInOrder(game.grammar[action.type], saidIn(from, action))) yield { action, from };
    }
  }
}

function saidIn<State>({ said }: Draft<State>, action: Action): readonly Action[] {
  return [...said, action];
}

function after<State>(game: Game<State>, state: State, seat: Seat, action: Action): State {
  const next = game.copy(state);
  game.apply(next, seat, action, FIRST);
  return next;
}

/** The move as a record writes it, once its last action is done. */
function moveAfter<State>(game: Game<State>, state: State, seat: Seat, action: Action): Move {
  const before = game.history(state, OMNISCIENT).length;
  return game.history(after(game, state, seat, action), OMNISCIENT)[before];
}
