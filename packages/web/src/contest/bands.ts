import type { ContractView } from '@overtrick/engine';
import type { TrumpMark } from '../cards/band.tsx';

interface Named {
  readonly cards: readonly string[];
}

/** The declarer's trump is the major one, the head defender's the minor; a card of neither stands above both. */
export function bandBy(major: Named | null, minor: Named | null, code: string): TrumpMark {
  const isMajor = major?.cards.includes(code) ?? false;
  const isMinor = minor?.cards.includes(code) ?? false;
  if (isMajor === isMinor) return 'both';
  return isMajor ? 'major' : 'minor';
}

/** The same where it is for the rules to say which of the two stands above the other. */
export function contractBand(view: ContractView, code: string): TrumpMark {
  return turned(view, bandBy(view.declarerTrump, view.defenderTrump, code));
}

/** A mark by height, if the head defender's trump stands above the declarer's. */
export function turned<Mark extends TrumpMark>(
  { declarerTrump: one, defenderTrump: other, trumps }: ContractView,
  mark: Mark,
): Mark | 'low' | 'high' {
  const lowest = (of: Named | null, but: Named | null) =>
    trumps.findIndex((group) =>
      group.some((code) => of?.cards.includes(code) && !but?.cards.includes(code)),
    );
  const at = lowest(one, other);
  const isTurned = at >= 0 && lowest(other, one) > at;
  if (!isTurned || mark === 'both') return mark;
  return mark === 'major' ? 'low' : 'high';
}
