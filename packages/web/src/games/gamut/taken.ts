import type { CardPlay, Seat } from '@overtrick/engine';
import type { TrickMeaning } from '../../room/room.ts';
import type { GamutOccasion } from './stakes.ts';

/** gamut/5.7: the cards of a trick that cost something. */
export function worth(
  { view: { points }, own, words }: GamutOccasion,
  plays: readonly CardPlay[],
): string | undefined {
  if (points === null) return undefined;
  const costly = plays.map(({ card }) => card).filter((card) => card in points.cards);
  const hearts = costly.filter((card) => card !== QUEEN).length;
  const said = [
    ...(hearts > 0 ? [own.taken.hearts(hearts)] : []),
    ...(costly.includes(QUEEN) ? [own.taken.queen] : []),
  ];
  return said.length > 0 ? words.list(said) : undefined;
}

const QUEEN = 'SQ';

/** What the winner, or the winner's team, has by now. */
export function taken({ view, own, words, name }: GamutOccasion, winner: Seat): TrickMeaning {
  const { contract, penalties, teams, won } = view;
  if (contract === 'clubs') return { what: own.taken.soFar(won[winner]) };
  const team = teams.find(({ seats }) => seats.includes(winner));
  if (team) {
    const names = words.list(team.seats.map(name));
    return { means: own.taken.team(names, team.tricks, team.bid) };
  }
  const cost = penalties[winner];
  return { means: cost > 0 ? own.taken.costs(name(winner), cost) : undefined };
}
