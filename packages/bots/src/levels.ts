import type { Bot } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { noviceBot } from './novice.ts';
import type { Weights } from './play/policy.ts';
import { thumbOf } from './play/thumb.ts';
import { randomBot } from './random.ts';
import { type Manner, searcher } from './searcher.ts';
import { likelyWorlds } from './worlds.ts';

/** People wait for them. */
const LONGEST = 900;

/** Rules of thumb in worlds that fit the calls. */
const club = searcher('club', {
  policiesOf: (knowledge) => [thumbOf(knowledge)],
  worldsOf: (knowledge, view) => likelyWorlds(knowledge, view),
  solves: false,
  blurs: false,
  usual: { worlds: 60, ms: LONGEST },
});

/** Where sides change with every deal, the others may play by either; exact bids hang on one good way to play. */
function policiesOf(knowledge: Knowledge): readonly [Weights, ...Weights[]] {
  const thumb = thumbOf(knowledge);
  const { weights = thumb, contest } = knowledge;
  return contest && weights !== thumb ? [weights, thumb] : [weights];
}

/** Learned play in worlds that also fit the cards that were played. */
export const masterly: Manner = {
  policiesOf,
  worldsOf: likelyWorlds,
  solves: true,
  blurs: true,
  usual: { worlds: 300, ms: LONGEST },
};

/** The bots by level, from weakest to strongest. */
export const levels: Readonly<Record<string, Bot>> = {
  random: randomBot,
  novice: noviceBot,
  club,
  master: searcher('master', masterly),
};
