import { type Action, type Move, OMNISCIENT, type Random, type View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { endedBy } from '../attempts.ts';
import type { Endgame } from '../endgame.ts';
import { isCard, lastOf } from '../parts.ts';
import type { Policy } from '../play/policy.ts';
import type { Search } from '../search.ts';
import { aheadBy, type Worth, worthOf } from '../worth.ts';
import { type Fate, MoveFates } from './fates.ts';

/** What stays the same while worlds are tried. */
export interface HearingCase {
  readonly how: Search<Sitting>;
  readonly view: View;
  readonly moves: readonly (readonly Action[])[];
  readonly goal: Worth<Sitting>;
  readonly endgame: Endgame<Sitting> | undefined;
  readonly tell: (odds: number) => number;
  readonly random: Random;
}

/** A set of worlds, in each of which every move was tried. */
export class Hearing {
  readonly fates: readonly MoveFates[];
  readonly worlds: Sitting[] = [];
  private readonly about: HearingCase;
  private readonly score: Worth<Sitting>;
  private readonly ahead: Worth<Sitting>;

  constructor(about: HearingCase) {
    this.about = about;
    this.fates = about.moves.map((actions) => new MoveFates(actions, about.tell));
    this.score = worthOf(about.how.knowledge);
    this.ahead = aheadBy(this.score);
  }

  /** Tries every move in a world. One that could not be finished in time counts for none of them. */
  hear(world: Sitting, isOver: () => boolean): void {
    const { how, moves, endgame } = this.about;
    const policy = how.policies[this.worlds.length % how.policies.length];
    endgame?.load(world);
    const found: Fate[] = [];
    for (const actions of moves) {
      if (isOver()) return;
      found.push(this.fateOf(world, actions, policy));
    }
    for (const [i, fate] of found.entries()) this.fates[i].add(fate);
    this.worlds.push(world);
  }

  private fateOf(world: Sitting, actions: readonly Action[], policy: Policy): Fate {
    const { how, view, goal, endgame, random } = this.about;
    const { knowledge } = how;
    const { eyes } = view;
    const ended = endedBy(knowledge, world, eyes, actions, { policy, endgame, random });
    return {
      score: this.score(ended, eyes),
      ahead: this.ahead(ended, eyes),
      goal: goal(ended, eyes),
      made: knowledge.made?.(ended, eyes, world),
      ...(isCard(lastOf(actions)) && this.takerIn(ended)),
    };
  }

  /** Who took the trick on the table, and with what. */
  private takerIn(ended: Sitting): Pick<Fate, 'taker' | 'card'> {
    const { how, view } = this.about;
    const taker = ended.tricks.winners[view.tricks.length];
    if (taker === view.eyes) return { taker };
    const isPlay = ({ type }: Move) => type === 'play';
    const before = view.history.filter(isPlay).length - view.table.length;
    const plays = how.knowledge.game.history(ended, OMNISCIENT).filter(isPlay).slice(before);
    return { taker, card: String(plays.find(({ seat }) => seat === taker)?.card) };
  }
}
