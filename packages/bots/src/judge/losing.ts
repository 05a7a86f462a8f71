import type { Game } from '@overtrick/engine';
import { kindsIn, type Sitting } from '@overtrick/engine/kit';
import type { Fate, MoveFates } from './fates.ts';
import type { JudgedMove, LosingDeal } from './judgement.ts';

/** More would not be looked at. */
const MOST = 3;

/** A world in which a move costs something beside another. */
interface LostWorld<State> {
  readonly world: State;
  readonly fate: Fate;
  readonly loss: number;
}

/** In how many worlds a move costs something beside another, and some of them as somebody can be shown them. */
export function losingDeals<State extends Sitting>(
  game: Game<State>,
  worlds: readonly State[],
  move: MoveFates,
  best: MoveFates,
): Pick<JudgedMove, 'fails' | 'losing'> {
  const failures = worlds
    .map((world, i) => ({
      world,
      fate: move.fates[i],
      loss: best.fates[i].ahead - move.fates[i].ahead,
    }))
    .filter(({ loss }) => loss > 0)
    .sort((a, b) => b.loss - a.loss);
  return { fails: failures.length, losing: told(failures).map((each) => dealOf(game, each)) };
}

type ShownWorld<State> = LostWorld<State> & { readonly alike: number };

/** The dearest of each way to fail, by how often it fails so; then what else is dear. */
function told<State>(failures: readonly LostWorld<State>[]): ShownWorld<State>[] {
  const ways = new Map<string, LostWorld<State>[]>();
  for (const each of failures) ways.set(wayOf(each), [...(ways.get(wayOf(each)) ?? []), each]);
  const often = [...ways.values()].sort((a, b) => b.length - a.length);
  const firsts = often.map(([first]) => first);
  const rest = failures.filter((each) => !firsts.includes(each));
  return [...firsts, ...rest]
    .slice(0, MOST)
    .map((each) => ({ ...each, alike: ways.get(wayOf(each))?.length ?? 0 }));
}

function wayOf({ fate: { taker, card } }: LostWorld<unknown>): string {
  return `${taker}/${card}`;
}

function dealOf<State extends Sitting>(game: Game<State>, failure: ShownWorld<State>): LosingDeal {
  const { world, loss, alike, fate } = failure;
  const { taker, card } = fate;
  return {
    ...game.layout(world),
    left: leftIn(world),
    loss,
    alike,
    ...(taker !== undefined && { taker }),
    ...(card !== undefined && { card }),
  };
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
