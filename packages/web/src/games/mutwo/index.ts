import type { ContractView } from '@overtrick/engine';
import { bandBy } from '../../contest/bands.ts';
import { bidding, isBidding } from '../../contest/bidding.tsx';
import { contractBadges, contractStakes } from '../../contest/contract.ts';
import { contestDetail, contestQuestion } from '../../contest/questions.ts';
import { ofAnyGame } from '../../room/any.ts';
import type { MutwoWords } from './en.ts';

/** How cards are bid. */
const CLAUSE = 'mutwo/3.2';
const stage = bidding<ContractView>(CLAUSE);

/** Two ranks that are one trump. */
const PAIRS: Readonly<Record<string, string>> = { '2': '2·3', '9': '9·10' };

export const room = ofAnyGame<ContractView, MutwoWords>({
  stakes: (about) => contractStakes(about),
  badges: contractBadges,
  trumpSign: (name) => PAIRS[name],
  band: ({ declarerTrump, defenderTrump }, code) => bandBy(declarerTrump, defenderTrump, code),
  question: contestQuestion,
  detail: contestDetail,
  stage: (view) => (isBidding(view) ? stage : undefined),
  unplayed: ['thrown-in', 'tie'],
});
