import { type Saying, sayings } from '@overtrick/engine';
import type { ReasonSays } from '../says.ts';
import type { PlaySight, TrickSight } from './sight.ts';

const why = sayings<ReasonSays>();

/** What speaks for a card, the weightiest first. */
export function speaksFor(trick: TrickSight, play: PlaySight): Saying[] {
  if (trick.leads) return trick.wants ? forLead(trick, play) : forLowLead(play);
  if (!trick.wants) return forLosing(trick, play);
  return play.wins ? forWinning(trick, play) : forHelping(trick, play);
}

/** To a trick that the seat would like to have. */
function forLead(trick: TrickSight, play: PlaySight): Saying[] {
  const { suit, card } = play;
  if (play.sure) return [trick.stays ? why('sure-card', { card }) : why('sure')];
  if (play.draws) return [why('draws-trump')];
  if (play.boss && suit !== null) return [why('boss', { suit })];
  if (play.clears) return clearing(trick, play);
  return isLowest(trick, play) ? [why('keeps-high')] : [];
}

function forLowLead(play: PlaySight): Saying[] {
  return play.boss ? [] : [why('may-be-beaten')];
}

function clearing({ ownTrumps }: TrickSight, { suit }: PlaySight): Saying[] {
  if (suit === null) return [];
  return [ownTrumps > 0 ? why('clears-ruff', { suit }) : why('clears-suit', { suit })];
}

function forWinning(trick: TrickSight, play: PlaySight): Saying[] {
  const isCheapest = !trick.hasMore && winners(trick).every(({ power }) => power >= play.power);
  return [
    ...winningWords(trick, play),
    ...(isCheapest && winners(trick).some(({ power }) => power > play.power)
      ? [why('cheapest-winner')]
      : []),
  ];
}

function winningWords({ best, behind, allyWins, allySure }: TrickSight, play: PlaySight): Saying[] {
  if (best === undefined || allySure) return [];
  const { seat, card } = best;
  if (behind === 'nobody') return [why('last-wins')];
  if (play.sure) return [why('sure')];
  if (behind === 'friends') return [why('friends-behind')];
  if (allyWins) return [why('over-ally', { seat })];
  return [play.ruffs ? why('ruffs', { seat }) : why('beats', { seat, card })];
}

function winners({ plays }: TrickSight): readonly PlaySight[] {
  return plays.filter(({ wins }) => wins);
}

/** To a trick that somebody else has so far. */
function forHelping(trick: TrickSight, play: PlaySight): Saying[] {
  const { best, allyWins, allySure, counts } = trick;
  if (best === undefined) return [];
  const { seat } = best;
  if (allyWins) {
    const safe = allySure ? why('ally-sure', { seat }) : why('ally-wins', { seat });
    const adds = play.points > 0 ? [why('adds-points', { figure: play.points })] : [];
    return [safe, ...adds, ...sparing(trick, play)];
  }
  if (winners(trick).length > 0) return sparing(trick, play);
  return [
    trick.hasMore ? why('leaves-trick', { seat: play.ahead }) : why('cannot-win', { seat }),
    ...(counts ? costs(trick, play) : []),
    ...sparing(trick, play),
  ];
}

function costs({ plays }: TrickSight, { points }: PlaySight): Saying[] {
  if (points === 0) return [why('gives-nothing')];
  const isLeast = plays.every((other) => other.points >= points);
  return isLeast && plays.some((other) => other.points > points) ? [why('gives-least')] : [];
}

function sparing(trick: TrickSight, play: PlaySight): Saying[] {
  if (play.clears && !play.follows) return clearing(trick, play);
  return isLowest(trick, play) ? [why('keeps-high')] : [];
}

/** To a trick that the seat would rather not have. */
function forLosing(trick: TrickSight, play: PlaySight): Saying[] {
  const { best, behind, plays } = trick;
  if (best === undefined) return [];
  if (play.wins) {
    if (behind === 'nobody' && plays.every(({ wins }) => wins)) {
      return [why('must-win'), ...(isHighest(plays, play) ? [why('rids-high')] : [])];
    }
    return play.sure ? [] : [why('may-be-beaten')];
  }
  const losers = plays.filter(({ wins }) => !wins);
  return [
    why('leaves-trick', { seat: play.ahead }),
    ...(play.points > 0 ? [why('hands-points', { figure: play.points })] : []),
    ...(isHighest(losers, play) ? [why('rids-high')] : []),
  ];
}

/** Whether it is lower than all others that could be played, of which there must be some. */
function isLowest({ plays }: TrickSight, { power }: PlaySight): boolean {
  return plays.every((other) => other.power >= power) && plays.some((other) => other.power > power);
}

function isHighest(plays: readonly PlaySight[], { power }: PlaySight): boolean {
  return plays.every((other) => other.power <= power) && plays.some((other) => other.power < power);
}
