import {
  type Action,
  type Cards,
  type Guesser,
  type Random,
  type Seat,
  type Sitting,
  Tricks,
  type View,
} from '@overtrick/engine';
import type { Knowledge } from './knowledge.ts';
import { emptyStance, readTrick } from './play/features.ts';
import { likelihoods, type Weights } from './play/policy.ts';

/** Worlds drawn at a time, and how many of them are kept: the likelier ones. */
const DRAWN = 24;
const KEPT = 8;
/** How far players are trusted to play by the policy, and how often they do something else. */
const HEAT = 0.7;
const SLIP = 0.1;
/** Likelihoods count less than in full: the model of the others is only a model. */
const TRUST = 0.6;

/**
 * Worlds that fit not only what a seat knows but also how the others have called and played: of each
 * batch the likelier ones are kept, in proportion to their likelihood.
 */
export function believed<State extends Sitting>(
  knowledge: Knowledge<State>,
  weights: Weights,
  view: View,
  guess: Guesser<State>,
): Guesser<State> {
  const plays = playsOf(view, knowledge);
  const kept: State[] = [];
  return (random) => {
    if (kept.length === 0) refill(random);
    return kept.pop() ?? guess(random);
  };

  function refill(random: Random): void {
    const worlds = Array.from({ length: DRAWN }, () => guess(random));
    const logs = worlds.map((world) => {
      const calls = knowledge.weigh?.(world, view) ?? 0;
      return TRUST * (calls + playLikelihood(knowledge, weights, world, view.eyes, plays));
    });
    const most = Math.max(...logs);
    const parts = logs.map((log) => Math.exp(log - most));
    const step = parts.reduce((a, b) => a + b, 0) / KEPT;
    let at = (random.below(1 << 20) / (1 << 20)) * step;
    for (const [i, part] of parts.entries()) {
      for (at -= part; at < 0; at += step) kept.push(knowledge.game.copy(worlds[i]));
    }
  }
}

interface Play {
  readonly seat: Seat;
  readonly kind: number;
}

function playsOf({ history }: View, { game }: Pick<Knowledge, 'game'>): Play[] {
  const kinds = new Map(playActions(game).map((action) => [action.value, action.what]));
  return history
    .filter(({ type }) => type === 'play')
    .map(({ seat, card }) => ({ seat, kind: kinds.get(String(card)) ?? -1 }));
}

function playActions(game: Knowledge['game']): Action[] {
  return game.actions.filter(({ type, field }) => type === 'play' && field === 'card');
}

/** The logarithm of how likely the others' cards were, had they held these hands. */
function playLikelihood<State extends Sitting>(
  knowledge: Knowledge<State>,
  weights: Weights,
  world: State,
  eyes: Seat,
  plays: readonly Play[],
): number {
  if (plays.length === 0) return 0;
  const cards = world.cards.copy();
  for (const { seat, kind } of plays) cards.take(seat, kind);
  const tricks = new Tricks();
  const scene: Sitting = {
    setup: world.setup,
    phase: world.phase,
    cards,
    order: world.order,
    tricks,
  };
  const stance = emptyStance();
  const actions = playActions(knowledge.game as unknown as Knowledge['game']);
  let log = 0;
  for (const { seat, kind } of plays) {
    if (seat !== eyes) {
      const legal = following(cards, seat, scene, actions);
      if (legal.length > 1) {
        knowledge.stance(world, seat, stance);
        readTrick(scene, stance);
        const parts = likelihoods(weights, scene, seat, legal, stance, HEAT);
        const chosen = legal.findIndex(({ what }) => what === kind);
        log += Math.log((1 - SLIP) * parts[chosen] + SLIP / legal.length);
      }
    }
    cards.drop(seat, kind);
    tricks.play(seat, kind, world.order);
    if (tricks.count === stance.seats || tricks.count === world.setup.players) tricks.take();
  }
  return log;
}

function following(
  cards: Cards,
  seat: Seat,
  { order, tricks }: Sitting,
  actions: readonly Action[],
): Action[] {
  const own = actions.filter(({ what }) => cards.inHand(seat, what));
  const right = own.filter(({ what }) => order.suitOf[what] === tricks.led);
  return tricks.led >= 0 && right.length > 0 ? right : own;
}
