import {
  actionsOf,
  type Game,
  type Match,
  OMNISCIENT,
  perform,
  QuickChance,
  type Seat,
  scoresOf,
} from '@overtrick/engine';
import { Arm, groundOf } from '../study/arm.ts';
import type { Study } from '../study/study.ts';

/** One deal of a study in words, so that a figure can be seen at work. */
export interface Sample {
  readonly unit: number;
  /** Of its match, from 0. */
  readonly deal: number;
  readonly variant: number;
  readonly dealer: Seat;
  /** By seat, the cards as dealt. */
  readonly hands: readonly (readonly string[])[];
  /** What happened, a sentence each. */
  readonly story: readonly string[];
  readonly scores: readonly number[];
}

/** The first deal of a unit, played again; undefined where what happened cannot be told again. */
export function sampleOf(
  study: Study,
  game: Game,
  variant: number,
  unit: number,
): Sample | undefined {
  let seen: { readonly match: Match; readonly state: unknown } | undefined;
  const arm = new Arm(groundOf(study, game), variant, (match, state) => {
    seen ??= { match, state };
  });
  const doing = arm.play(unit);
  for (let step = doing.next(); !step.done && !seen; step = doing.next()) {
    if (step.value) return undefined;
  }
  return seen && told(study, game, seen.match, seen.state, { variant, unit });
}

function told(
  study: Study,
  game: Game,
  { setup }: Match,
  state: unknown,
  { variant, unit }: { readonly variant: number; readonly unit: number },
): Sample | undefined {
  const story: string[] = [];
  const chance = new QuickChance(study.seed);
  chance.open(unit, setup.deal);
  const again = game.lay(setup, game.layout(state));
  for (const move of game.history(state, OMNISCIENT)) {
    const actions = actionsOf(game, move);
    if (!actions.ok) return undefined;
    const refusal = perform(game, again, move.seat, actions.value, chance.rest, (event) => {
      const text = game.words.event(event, nameOf);
      if (text !== undefined) story.push(text);
    });
    if (refusal) return undefined;
  }
  const hands = game.layout(state).hands.map((hand) => hand.map((card) => game.words.card(card)));
  const scores = scoresOf(game, state, setup.players);
  return { unit, deal: setup.deal, variant, dealer: setup.dealer, hands, story, scores };
}

export function nameOf(seat: Seat): string {
  return `Seat ${seat}`;
}
