import { actionsOf, type Move, type Random, say, type View } from '@overtrick/engine';
import { knowledgeOf } from '../games/index.ts';
import { masterly } from '../levels.ts';
import { mastery } from '../mastery.ts';
import { searchBy } from '../searcher.ts';
import { worthOf } from '../worth.ts';
import { Hearing } from './hearing.ts';

/** The odds of one move as a judgement counts them, before it tells them; undefined if nothing was promised. */
export function countedOdds(
  view: View,
  move: Move,
  worlds: number,
  random: Random,
): number | undefined {
  const knowledge = knowledgeOf(view.game);
  const how = searchBy(masterly, knowledge, view, mastery);
  const actions = actionsOf(knowledge.game, move);
  if (!actions.ok) throw new Error(say(knowledge.game, actions.error.why));
  const hearing = new Hearing({
    how,
    view,
    moves: [actions.value],
    goal: worthOf(knowledge),
    endgame: how.endgameOf?.(knowledge, view),
    tell: (odds) => odds,
    random,
  });
  for (let i = 0; i < worlds; i++) hearing.hear(how.worlds(random), () => false);
  return hearing.fates[0].points.oddsIn();
}
