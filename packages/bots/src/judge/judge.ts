import { FastRandom, type Move, type Random, type View } from '@overtrick/engine';
import type { Bot, Thought } from '../bot.ts';
import type { Lookup } from '../knowledge.ts';
import { masterly } from '../levels.ts';
import type { Mastery } from '../mastery.ts';
import { searchBy } from '../searcher.ts';
import type { JudgeBudget, Judgement, Judging } from './judgement.ts';
import { judging } from './judging.ts';
import { type Foreseeing, foreseeing } from './outlook.ts';

/** What figures are told from unless a budget is given. */
const USUAL = { worlds: 300, ms: 1500 };

/** Judges moves from what one seat may know. */
export interface MoveJudge {
  /** All legal moves, or the likely ones and those asked about; undefined if nothing is asked of these eyes. */
  judge(view: View, moves?: readonly Move[], budget?: JudgeBudget): Judgement | undefined;
  /** The same in small steps, between which others can have their turn. */
  ponder(view: View, moves: readonly Move[], random: Random, budget: JudgeBudget): Judging;
  /** What the deal holds for these eyes in so many worlds, whoever is to act; likewise in small steps. */
  foresee(view: View, random: Random, worlds: number): Foreseeing;
  /** The same as a bot that advises. */
  readonly adviser: Bot;
}

/** For whichever games can be looked up; what a master knows must be there before it judges. */
export function judgeBy(knowledgeOf: Lookup, masteryOf: () => Mastery | undefined): MoveJudge {
  function ponder(
    view: View,
    moves: readonly Move[],
    random: Random,
    budget: JudgeBudget,
  ): Judging {
    const how = searchBy(masterly, knowledgeOf(view.game), view, masteryOf());
    return judging(how, view, moves, random, boundOf(budget));
  }
  const think = (view: View, random: Random, budget: JudgeBudget) =>
    short(finish(ponder(view, [], random, budget)));
  return {
    ponder,
    foresee: (view, random, worlds) =>
      foreseeing(
        searchBy(masterly, knowledgeOf(view.game), view, masteryOf()),
        view,
        random,
        worlds,
      ),
    judge(view, moves = [], budget = {}) {
      if (!view.acting.includes(view.eyes)) return undefined;
      return finish(ponder(view, moves, new FastRandom(budget.seed ?? 0), budget));
    },
    adviser: {
      name: 'judge',
      usual: USUAL,
      think,
      *ponder(view, random, budget, asked = []) {
        return short(yield* ponder(view, asked, random, budget));
      },
    },
  };
}

/** As a hint is told: the deals in which a move fails are for who looks back. */
function short({ move, parts, candidates, worlds }: Judgement): Thought {
  const told = candidates.map(({ losing: _, fails: __, ...each }) => each);
  return { move, candidates: told, worlds, ...(parts && { parts }) };
}

function boundOf(budget: JudgeBudget): JudgeBudget {
  const isOpen = budget.ms === undefined && budget.worlds === undefined;
  return isOpen ? { ...USUAL, ...budget } : budget;
}

/** What thinking comes to, without a pause. */
export function finish<T>(thinking: Generator<undefined, T, undefined>): T {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
}
