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
