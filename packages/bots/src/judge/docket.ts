import {
  type Action,
  actionsOf,
  type Game,
  legalActions,
  listMoves,
  type Move,
  no,
  perform,
  type Random,
  type Refusal,
  type Result,
  type Seat,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from '../knowledge.ts';
import { isSame } from '../parts.ts';
import type { RefusedMove } from './judgement.ts';

type Actions = readonly Action[];

/** What is to be judged: the usual move first. */
export interface Docket {
  readonly moves: readonly Actions[];
  /** Those of them that were asked about. */
  readonly wanted: readonly Actions[];
  readonly refused: readonly RefusedMove[];
}

/** With more moves than these, only some are judged. */
const MOST = 20;
/** What a move may draw does not change whether it is legal. */
const ANY: Random = { below: () => 0 };

/**
 * Every legal move. Where there are too many (sets of cards, tokens with a card) those of a single action and
 * those that are worth a thought; and always those asked about.
 */
export function docketOf<State extends Sitting>(
  { game }: Knowledge<State>,
  world: State,
  seat: Seat,
  worthwhile: readonly Actions[],
  asked: readonly Move[],
): Docket {
  const wanted: Actions[] = [];
  const refused: RefusedMove[] = [];
  for (const move of asked) {
    const actions = readAsked(game, world, seat, move);
    if (actions.ok) wanted.push(actions.value);
    else refused.push({ move, refusal: actions.error });
  }
  const moves = distinct([...worthwhile, ...legalIn(game, world, seat), ...wanted]);
  return { moves, wanted, refused };
}

function readAsked<State extends Sitting>(
  game: Game<State>,
  world: State,
  seat: Seat,
  move: Move,
): Result<Actions, Refusal> {
  const actions = actionsOf(game, { ...move, seat });
  if (!actions.ok) return actions;
  const refusal = perform(game, game.copy(world), seat, actions.value, ANY);
  return refusal ? no(refusal) : actions;
}

function legalIn<State extends Sitting>(game: Game<State>, world: State, seat: Seat): Actions[] {
  const { moves, all } = listMoves(game, world, seat, MOST);
  if (!all) return legalActions(game, world, seat).flatMap((each) => (each.ends ? [[each]] : []));
  return moves.flatMap((move) => {
    const actions = actionsOf(game, move);
    return actions.ok ? [actions.value] : [];
  });
}

function distinct(moves: readonly Actions[]): Actions[] {
  const found: Actions[] = [];
  for (const move of moves) if (!found.some((other) => isSame(other, move))) found.push(move);
  return found;
}
