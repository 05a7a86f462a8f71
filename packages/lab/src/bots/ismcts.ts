import {
  type Bot,
  type Candidate,
  type Knowledge,
  knowledgeOf,
  playOut,
  type Thought,
  thumbOf,
} from '@overtrick/bots';
import { type Action, firstSeat, OMNISCIENT, type Random, type Seat } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';

export const POLICIES = ['random', 'thumb'] as const;

interface Settings {
  readonly iterations?: number;
  readonly ms?: number;
  readonly policy?: (typeof POLICIES)[number];
}

/** The usual constant of the textbooks, for results between 0 and 1. */
const EXPLORE = 0.7;
const USUAL_ITERATIONS = 1000;

/** What has been learned about an action, from the point of view of the seat that takes it. */
class Node {
  readonly children = new Map<Action, Node>();
  visits = 0;
  /** How often the action was legal when its parent was passed. */
  chances = 0;
  sum = 0;
}

/**
 * Single-observer information-set Monte Carlo tree search as in textbooks (Cowling, Powley and
 * Whitehouse, 2012), for comparison: each iteration goes through one tree with another guessed world.
 */
export function ismcts({ iterations, ms, policy = 'thumb' }: Settings): Bot {
  return {
    name: 'ismcts',
    think(view, random): Thought {
      const tree = new Tree(knowledgeOf(view.game), policy, random);
      const worlds = tree.knowledge.game.guesser(view);
      const most = iterations ?? (ms === undefined ? USUAL_ITERATIONS : Number.POSITIVE_INFINITY);
      const end = ms === undefined ? Number.POSITIVE_INFINITY : performance.now() + ms;
      let done = 0;
      do {
        tree.iterate(worlds(random));
        done++;
      } while (done < most && performance.now() < end);
      return tree.answer(worlds(random), view.eyes, done);
    },
  };
}

class Tree {
  readonly knowledge: Knowledge;
  readonly #policy: Settings['policy'];
  readonly #random: Random;
  readonly #root = new Node();
  readonly #legal: Action[] = [];
  /** The scores seen so far, by which results are brought between 0 and 1. */
  #least = Number.POSITIVE_INFINITY;
  #most = Number.NEGATIVE_INFINITY;

  constructor(knowledge: Knowledge, policy: Settings['policy'], random: Random) {
    this.knowledge = knowledge;
    this.#policy = policy;
    this.#random = random;
  }

  /** Selection, expansion, playout and backpropagation in one world. */
  iterate(world: Sitting): void {
    const { game } = this.knowledge;
    const path: { node: Node; seat: Seat }[] = [];
    let node = this.#root;
    for (let isNew = false; !isNew; ) {
      const acting = game.acting(world);
      if (acting === 0) break;
      const seat = firstSeat(acting);
      const count = game.legal(world, seat, this.#legal);
      const action = this.#select(node, count);
      const child = node.children.get(action) ?? new Node();
      isNew = !node.children.has(action);
      node.children.set(action, child);
      game.apply(world, seat, action, this.#random);
      path.push({ node: child, seat });
      node = child;
    }
    this.#finish(world);
    this.#learn(world, path);
  }

  /** An action that is new in this place, or the one with the best upper bound. */
  #select(node: Node, count: number): Action {
    const legal = this.#legal;
    let best = legal[0];
    let most = Number.NEGATIVE_INFINITY;
    let unseen = 0;
    for (let i = 0; i < count; i++) {
      const child = node.children.get(legal[i]);
      if (!child) {
        if (this.#random.below(++unseen) === 0) best = legal[i];
        continue;
      }
      child.chances++;
      if (unseen > 0) continue;
      const bound =
        this.#scaled(child) + EXPLORE * Math.sqrt(Math.log(child.chances) / child.visits);
      if (bound > most) {
        most = bound;
        best = legal[i];
      }
    }
    return best;
  }

  #scaled({ sum, visits }: Node): number {
    const range = this.#most - this.#least;
    return range > 0 ? (sum / visits - this.#least) / range : 0;
  }

  #finish(world: Sitting): void {
    const { knowledge } = this;
    if (this.#policy === 'thumb') playOut(knowledge, thumbOf(knowledge), world, this.#random);
    else knowledge.game.playOut(world, this.#random);
  }

  #learn(world: Sitting, path: readonly { node: Node; seat: Seat }[]): void {
    const scores = Array<number>(world.setup.players).fill(0);
    this.knowledge.game.score(world, (seat, score) => {
      scores[seat] += score;
    });
    this.#least = Math.min(this.#least, ...scores);
    this.#most = Math.max(this.#most, ...scores);
    for (const { node, seat } of path) {
      node.visits++;
      node.chances = Math.max(node.chances, 1);
      node.sum += scores[seat];
    }
  }

  /** The most visited action; one that does not end the move is followed by the next in the tree. */
  answer(world: Sitting, seat: Seat, worlds: number): Thought {
    const { game } = this.knowledge;
    const candidates = [...this.#root.children.entries()]
      .filter(([action]) => action.ends)
      .map(([action, node]) => this.#candidate(game.copy(world), seat, action, node))
      .sort((a, b) => b.mean - a.mean);
    const before = game.history(world, OMNISCIENT).length;
    let node: Node | undefined = this.#root;
    for (;;) {
      const action = this.#favourite(node, game.legal(world, seat, this.#legal));
      game.apply(world, seat, action, this.#random);
      if (action.ends) return { move: game.history(world, OMNISCIENT)[before], candidates, worlds };
      node = node?.children.get(action);
    }
  }

  #candidate(world: Sitting, seat: Seat, action: Action, { sum, visits }: Node): Candidate {
    const { game } = this.knowledge;
    const before = game.history(world, OMNISCIENT).length;
    game.apply(world, seat, action, this.#random);
    const move = game.history(world, OMNISCIENT)[before];
    return { move, mean: sum / visits, spread: 0, reasons: [] };
  }

  #favourite(node: Node | undefined, count: number): Action {
    const legal = this.#legal.slice(0, count);
    const visits = (action: Action) => node?.children.get(action)?.visits ?? 0;
    return legal.reduce((best, action) => (visits(action) > visits(best) ? action : best));
  }
}
