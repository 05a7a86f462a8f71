import type {
  CardPoints,
  Game,
  LocatedCard,
  Move,
  Seat,
  Seats,
  Setup,
  Side,
  Standings,
  View,
} from './game.ts';
import { zeros } from './lists.ts';
import { scoresOf } from './match.ts';
import type { Tricks } from './tricks.ts';

/** What people ask at the table and only rules can say; without these it is as in most games. */
export interface Facts<State> {
  /** Who is winning the trick on the table, if that is more than the highest card. */
  winning?(state: State): Seat;
  /** Who plays together as far as it is settled, if not everybody alone. */
  sides?(state: State): readonly Side[];
  /** By code, what cards are worth; null or left out where they have no points. */
  points?(state: State): Readonly<Record<string, number>> | null;
  /** Whether a trick more is never bad, if that is not so in every deal. */
  everyTrickWelcome?(state: State): boolean;
  /** Cards of which these eyes know that nobody will play them, and hidden ones of which they know who has them. */
  aside?(state: State, eyes: Seat): readonly string[];
  located?(state: State, eyes: Seat): readonly LocatedCard[];
}

/** The parts of a state that the questions below are about. */
interface Begun {
  readonly setup: Setup;
  readonly tricks: Tricks;
}

/** The parts of a view that are no things on the table, but what the rules say of them. */
type Said = Pick<View, 'winning' | 'sides' | 'points' | 'everyTrickWelcome' | 'match'>;

/** What people ask at the table and only rules can say. Nothing of it is secret. */
export function factsOf<State extends Begun>(
  game: Game<State>,
  facts: Facts<State>,
  state: State,
  table: readonly Move[],
): Said {
  return {
    winning: table.length === 0 ? null : winnerSoFar(facts, state),
    sides: facts.sides?.(state) ?? everybodyAlone(state.setup.players),
    points: pointsOf(facts.points?.(state) ?? null, table),
    everyTrickWelcome: facts.everyTrickWelcome?.(state) ?? true,
    match: standingsOf(game, state),
  };
}

function winnerSoFar<State extends Begun>({ winning }: Facts<State>, state: State): Seat {
  return winning ? winning(state) : state.tricks.best;
}

function everybodyAlone(players: number): Side[] {
  return Array.from({ length: players }, (_, seat) => ({ seats: [seat], role: null }));
}

function pointsOf(cards: CardPoints['cards'] | null, table: readonly Move[]): CardPoints | null {
  if (cards === null) return null;
  const trick = table.reduce((sum, { card }) => sum + (cards[String(card)] ?? 0), 0);
  return { cards, trick };
}

function standingsOf<State extends Begun>(game: Game<State>, state: State): Standings {
  const { setup } = state;
  const { players, deal, totals: before = zeros(players) } = setup;
  const { deals, target } = game.ending(setup);
  const isOver = game.acting(state) === NOBODY;
  const scores = isOver ? scoresOf(game, state, players) : zeros(players);
  return {
    totals: scores.map((score, seat) => score + before[seat]),
    target,
    dealsLeft: deals === null ? null : Math.max(0, deals - deal - 1),
  };
}

const NOBODY: Seats = 0;
