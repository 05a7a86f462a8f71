import type { ContractView, TrumpOffer } from '@overtrick/engine';
import type { Occasion } from '../room/occasion.ts';
import {
  type Plaque,
  roleFacts,
  type Stakes,
  type StakesFact,
  type TrumpRank,
} from '../room/stakes.ts';
import { turned } from './bands.ts';
import type { ContestWords } from './en.ts';
import { auctionHeadline, callPlaque, contractSides, partPlaque } from './plaque.ts';

/** What is shown where the contract is a number of tricks. */

export function contractStakes<V extends ContractView>(
  about: Occasion<V, ContestWords>,
  extra: readonly StakesFact[] = [],
): Stakes {
  const { view, words, own, name } = about;
  const { contract, lead } = view;
  if (contract) return playedStakes(about, contract, extra);
  const most = lead
    ? `${own.stakes.cards(lead.cards)}: ${words.list(lead.seats.map(name))}`
    : own.stakes.nobody;
  const lines = [{ label: own.stakes.mostShown, value: most }, ...extra];
  return { trumps: [], goals: [], roles: [], lines, notes: [], headline: auctionHeadline(about) };
}

function playedStakes<V extends ContractView>(
  about: Occasion<V, ContestWords>,
  { declarer, needed, all, cards }: NonNullable<ContractView['contract']>,
  extra: readonly StakesFact[],
): Stakes {
  const { view, words, own, name } = about;
  const { headDefender, partner, declarerTrump, defenderTrump, taken } = view;
  const bonus = (n: number) => (n > 0 ? words.stakes.bonus(n) : undefined);
  const trump = (label: string, rank: TrumpRank, named: ContractView['declarerTrump']) =>
    named
      ? [{ label, rank: turned(view, rank), name: named.name, figure: bonus(named.bonus) }]
      : [];
  // Who keeps the declarer from that number has the rest, and one more.
  const sides = contractSides(about, declarer, [
    { taken: taken.declarer, needed },
    { taken: taken.defence, needed: Math.max(0, all - needed + 1) },
  ]);
  const goal = {
    label: own.stakes.goal,
    text: words.stakes.tricksOf(taken.declarer, needed),
    told: words.stakes.tricksTold(taken.declarer, needed),
    taken: taken.declarer,
    needed,
  };
  return {
    trumps: [
      ...trump(own.badge.declarer, 'major', declarerTrump),
      ...trump(own.badge.headDefender, 'minor', defenderTrump),
    ],
    tug: { unit: 'tricks', term: 'goal', all, sides },
    goals: [goal],
    roles: roleFacts(name, [
      [own.stakes.declarer, declarer],
      [own.stakes.partner, partner],
      [own.stakes.headDefender, headDefender],
    ]),
    lines: [{ label: own.stakes.bid, value: own.stakes.cards(cards) }, ...extra],
    notes: bothNotes(own, declarerTrump?.name, defenderTrump?.name),
  };
}

/** That a card of both trumps is highest, where there can be one: of a suit and a number. */
export function bothNotes({ stakes }: ContestWords, a = 'none', b = 'none'): string[] {
  const isNumber = (name: string) => /^\d/.test(name);
  const canMeet = a !== 'none' && b !== 'none' && isNumber(a) !== isNumber(b);
  return canMeet ? [stakes.both] : [];
}

export function contractPlaque<V extends ContractView>(
  about: Occasion<V, ContestWords>,
  seat: number,
): Plaque {
  const { view, words, own } = about;
  const { contract, headDefender, partner, shown, captured, defenderTrump } = view;
  if (!contract) {
    const call = callPlaque(about, seat, shown);
    return view.outlook?.declarer === seat ? { ...call, sign: 'crown' } : call;
  }
  const parts = { leader: contract.declarer, second: headDefender, partner, cards: contract.cards };
  const titles = [own.stakes.declarer, own.stakes.headDefender] as const;
  return {
    ...partPlaque(about, seat, { ...parts, titles, named: defenderTrump?.name }),
    figure: { value: captured[seat], word: words.felt.tricks(captured[seat]) },
  };
}

/** How a trump is named where the contract is a number of tricks. */
export const contractNaming = {
  named: <V extends ContractView>(view: V, offer: TrumpOffer): V =>
    view.eyes === view.contract?.declarer
      ? { ...view, declarerTrump: offer }
      : { ...view, defenderTrump: offer },
  against: ({ headDefender }: ContractView) => headDefender,
};
