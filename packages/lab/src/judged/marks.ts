import { judge, knowledgeOf, type Thought } from '@overtrick/bots';
import { deriveSeed, FastRandom, type Move } from '@overtrick/engine';
import { seatPlayers } from '../player.ts';
import type { Doing, Trade } from '../trade.ts';
import { type Bench, type NotedDeal, type NotedDecision, playNoted } from './bench.ts';

/** Whose moves are judged, and one in how many of the decisions of a deal. */
export interface MarkBench extends Bench {
  readonly asked: string;
  readonly apart: number;
}

/** One move that was judged. */
export interface MarkCheck {
  readonly deal: number;
  readonly phase: string;
  readonly move: Move;
  readonly isMarked: boolean;
  /** What it loses; and of a mark, by a judgement in worlds of its own. */
  readonly loss: number;
  readonly again?: number;
}

export const markChecks: Trade<MarkBench, MarkCheck[]> = {
  *work(bench, from, to) {
    const found: MarkCheck[] = [];
    for (let number = from; number < to; number++) {
      const deal = yield* playNoted(bench, number);
      found.push(...(yield* checksIn(bench, number, deal)));
    }
    return found;
  },
};

function* checksIn(bench: MarkBench, number: number, deal: NotedDeal): Doing<MarkCheck[]> {
  const found: MarkCheck[] = [];
  const open = deal.decisions.filter(({ choices }) => choices > 1);
  for (const [i, decision] of open.entries()) {
    if ((i + number) % bench.apart !== 0) continue;
    yield;
    const seed = deriveSeed(deal.seed, `mark/${i}`);
    const move = moveOf(bench, deal, decision, seed);
    const loss = judgedOnce(decision, move, bench.worlds, seed);
    if (!loss) continue;
    const again = loss.isMarked && judgedOnce(decision, move, bench.worlds, `${seed}/again`);
    const { phase } = decision.view;
    const told = { deal: number, phase, move, isMarked: loss.isMarked, loss: loss.mean };
    found.push({ ...told, ...(again && { again: again.mean }) });
  }
  return found;
}

function moveOf(
  { asked, bots }: MarkBench,
  { game }: NotedDeal,
  { seat, asked: state, move }: NotedDecision,
  seed: string,
): Move {
  if (asked === bots) return move;
  const [player] = seatPlayers([asked], seed);
  return (player.think({ game, state, seat }, new FastRandom(seed)) as Thought).move;
}

/** What a move loses; undefined if there is nothing to compare it with. */
function judgedOnce({ view }: NotedDecision, move: Move, worlds: number, seed: string) {
  const judgement = judge(view, [move], { worlds, seed });
  if (!judgement || judgement.candidates.length < 2) return undefined;
  const found = judgement.candidates.find((each) => isSameMove(view.game, each.move, move));
  return found && { isMarked: found.isMarked, mean: found.loss.mean };
}

/** The order in which cards are named says nothing. */
function isSameMove(game: string, a: Move, b: Move): boolean {
  const fields = knowledgeOf(game).game.grammar[a.type] ?? [];
  const written = (move: Move) =>
    JSON.stringify([
      move.type,
      ...fields.map(({ name, unordered }) =>
        unordered ? [move[name] ?? []].flat().map(String).sort() : [move[name] ?? []].flat(),
      ),
    ]);
  return written(a) === written(b);
}
