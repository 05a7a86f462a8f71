import { type Action, OMNISCIENT, type Random, type View } from '@overtrick/engine';
import type { Bot, Thought } from './bot.ts';
import type { Knowledge, Lookup } from './knowledge.ts';
import { emptyStance } from './play/features.ts';
import { softCard } from './play/policy.ts';
import { THUMB } from './play/thumb.ts';

/** How soft the choice between near-equal cards is. */
const HEAT = 0.5;

/**
 * Plays by rules of thumb, at once. Weaker than the others because it looks at no other deal than the
 * one it imagines and takes near-equal cards for equal, not because it blunders on purpose.
 */
export function noviceBot(knowledgeOf: Lookup): Bot {
  return {
    name: 'novice',
    think: (view, random) => think(knowledgeOf(view.game), view, random),
  };
}

function think(knowledge: Knowledge, view: View, random: Random): Thought {
  const { game, thumb = THUMB } = knowledge;
  const world = game.guesser(view)(random);
  const before = game.history(world, OMNISCIENT).length;
  const legal: Action[] = [];
  for (;;) {
    const count = game.legal(world, view.eyes, legal);
    const stance = emptyStance();
    let action = legal[0];
    if (action.type === 'play' && action.field === 'card') {
      knowledge.stance(world, view.eyes, stance);
      const cards = legal.slice(0, count).filter(({ ends }) => ends);
      action =
        knowledge.play?.(world, view.eyes, legal, count) ??
        softCard(thumb, world, view.eyes, cards, stance, { heat: HEAT, random });
    } else if (count > 1) action = knowledge.call(world, view.eyes, legal, count, random);
    game.apply(world, view.eyes, action, random);
    if (action.ends) {
      return { move: game.history(world, OMNISCIENT)[before], candidates: [], worlds: 0 };
    }
  }
}
