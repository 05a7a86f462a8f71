import type { Action, Seat } from '@overtrick/engine';
import { type Sitting, WORDS } from '@overtrick/engine/kit';
import type { Stance } from './features.ts';
import { Lookout } from './lookout.ts';
import type { CardRule } from './policy.ts';
import type { Ranks } from './ranks.ts';

const STEP = WORDS;

/**
 * A few plain rules, in a third of the time that features take. Lead what nothing in other hands beats, or low; win as cheaply
 * as it goes; leave to a friend what a friend has, with points if there are any; who wants no trick stays just below.
 * By themselves they play worse than what was learned, but searches of some games go better by them.
 */
export const plainCard: CardRule = (state, seat, legal, count, stance) => {
  const { ranks, wants, points, allies, best } = stance;
  if (state.tricks.count === 0) {
    return wants ? leads.choose(state, seat, legal, count, ranks) : lowest(ranks, legal, count);
  }
  if (!wants) return justBelow(stance, legal, count);
  if ((allies >> best) & 1) {
    return points.length > 0 ? richest(stance, legal, count) : lowest(ranks, legal, count);
  }
  return cheapestWinner(stance, legal, count) ?? lowest(ranks, legal, count);
};

class Leads extends Lookout {
  /** The highest of the cards that no other hand can beat in their suit; without one, the lowest. */
  choose(state: Sitting, seat: Seat, legal: readonly Action[], count: number, ranks: Ranks) {
    this.lookAround(state, seat);
    const { power } = ranks;
    let best: Action | undefined;
    for (let i = 0; i < count; i++) {
      const kind = legal[i].what;
      if (best && power[kind] <= power[best.what]) continue;
      if (this.isBoss(kind, ranks)) best = legal[i];
    }
    return best ?? lowest(ranks, legal, count);
  }

  private isBoss(kind: number, { above }: Ranks): boolean {
    const { out0, out1, out2 } = this;
    const at = kind * STEP;
    return ((out0 & above[at]) | (out1 & above[at + 1]) | (out2 & above[at + 2])) === 0;
  }
}

const leads = new Leads();

function lowest({ power }: Ranks, legal: readonly Action[], count: number): Action {
  let best = legal[0];
  for (let i = 1; i < count; i++) if (power[legal[i].what] < power[best.what]) best = legal[i];
  return best;
}

function wins({ ranks, led, power }: Stance, kind: number): boolean {
  const suit = ranks.suitOf[kind];
  return ranks.power[kind] > power && (suit === led || suit === ranks.trump);
}

function cheapestWinner(stance: Stance, legal: readonly Action[], count: number) {
  const { power } = stance.ranks;
  let best: Action | undefined;
  for (let i = 0; i < count; i++) {
    const kind = legal[i].what;
    if (wins(stance, kind) && (!best || power[kind] < power[best.what])) best = legal[i];
  }
  return best;
}

/** The card with the most points, and of these the lowest. */
function richest({ ranks: { power }, points }: Stance, legal: readonly Action[], count: number) {
  let best = legal[0];
  for (let i = 1; i < count; i++) {
    const kind = legal[i].what;
    const other = best.what;
    const more = points[kind] - points[other];
    if (more > 0 || (more === 0 && power[kind] < power[other])) best = legal[i];
  }
  return best;
}

/** The highest card that does not take the trick; without one, the lowest. */
function justBelow(stance: Stance, legal: readonly Action[], count: number): Action {
  const { power } = stance.ranks;
  let best: Action | undefined;
  for (let i = 0; i < count; i++) {
    const kind = legal[i].what;
    if (!wins(stance, kind) && (!best || power[kind] > power[best.what])) best = legal[i];
  }
  return best ?? lowest(stance.ranks, legal, count);
}
