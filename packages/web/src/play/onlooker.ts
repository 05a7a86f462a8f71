import type { Seat } from '@overtrick/engine';
import { type Fixed, sceneAfter, type Scene as TableScene, type Tidings } from '@overtrick/table';
import type { PageScene } from '../protocol.ts';

/** A table as it was told last, with or without cards on it. */
export type KnownTable = Fixed & TableScene;

/** Knows a table by what is told of it, entry by entry. */
export class Onlooker {
  /** The number of the last entry that it knows of. */
  seq = 0;
  private fixed: Fixed | undefined;
  private scene: TableScene | undefined;
  private hasAsked = false;
  private readonly ask: (since: number) => void;

  /** Asks to be told what came after an entry, if it has missed something. */
  constructor(ask: (since: number) => void) {
    this.ask = ask;
  }

  /** The table after what was told; undefined if something was missed, or is known already. */
  hear(tidings: Tidings): PageScene | undefined {
    if (tidings.kind === 'scene') this.fixed = tidings.fixed;
    else if (tidings.seq <= this.seq) return undefined;
    else if (tidings.seq > this.seq + 1) return this.askAgain();
    this.scene = sceneAfter(this.scene, tidings);
    this.seq = tidings.seq;
    this.hasAsked = false;
    return this.drawn();
  }

  /** Once is enough: what is missing comes before anything else. */
  private askAgain(): undefined {
    if (!this.hasAsked) this.ask(this.seq);
    this.hasAsked = true;
  }

  get known(): KnownTable | undefined {
    const { fixed, scene } = this;
    // A node that is older than this page tells of nobody.
    return fixed && scene && { ...fixed, ...scene, predecessors: scene.predecessors ?? [] };
  }

  private drawn(): PageScene | undefined {
    const { known } = this;
    if (!known?.view) return undefined;
    const { view, neighbours, predecessors, paused, closed } = known;
    // Whoever has left since the match was over is called there as they were.
    const lastIn = (seat: Seat) => predecessors.filter((each) => each.seat === seat).at(-1);
    const names = neighbours.map((each, seat) => each?.name ?? lastIn(seat)?.name ?? '');
    // Nobody decides anything while the match rests, or when it was ended.
    if (paused || closed !== null) {
      const acting = closed === null ? view.acting : [];
      const still = { ...view, legal: [], acting };
      return { ...known, names, view: still, canUndo: false, canClaim: false };
    }
    return { ...known, view, names };
  }
}
