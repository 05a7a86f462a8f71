import type { Action, View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Knowledge } from './knowledge.ts';
import { Solver } from './solver/index.ts';

/** Cards of a seat from which on worlds are solved, and how many may be tried for one of them. */
const CARDS = 4;
const NODES = 20_000;

const solver = new Solver();

/** Ends worlds as they would end with all cards open and the best play by both sides. */
export class Endgame<State extends Sitting> {
  private readonly knowledge: Knowledge<State>;
  /** Whether so few cards are left that worlds are solved. */
  readonly isNear: boolean;
  /** By kind of the card that is played next: what the declaring side gets in all. */
  private takes: ReadonlyMap<number, number> = new Map();

  constructor(knowledge: Knowledge<State>, { phase, hand, displays, eyes }: View) {
    this.knowledge = knowledge;
    const cards = hand.length + (displays[eyes]?.length ?? 0);
    this.isNear = knowledge.exact !== undefined && phase === 'play' && cards <= CARDS;
    // The same thought must end alike, whatever was thought before it.
    if (this.isNear) solver.forget();
  }

  /** Solves a world, unless that takes too long. */
  load(world: State): void {
    const { exact } = this.knowledge;
    if (!this.isNear || !exact) return;
    const values = solver.load(world, exact.stakes(world)).values(NODES) ?? [];
    const taken = exact.taken(world);
    this.takes = new Map(values.map(({ kind, value }) => [kind, taken + value]));
  }

  /** Gives the side in a finished deal what it could have got after this card. */
  settle(world: State, { what }: Action): void {
    const take = this.takes.get(what);
    if (take !== undefined) this.knowledge.exact?.put(world, take);
  }
}
