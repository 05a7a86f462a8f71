import type { ContractView, TrumpOffer } from '@overtrick/engine';
import type { Occasion } from '../room/occasion.ts';
import type { Badge, Stakes, StakesFact } from '../room/stakes.ts';
import { roleFacts } from '../room/stakes.ts';
import type { ContestWords } from './en.ts';

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
  return { trumps: [], goals: [], roles: [], lines, notes: [] };
}

function playedStakes<V extends ContractView>(
  { view, words, own, name }: Occasion<V, ContestWords>,
  { declarer, needed, cards }: NonNullable<ContractView['contract']>,
  extra: readonly StakesFact[],
): Stakes {
  const { headDefender, partner, declarerTrump, defenderTrump, taken } = view;
  const bonus = (n: number) => (n > 0 ? words.stakes.bonus(n) : undefined);
  const trump = (label: string, named: ContractView['declarerTrump']) =>
    named ? [{ label, name: named.name, figure: bonus(named.bonus) }] : [];
  const goal = {
    label: own.stakes.goal,
    text: words.stakes.tricksOf(taken.declarer, needed),
    told: words.stakes.tricksTold(taken.declarer, needed),
    taken: taken.declarer,
    needed,
  };
  return {
    trumps: [
      ...trump(own.badge.declarer, declarerTrump),
      ...trump(own.badge.headDefender, defenderTrump),
    ],
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

export function contractBadges<V extends ContractView>(
  { view, words, own }: Occasion<V, ContestWords>,
  seat: number,
): Badge[] {
  const { contract, headDefender, partner, shown, captured } = view;
  const { badge } = words;
  const roles: Badge[] = [
    ...(contract?.declarer === seat ? [{ text: own.badge.declarer, glyph: 'crown' }] : []),
    ...(headDefender === seat ? [{ text: own.badge.headDefender, glyph: 'shield' }] : []),
    ...(partner === seat ? [{ text: own.badge.partner, glyph: 'partner' }] : []),
  ];
  return [
    ...roles.map((role) => ({ ...role, strong: true })),
    { text: contract ? badge.tricks(captured[seat]) : badge.shown(shown[seat]) },
  ];
}

/** How a trump is named where the contract is a number of tricks. */
export const contractNaming = {
  named: <V extends ContractView>(view: V, offer: TrumpOffer): V =>
    view.eyes === view.contract?.declarer
      ? { ...view, declarerTrump: offer }
      : { ...view, defenderTrump: offer },
  against: ({ headDefender }: ContractView) => headDefender,
};
