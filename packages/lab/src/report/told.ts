import {
  actionsOf,
  type Game,
  OMNISCIENT,
  perform,
  Recorded,
  type Seat,
  say,
  scoresOf,
} from '@overtrick/engine';
import type { RerunDeal } from './rerun.ts';

/** One seat in a deal: what it held, what it was, and why it has scored what it has. */
export interface ToldSeat {
  readonly name: string;
  readonly role: string;
  readonly hand: readonly string[];
  readonly score: number;
  /** "+80 bonus for the trump (yamv/8.4)" */
  readonly lines: readonly string[];
}

/** One deal of a study in words, so that a figure can be seen at work. */
export interface ToldDeal {
  readonly seats: readonly ToldSeat[];
  /** What was promised, and what became of it. */
  readonly contracts: readonly string[];
  /** What happened, by move: each may be told in several sentences, or in none. */
  readonly story: readonly (readonly string[])[];
}

export function toldDeal(game: Game, { match, state }: RerunDeal): ToldDeal {
  const { players, dealer } = match.setup;
  const outcome = game.outcome?.(state);
  const { hands } = game.layout(state);
  const scores = scoresOf(game, state, players);
  const seats = hands.map((hand, seat) => ({
    name: nameOf(seat),
    role: [outcome?.roles?.[seat], seat === dealer ? 'deals' : undefined]
      .filter(Boolean)
      .join(', '),
    hand: hand.map((card) => game.words.card(card)),
    score: scores[seat],
    lines: linesOf(game, state, seat),
  }));
  const contracts = outcome?.contracts.map(contractText) ?? [];
  return { seats, contracts, story: storyOf(game, match.setup, state) };
}

function linesOf(game: Game, state: unknown, seat: Seat): string[] {
  const lines: string[] = [];
  game.score(state, (whose, score, clause, why) => {
    if (whose !== seat || score === 0) return;
    lines.push(`${score > 0 ? '+' : '−'}${Math.abs(score)} ${say(game, why)} (${clause})`);
  });
  return lines;
}

type ContractTold = NonNullable<ReturnType<NonNullable<Game['outcome']>>>['contracts'][number];

function contractText({ seat, bid, taken, made, trump }: ContractTold): string {
  const named = trump === undefined ? '' : `, trump: ${trump}`;
  return `${nameOf(seat)} bids ${bid}${named}; takes ${taken}, ${made ? 'made' : 'not made'}`;
}

/** Played once more with somebody listening. */
function storyOf(game: Game, setup: Parameters<Game['lay']>[0], state: unknown): string[][] {
  const again = game.lay(setup, game.layout(state));
  const chance = new Recorded(game, again, game.tricks(state));
  return game.history(state, OMNISCIENT).map((move) => {
    const told: string[] = [];
    const actions = actionsOf(game, move);
    if (!actions.ok) throw new Error(say(game, actions.error.why));
    perform(game, again, move.seat, actions.value, chance, (event) => {
      const text = game.words.event(event, nameOf);
      if (text !== undefined) told.push(text);
    });
    return told;
  });
}

export function nameOf(seat: Seat): string {
  return `Seat ${seat}`;
}
