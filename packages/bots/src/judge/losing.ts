import type { Game } from '@overtrick/engine';
import { kindsIn, type Sitting } from '@overtrick/engine/kit';
import type { MoveFates } from './fates.ts';
import type { LosingDeal } from './judgement.ts';

/** More would not be looked at. */
const MOST = 3;

/** The worlds in which a move costs most beside another, as somebody can be shown them. */
export function losingDeals<State extends Sitting>(
  game: Game<State>,
  worlds: readonly State[],
  move: MoveFates,
  best: MoveFates,
): LosingDeal[] {
  return worlds
    .map((world, i) => ({ world, loss: best.fates[i].ahead - move.fates[i].ahead }))
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, MOST)
    .map(({ world, loss }) => ({ ...game.layout(world), left: leftIn(world), loss }));
}

/** What the seats hold, in hand and face up. */
export function leftIn({ cards, setup }: Sitting): string[][] {
  const { deck, hands, displays } = cards;
  return Array.from({ length: setup.players }, (_, seat) =>
    [hands, displays].flatMap((words) =>
      kindsIn(deck, words, seat * deck.words).map((kind) => deck.codes[kind]),
    ),
  );
}
