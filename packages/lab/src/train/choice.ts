import { emptyStance, type Knowledge } from '@overtrick/bots';
import { Features, SIZE } from '@overtrick/bots/training';
import type { Action, Seat } from '@overtrick/engine';
import type { Contest, Sitting } from '@overtrick/engine/kit';
import type { CardChoice } from './course.ts';
import { rounded } from './rounded.ts';

const room = new Features();
const stance = emptyStance();

/** Whether an action is a card that is played, with which the move ends. */
export function isCard({ type, field, ends }: Action): boolean {
  return type === 'play' && field === 'card' && ends;
}

/** A choice between cards: what each was worth, and what it looked like. */
export function noteChoice(
  knowledge: Knowledge,
  state: Sitting,
  seat: Seat,
  cards: readonly Action[],
  values: readonly number[],
): CardChoice {
  knowledge.stance(state, seat, stance);
  room.fill(state, seat, cards, cards.length, stance);
  const features = cards.map((_, i) =>
    [...room.values.subarray(i * SIZE, (i + 1) * SIZE)].map(rounded),
  );
  return { context: room.context, values: values.map(rounded), features };
}

/**
 * In a contest, a deal is worth what a side takes in the measure of its goal. The score leaps where
 * the goal is reached, which a policy that does not look at the goal cannot follow; and a seat that
 * learned for itself alone would take from its partner what the side has already.
 */
export function forSides(knowledge: Knowledge): Knowledge {
  if (!knowledge.contest) return knowledge;
  return {
    ...knowledge,
    value({ declarer, partner, captured }: Contest, seat) {
      const taken = captured[declarer] + (partner < 0 ? 0 : captured[partner]);
      return seat === declarer || seat === partner ? taken : -taken;
    },
  };
}
