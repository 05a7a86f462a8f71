import { type Saying, sayings } from '@overtrick/engine';
import type { ReasonSays } from '../says.ts';
import type { PlaySight, TrickSight } from './sight.ts';

const why = sayings<ReasonSays>();

/** Differences below this are not told. */
export const LEAST = 0.05;
/** From here on a tenth of a point says nothing. */
const FINE = 10;

/** Why a move is not the advised one, by how much better that came out; undefined if there is a better reason. */
export function bySum(lead: number): Saying | undefined {
  if (lead < -LEAST) return why('luck');
  return lead < LEAST ? why('comes-same') : undefined;
}

export function lower(lead: number): Saying {
  return why('comes-lower', { figure: lead < FINE ? lead : Math.round(lead) });
}

/** What speaks against a card, beside another that came out better. */
export function speaksAgainst(
  trick: TrickSight,
  play: PlaySight,
  advised: PlaySight,
): Saying | undefined {
  if (!trick.wants) return !advised.wins && play.wins ? why('takes-trick') : undefined;
  if (trick.leads) return againstLead(play, advised);
  return againstResult(trick, play, advised) ?? againstCost(trick, play, advised);
}

function againstLead(play: PlaySight, advised: PlaySight): Saying | undefined {
  if (advised.sure && !play.sure) return why('can-be-beaten');
  return sameButHigher(play, advised);
}

/** It takes the trick where the other does not, or the other way round. */
function againstResult(
  { best, allyWins }: TrickSight,
  play: PlaySight,
  advised: PlaySight,
): Saying | undefined {
  if (best === undefined) return undefined;
  const { seat, card } = best;
  if (advised.wins && !play.wins && !allyWins) return why('misses', { seat, card });
  if (advised.sure && play.wins && !play.sure) return why('can-be-beaten');
  if (!advised.wins && play.wins && allyWins) return why('needless-win', { seat });
  return undefined;
}

function againstCost(
  { allyWins }: TrickSight,
  play: PlaySight,
  advised: PlaySight,
): Saying | undefined {
  if (!play.wins && !advised.wins) {
    const more = play.points - advised.points;
    if (!allyWins && more > 0) return why('gives-points', { figure: play.points });
    if (allyWins && more < 0) return why('adds-less', { figure: -more });
  }
  if (play.suit === null && advised.suit !== null) return why('spends-trump');
  return sameButHigher(play, advised);
}

function sameButHigher(play: PlaySight, advised: PlaySight): Saying | undefined {
  const isSame =
    play.suit === advised.suit && play.wins === advised.wins && play.sure === advised.sure;
  return isSame && play.power > advised.power ? why('spends-higher') : undefined;
}
