import type { Move, YamvView } from '@overtrick/engine';
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
import type { Occasion } from '../../room/occasion.ts';
import type { Remains } from '../../room/room.ts';
import { cardFact, type StakesFact } from '../../room/stakes.ts';
import type { YamvWords } from './en.ts';
import { exchanging } from './exchanging.tsx';

type YamvOccasion = Occasion<YamvView, YamvWords>;

/** How cards are bid. */
const CLAUSE = 'yamv/3.2';
const stage = bidding<YamvView>(CLAUSE);
const named = naming<YamvView>(contractNaming);

export const room = ofAnyGame<YamvView, YamvWords>({
  stakes: (about) => contractStakes(about, stockLines(about)),
  plaque: contractPlaque,
  band: contractBand,
  question: contestQuestion,
  detail: contestDetail,
  Aside: pricesBeside('declarerBonus'),
  taken: (about) => contractMeaning(about, trickStanding(about.view)),
  stage: (view) => {
    if (view.phase === 'exchange') return exchanging;
    return isBidding(view) ? stage : isNaming(view) ? named : undefined;
  },
  object: ({ words }, { discard }) =>
    discard ? words.list(cards(discard).map(words.card)) : undefined,
  remains,
  firsts: (view) =>
    view.phase === 'exchange' && view.legal.length > 0
      ? [{ kind: 'exchange', at: '.asking' }]
      : auctionFirsts(view),
  ending: (about) => contestTale(about, contractEnd(about.view)),
  feat: (about) => contestFeat(about, contractEnd(about.view)),
});

function cards(value: Move[string]): string[] {
  return [value].flat().map(String);
}

function stockLines({
  view: { stock, drawn, discards },
  words,
  own: { stakes },
}: YamvOccasion): StakesFact[] {
  const held = { label: stakes.stock, value: stakes.cards(stock) };
  return [
    ...(stock > 0 ? [held] : []),
    ...(drawn.length > 0 ? [cardFact(words, stakes.drawn, drawn)] : []),
    ...(discards.length > 0 ? [cardFact(words, stakes.discarded, discards)] : []),
  ];
}

/** What was discarded, for all to see after the deal. */
function remains({ own }: YamvOccasion, moves: readonly Move[]): Remains[] {
  const gone = moves.find(({ type }) => type === 'exchange')?.discard ?? [];
  const lines = [{ label: own.stakes.discarded, cards: cards(gone) }];
  return cards(gone).length > 0 ? [{ lines }] : [];
}
