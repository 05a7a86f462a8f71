import type { Bot } from './bot.ts';
import { clubsTryByBits } from './club-tricks.ts';
import type { Knowledge, Lookup } from './knowledge.ts';
import type { Mastery } from './mastery.ts';
import { noviceBot } from './novice.ts';
import type { Policy, Weights } from './play/policy.ts';
import { thumbOf } from './play/thumb.ts';
import { randomBot } from './random.ts';
import { type Manner, searcher } from './searcher.ts';
import { likelyWorlds } from './worlds.ts';

/** People wait for them. */
const LONGEST = 900;

/** Rules of thumb in worlds that fit the calls; cards by bits where that goes. */
const clubby: Manner = {
  ownOf: thumbOf,
  policiesOf: (knowledge) => [thumbOf(knowledge)],
  worldsOf: (knowledge, view) => likelyWorlds(knowledge, view),
  asksMastery: clubsTryByBits,
  solves: false,
  isThorough: false,
  blurs: false,
  usual: { worlds: 60, ms: LONGEST },
};

/**
 * What the game says. Otherwise, in games whose sides change with every deal, the others are imagined to play by
 * what was learned and by the rule of thumb in turn; in games of exact bids only by the better one.
 */
function policiesOf(knowledge: Knowledge): readonly [Policy, ...Policy[]] {
  const thumb = thumbOf(knowledge);
  const { playouts, weights = thumb, contest } = knowledge;
  if (playouts) return playouts;
  return contest && weights !== thumb ? [weights, thumb] : [weights];
}

function learnedBy(knowledge: Knowledge): Weights {
  return knowledge.weights ?? thumbOf(knowledge);
}

/** Learned play in worlds that also fit the cards that were played. */
export const masterly: Manner = {
  ownOf: learnedBy,
  policiesOf,
  callPoliciesOf: ({ callPlayouts }) => callPlayouts,
  worldsOf: likelyWorlds,
  asksMastery: () => true,
  solves: true,
  isThorough: true,
  blurs: true,
  usual: { worlds: 300, ms: LONGEST },
};

/** The bots by level, from weakest to strongest. */
export type Levels = Readonly<Record<string, Bot>>;

/** Those that there always are. */
type Usual = Readonly<Record<'random' | 'novice' | 'club' | 'master', Bot>>;

/**
 * Makes them for whichever games can be looked up: the page has only the one that is on the table. Mastery may come later too,
 * but before somebody thinks who asks for it.
 */
export function levelsBy(
  knowledgeOf: Lookup,
  masteryOf: () => Mastery | undefined,
): Levels & Usual {
  return {
    random: randomBot((name) => knowledgeOf(name).game),
    novice: noviceBot(knowledgeOf),
    club: searcher('club', clubby, knowledgeOf, masteryOf),
    master: searcher('master', masterly, knowledgeOf, masteryOf),
  };
}
