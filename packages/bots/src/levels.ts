import type { Bot } from './bot.ts';
import { noviceBot } from './novice.ts';
import { thumbOf } from './play/thumb.ts';
import { randomBot } from './random.ts';
import { searcher } from './searcher.ts';
import { likelyWorlds } from './worlds.ts';

/** People wait for them. */
const LONGEST = 900;

/** Rules of thumb in worlds that fit the calls. */
const club = searcher('club', {
  policiesOf: (knowledge) => [thumbOf(knowledge)],
  worldsOf: (knowledge, view) => likelyWorlds(knowledge, view),
  solves: false,
  usual: { worlds: 60, ms: LONGEST },
});

/** Learned play in worlds that also fit the cards that were played. */
const master = searcher('master', {
  policiesOf: (knowledge) =>
    knowledge.weights ? [knowledge.weights, thumbOf(knowledge)] : [thumbOf(knowledge)],
  worldsOf: likelyWorlds,
  solves: true,
  usual: { worlds: 300, ms: LONGEST },
});

/** The bots by level, from weakest to strongest. */
export const levels: Readonly<Record<string, Bot>> = {
  random: randomBot,
  novice: noviceBot,
  club,
  master,
};
