import { choiceOf, type Move, type Random, type View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from '../knowledge.ts';
import { isCard, isSame, lastOf } from '../parts.ts';
import { quickMove } from '../playout.ts';
import { aimIn, candidatesOf, choose, limitOf, type Search } from '../search.ts';
import { moveOf, type Sighted } from '../thought.ts';
import { counselFor } from './counsel.ts';
import { type Docket, docketOf } from './docket.ts';
import type { MoveFates } from './fates.ts';
import { Hearing } from './hearing.ts';
import type { JudgeBudget, JudgedMove, Judging } from './judgement.ts';
import { losingDeals } from './losing.ts';
import { isMarked } from './mark.ts';
import { oddsStageOf, tellOdds } from './odds.ts';

/** The most worlds of one judgement, as memory is limited. */
const MOST_WORLDS = 5000;

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
  const { knowledge, policies, worlds, adviserFor } = how;
  const isOver = limitOf(budget);
  const state = worlds(random);
  const usual = quickMove(knowledge, policies[0], state, view.eyes, random);
  const worthwhile = candidatesOf(knowledge, state, view.eyes, usual, random);
  const docket = docketOf(knowledge, state, view.eyes, worthwhile, asked);
  const { moves, refused } = docket;
  const forCard = isCard(lastOf(usual));
  const endgame = how.endgameOf?.(knowledge, view);
  const { goal, care } = aimIn(how, view, forCard && !endgame?.isNear);
  const about = { how, view, moves, goal, endgame, tell: tellerOf(knowledge, view, state), random };
  const choosing = new Hearing(about);
  const telling = new Hearing(about);
  const most = moves.length > 1 ? Math.min(budget.worlds ?? MOST_WORLDS, MOST_WORLDS) : 0;
  while (telling.worlds.length < most && !isOver()) {
    choosing.hear(worlds(random), isOver);
    yield;
    telling.hear(worlds(random), isOver);
    yield;
  }
  const aims = choosing.fates.map((each) => each.aims);
  const best = telling.fates[aims.indexOf(choose(aims, usual, care))];
  const sighted = { knowledge, view, state, random, adviserFor };
  const candidates = judgedMoves(sighted, docket, telling, best);
  const [{ move, parts }] = candidates;
  const doubts = knowledge.doubts?.(state) ?? [];
  const { marksFrom: threshold = null } = knowledge;
  return { move, parts, candidates, worlds: telling.worlds.length, threshold, doubts, refused };
}

function tellerOf(
  { odds: table = {}, settled }: Knowledge,
  view: View,
  state: Sitting,
): (odds: number) => number {
  const isMade = view.phase === 'play' ? settled?.(state, view.eyes) : undefined;
  if (isMade !== undefined) return () => Number(isMade);
  const stage = oddsStageOf(view);
  return (odds) => tellOdds(table, stage, odds);
}

/** The best first, then by points. */
function judgedMoves(
  sighted: Sighted<Sitting>,
  { wanted }: Docket,
  { fates, worlds }: Hearing,
  best: MoveFates,
): JudgedMove[] {
  const { game, marksFrom } = sighted.knowledge;
  const others = fates.filter((each) => each !== best);
  const ranked = [best, ...others.sort((a, b) => b.points.mean - a.points.mean)];
  const counsel = counselFor(sighted, ranked, worlds);
  return ranked.map((each) => {
    const { actions, points, aims } = each;
    const [loss, aimLoss] = [each.lossTo(best), each.aimLossTo(best)];
    return {
      move: moveOf(sighted, actions),
      parts: actions.map(choiceOf),
      ...points.summary(),
      ...counsel(each),
      ...(wanted.some((move) => isSame(move, actions)) && { isAsked: true }),
      aim: aims.aim,
      loss,
      aimLoss,
      isMarked: isMarked(loss, aimLoss, marksFrom),
      ...losingDeals(game, worlds, each, best),
    };
  });
}
