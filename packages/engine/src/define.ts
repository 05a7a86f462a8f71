import { anyOf } from './chance.ts';
import { dealing } from './dealing.ts';
import type { Event, Game, MatchEnd, Random, View, Words } from './game.ts';
import { look, type Sitting } from './look.ts';
import { firstSeat } from './play.ts';
import type { Carrying, Rules } from './rules.ts';

/** A game by its rules and its words for people; what is the same in most games comes from the kit. */
export function defineGame<
  State extends Sitting,
  Carry,
  V extends View<Carry> = View<Carry>,
  E extends Event = Event,
>(rules: Rules<State, Carry, V, E>, words: Words<V, E>): Game<State, Carry, V, E> {
  const { actions, grammar } = rules.vocabulary;
  const { history, outcome, recall } = rules;
  const game: Game<State, Carry, V, E> = {
    name: rules.name,
    title: rules.title,
    version: rules.version,
    seats: rules.seats,
    options: rules.options,
    clauses: rules.clauses,
    grammar,
    actions,
    words,
    ...dealing(rules),
    acting: rules.acting,
    legal: rules.legal,
    ...(outcome && { outcome }),
    atRandom: rules.atRandom ?? ((state, seat, random) => anyOf(rules.legal, state, seat, random)),
    playOut: rules.playOut ?? ((state, random) => playOut(game, state, random)),
    apply: rules.apply,
    copy: (state) => rules.copy(state),
    score: rules.score,
    // What is the game's own comes after what every view has; their fields are apart. To spread both into a third object takes
    // some fifty times as long, as it has more fields than engines foresee.
    view: (state, eyes) =>
      Object.assign(look(game, rules, state, eyes), rules.view(state, eyes)) as View as V,
    guesser: (view) => rules.guesser(game, view),
    explain: rules.explain,
    history(state, eyes) {
      const moves = state.log.moves(actions, grammar);
      return history ? history(moves, state, eyes) : moves;
    },
    tricks: rules.tricks ?? (({ tricks }) => tricks.list()),
    ...(recall && { recall }),
    ...carrying(rules),
    ending: rules.ending,
    finished: (setup, totals) => isOver(rules.ending(setup), setup.deal, totals),
  };
  return game;
}

function isOver({ deals, target }: MatchEnd, deal: number, totals: readonly number[]): boolean {
  if (deals !== null) return deal + 1 >= deals;
  return target !== null && totals.some((total) => total >= target);
}

/** For games that write none of their own; slower, as every action is logged. */
function playOut<State>(game: Game<State>, state: State, random: Random): number {
  for (let moves = 0; ; ) {
    const acting = game.acting(state);
    if (acting === 0) return moves;
    const seat = firstSeat(acting);
    const action = game.atRandom(state, seat, random);
    game.apply(state, seat, action, random);
    if (action.ends) moves++;
  }
}

function carrying<State extends Sitting, Carry>(
  rules: Partial<Carrying<State, Carry>>,
): Carrying<State, Carry> {
  const { first, next, carried } = rules;
  // Only games that carry nothing leave these out: for them `null` is all that there is.
  const nothing = null as Carry;
  return {
    first: first ?? (() => nothing),
    next:
      next ??
      (({ setup }) => ({
        dealer: (setup.dealer + 1) % setup.players,
        carry: nothing,
      })),
    ...(carried && { carried }),
  };
}
