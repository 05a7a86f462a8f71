import type { ContractView } from '@overtrick/engine';
import { contractBand } from '../../contest/bands.ts';
import { bidding, isBidding } from '../../contest/bidding.tsx';
import { contractNaming, contractPlaque, contractStakes } from '../../contest/contract.ts';
import { contractEnd } from '../../contest/contracted.ts';
import { contestFeat, contestTale } from '../../contest/ending.ts';
import { auctionFirsts } from '../../contest/firsts.ts';
import { isNaming, naming } from '../../contest/naming.tsx';
import { pricesBeside } from '../../contest/prices.tsx';
import { contestDetail, contestQuestion } from '../../contest/questions.ts';
import { contractMeaning, trickStanding } from '../../contest/taken.ts';
import { ofAnyGame } from '../../room/any.ts';
import type { MutwoWords } from './en.ts';

/** How cards are bid. */
const CLAUSE = 'mutwo/3.2';
const stage = bidding<ContractView>(CLAUSE);
const named = naming<ContractView>(contractNaming);

/** Two ranks that are one trump. */
const PAIRS: Readonly<Record<string, string>> = { '2': '2·3', '9': '9·10' };

export const room = ofAnyGame<ContractView, MutwoWords>({
  stakes: (about) => contractStakes(about),
  plaque: contractPlaque,
  trumpSign: (name) => PAIRS[name],
  band: contractBand,
  question: contestQuestion,
  detail: contestDetail,
  Aside: pricesBeside('trumpBonus'),
  taken: (about) => contractMeaning(about, trickStanding(about.view)),
  stage: (view) => (isBidding(view) ? stage : isNaming(view) ? named : undefined),
  firsts: auctionFirsts,
  ending: (about) => contestTale(about, contractEnd(about.view)),
  feat: (about) => contestFeat(about, contractEnd(about.view)),
});
