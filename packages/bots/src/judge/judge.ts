import { choiceOf, FastRandom, type Move, type Random, type View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Bot } from '../bot.ts';
import type { Lookup } from '../knowledge.ts';
import { masterly } from '../levels.ts';
import type { Mastery } from '../mastery.ts';
import { quickMove } from '../playout.ts';
import { aimIn, candidatesOf, choose, limitOf, type Search } from '../search.ts';
import { searchBy } from '../searcher.ts';
import { isCard, lastOf, moveOf } from '../thought.ts';
import { counselFor } from './counsel.ts';
import { docketOf } from './docket.ts';
import { Hearing } from './hearing.ts';
import type { JudgeBudget, JudgedMove, Judgement, Judging } from './judgement.ts';
import { losingDeals } from './losing.ts';
import { isMarked } from './mark.ts';
import { oddsTold } from './odds.ts';

/** What figures are told from unless a budget is given. */
const USUAL = { worlds: 300, ms: 900 };
/** The most worlds of one judgement, as memory is limited. */
const MOST_WORLDS = 5000;

/** Judges moves from what one seat may know. */
export interface MoveJudge {
  /** All legal moves, or the likely ones and those asked about; undefined if nothing is asked of these eyes. */
  judge(view: View, moves?: readonly Move[], budget?: JudgeBudget): Judgement | undefined;
  /** The same in small steps, between which others can have their turn. */
  ponder(view: View, moves: readonly Move[], random: Random, budget: JudgeBudget): Judging;
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
    finish(ponder(view, [], random, budget));
  return {
    ponder,
    judge(view, moves = [], budget = {}) {
      if (!view.acting.includes(view.eyes)) return undefined;
      return finish(ponder(view, moves, new FastRandom(budget.seed ?? 0), budget));
    },
    adviser: {
      name: 'judge',
      usual: USUAL,
      think,
      ponder: (view, random, budget) => ponder(view, [], random, budget),
    },
  };
}

function boundOf(budget: JudgeBudget): JudgeBudget {
  const isOpen = budget.ms === undefined && budget.worlds === undefined;
  return isOpen ? { ...USUAL, ...budget } : budget;
}

function finish(judging: Judging): Judgement {
  for (;;) {
    const { done, value } = judging.next();
    if (done) return value;
  }
}

/**
 * Chooses in one set of worlds and tells from another, so that luck which makes a move look good does not make its figures
 * too. Worlds go to both in turn: whenever it is stopped, there is something to tell.
 */
export function* judging(
  how: Search<Sitting>,
  view: View,
  asked: readonly Move[],
  random: Random,
  budget: JudgeBudget,
): Judging {
  const { knowledge, policies, worlds } = how;
  const isOver = limitOf(budget);
  const first = worlds(random);
  const usual = quickMove(knowledge, policies[0], first, view.eyes, random);
  const worthwhile = candidatesOf(knowledge, first, view.eyes, usual, random);
  const { moves, refused } = docketOf(knowledge, first, view.eyes, worthwhile, asked);
  const forCard = isCard(lastOf(usual));
  const endgame = how.endgameOf?.(knowledge, view);
  const { goal, care } = aimIn(how, view, forCard && !endgame?.isNear, forCard);
  const about = { how, view, moves, goal, endgame, tell: oddsTold(knowledge.odds, view), random };
  const choosing = new Hearing(about);
  const telling = new Hearing(about);
  const most = moves.length > 1 ? Math.min(budget.worlds ?? MOST_WORLDS, MOST_WORLDS) : 0;
  while (telling.worlds.length < most && !isOver()) {
    choosing.hear(worlds(random), isOver);
    yield;
    telling.hear(worlds(random), isOver);
    yield;
  }
  const chosen = choose(
    choosing.accounts.map(({ aims }) => aims),
    usual,
    care,
  );
  const best = choosing.accounts.findIndex(({ aims }) => aims === chosen);
  return { ...judgementOf(how, view, telling, best, first, random), refused };
}

function judgementOf(
  how: Search<Sitting>,
  view: View,
  { accounts, worlds }: Hearing,
  chosen: number,
  state: Sitting,
  random: Random,
): Omit<Judgement, 'refused'> {
  const { knowledge, adviserFor } = how;
  const best = accounts[chosen];
  const others = accounts.filter((each) => each !== best);
  const ranked = [best, ...others.sort((a, b) => b.points.mean - a.points.mean)];
  const sighted = { knowledge, view, state, random, adviserFor };
  const counsel = counselFor(sighted, ranked, worlds);
  const candidates = ranked.map((each): JudgedMove => {
    const [loss, aimLoss] = [each.lossTo(best), each.aimLossTo(best)];
    return {
      move: moveOf(sighted, each.actions),
      parts: each.actions.map(choiceOf),
      ...each.points.summary(),
      ...counsel(each),
      aim: each.aims.aim,
      loss,
      aimLoss,
      isMarked: isMarked(loss, aimLoss, knowledge.marksFrom),
      losing: losingDeals(knowledge.game, worlds, each, best),
    };
  });
  const [{ move, parts }] = candidates;
  return { move, parts, candidates, worlds: worlds.length };
}
