// What thinking costs: cards decided by features and by plain rules in playouts, and the worlds of a master with eight cards left.

import {
  type Knowledge,
  knowledgeOf,
  levels,
  type Policy,
  plainCard,
  playOut,
  quickAction,
} from '@overtrick/bots';
import {
  type Action,
  FastRandom,
  game as findGame,
  firstSeat,
  openMatch,
  type Random,
  resolveOptions,
  type View,
} from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Subject } from './harness.ts';

export interface WorldCost {
  readonly name: string;
  readonly usPerWorld: number;
}

const GAMES = ['mu', 'mutwo', 'yamv'];
const PLAYERS = 5;
const DEALS = 40;
const CARDS = 8;
const WORLDS = 200;
const ROUNDS = 3;

/** Playouts from the first lead, every card of which is decided by learned weights. */
export function playoutsByFeatures(): Subject[] {
  return GAMES.map((name) => playoutsBy('features', name, weightsOf(knowledgeOf(name))));
}

/** The same by plain rules. */
export function playoutsByRules(): Subject[] {
  return GAMES.map((name) => playoutsBy('plain rules', name, plainCard));
}

function playoutsBy(what: string, name: string, policy: Policy): Subject {
  const knowledge = knowledgeOf(name);
  const random = new FastRandom(1);
  const leads = Array.from({ length: DEALS }, () => firstLead(knowledge, random));
  let next = 0;
  return {
    name: `${name}/${PLAYERS} by ${what}`,
    game: name,
    players: PLAYERS,
    bare: `${name}/${PLAYERS}`,
    run(deals) {
      let cards = 0;
      for (let i = 0; i < deals; i++) {
        const world = knowledge.game.copy(leads[next++ % DEALS]);
        playOut(knowledge, policy, world, random);
        cards += PLAYERS * world.cards.size;
      }
      return cards;
    },
  };
}

/** CPU time of a master for each world it looks at, drawing it included; the median of some rounds. */
export function measureWorlds(): WorldCost[] {
  return GAMES.map((name) => {
    const knowledge = knowledgeOf(name);
    const random = new FastRandom(2);
    const views = Array.from({ length: DEALS }, (_, i) => withCardsLeft(knowledge, random, i));
    thinkAll(views);
    const costs = Array.from({ length: ROUNDS }, () => thinkAll(views)).sort((a, b) => a - b);
    return { name: `${name}/${PLAYERS} master's world`, usPerWorld: costs[ROUNDS >> 1] };
  });
}

function thinkAll(views: readonly View[]): number {
  const start = process.cpuUsage();
  let worlds = 0;
  for (const [i, view] of views.entries()) {
    worlds += levels.master.think(view, new FastRandom(i), { worlds: WORLDS }).worlds;
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / worlds;
}

function weightsOf({ weights }: Knowledge) {
  if (!weights) throw new Error('nothing was learned');
  return weights;
}

/** A deal with quick calls; one that comes to no trick is dealt again. */
function firstLead(knowledge: Knowledge, random: Random): Sitting {
  const { game } = knowledge;
  const options = resolveOptions(game, PLAYERS);
  if (!options.ok) throw new Error(options.error);
  const legal: Action[] = [];
  for (;;) {
    const { setup } = openMatch(game, PLAYERS, options.value, random.below(PLAYERS));
    const state = game.deal(setup, random);
    for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
      game.legal(state, firstSeat(acting), legal);
      if (legal[0].type === 'play') return state;
      step(knowledge, state, random);
    }
  }
}

/** A seat that has some choice, in another place of the trick for each number. */
function withCardsLeft(knowledge: Knowledge, random: Random, number: number): View {
  const { game } = knowledge;
  const rules = findGame(game.name);
  if (!rules) throw new Error(`no game ${game.name}`);
  for (;;) {
    const state = firstLead(knowledge, random);
    for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
      const view = rules.view(state, firstSeat(acting));
      const cards = view.hand.length + view.displays[view.eyes].length;
      const isPlace = view.table.length === number % PLAYERS;
      if (cards === CARDS && isPlace && view.legal.length > 2) return view;
      step(knowledge, state, random);
    }
  }
}

function step(knowledge: Knowledge, state: Sitting, random: Random): void {
  const { game } = knowledge;
  const seat = firstSeat(game.acting(state));
  game.apply(
    state,
    seat,
    quickAction(knowledge, weightsOf(knowledge), state, seat, random),
    random,
  );
}
