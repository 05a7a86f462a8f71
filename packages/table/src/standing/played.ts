import { HOUSE } from '../log.ts';
import type { Outline } from '../outline.ts';
import { botPlayer, type MatchResult } from './result.ts';

/**
 * What a table gives to ratings: a match that was played to its end. What was broken off, by consent or because nobody
 * came any more, counts for nobody. A seat is its bot's, or whoever's who took most of its decisions, whether they
 * stayed to the end or not.
 */
export function resultOf(id: string, outline: Outline, version: string): MatchResult | undefined {
  const { game, deal, overAt, totals, sitters, answering } = outline;
  if (overAt === null) return undefined;
  const seats = totals.map((total, seat) => {
    const [by, sitter] = [answering[seat], sitters[seat]];
    if (by !== HOUSE) return { player: by, total };
    return { player: sitter.kind === 'bot' ? botPlayer(sitter.level, version) : null, total };
  });
  return { id, at: overAt, game, deals: deal + 1, seats };
}
