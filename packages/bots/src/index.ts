export type { Bot, Budget, Candidate, CardWay, Thought } from './bot.ts';
export { reasonsEnglish } from './english.ts';
export { knowledgeOf, knownGames } from './games/index.ts';
export { adviser, judge, outlook } from './games/judge.ts';
export { levels } from './games/levels.ts';
export { generalKnowledge } from './general.ts';
export { judgeBy, type MoveJudge } from './judge/judge.ts';
export type {
  JudgeBudget,
  JudgedMove,
  Judgement,
  LosingDeal,
  Loss,
  RefusedMove,
  WorldMean,
} from './judge/judgement.ts';
export type { DealOutlook, OddsEstimate } from './judge/outlook.ts';
export { type Knowledge, ofAnyGame } from './knowledge.ts';
export { type Levels, levelsBy, masterly } from './levels.ts';
export { type Mastery, mastery } from './mastery.ts';
export { emptyStance, type Stance } from './play/features.ts';
export { learnedWeights } from './play/learned.ts';
export { plainCard } from './play/plain.ts';
export type { Policy } from './play/policy.ts';
export { thumbOf } from './play/thumb.ts';
export { playOut, quickAction, type Rest } from './playout.ts';
export type { ReasonSays } from './says.ts';
export { search } from './search.ts';
export { searchBy } from './searcher.ts';
export * from './solver/index.ts';
export { BOTS_VERSION } from './version.ts';
