import { no, ok, optionFault, quote, type Refusal, type Result } from '@overtrick/engine';
import {
  type Agreement,
  BOT_NAMES,
  checkSeating,
  type House,
  type Opening,
  type Outline,
  openingOf,
  refuse,
  type Sitter,
  TABLE,
} from '@overtrick/table';
import type { KnownGuest } from './people/people.ts';
import { inWords } from './problem.ts';

/** A table that somebody wants to open for friends. Its shape has been checked, its sense has not. */
export interface GatheringWish {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** By seat: a level for a bot, `me`, or null to leave it free. */
  readonly seats: readonly (string | null)[];
  readonly agreement: Agreement;
}

/** Why no such table can be opened: in words for programs, and where there is a sentence of tables for it, by that. */
export interface WishProblem {
  readonly message: string;
  readonly refusal?: Refusal;
}

/** What a new table begins with, or what is wrong with the wish. The secret of its link is known by its fingerprint. */
export function openingFor(
  wish: GatheringWish,
  house: House,
  owner: KnownGuest,
  { fresh, link }: { readonly fresh: string; readonly link: string },
): Result<Opening, WishProblem> {
  const { game, players, options, seats, agreement } = wish;
  const isMine = (seat: string | null) => seat === 'me';
  const bots = seats.map((seat) => (isMine(seat) ? null : seat));
  const names = seats.map((_, seat) => BOT_NAMES[seat % BOT_NAMES.length]);
  const checked = checkSeating({ game, players, options, names, bots }, house);
  const refusal = refusalOf(wish, house);
  if (!checked.ok) return no({ message: checked.error, ...(refusal && { refusal }) });
  if (refusal) return no({ message: inWords(refusal), refusal });
  const opening = openingOf(checked.value, owner.id, fresh);
  const member = {
    id: owner.id,
    name: owner.name,
    ...(owner.program && { program: true as const }),
  };
  const sitters = opening.sitters.map((sitter, seat): Sitter => {
    if (isMine(seats[seat])) return { kind: 'person', ...member };
    return sitter.kind === 'person' ? { kind: 'empty' } : sitter;
  });
  const retinue = { members: [member], links: [{ hash: link, seat: null }], queue: [] };
  return ok({ ...opening, sitters, agreement, retinue });
}

/** What tables themselves have against a wish, by a sentence that pages can say in any language. */
function refusalOf(wish: GatheringWish, { games, levels }: House): Refusal | undefined {
  const { players, options, seats, agreement } = wish;
  const game = games.find(({ name }) => name === wish.game);
  if (!game) return refuse('no-game', { game: quote(wish.game) }).error;
  const [fewest, most] = game.seats;
  if (players < fewest || players > most) return refuse('player-count', { fewest, most }).error;
  if (seats.length !== players) return refuse('seat-count', { seats: players }).error;
  if (seats.filter((seat) => seat === 'me').length > 1) return refuse('one-seat').error;
  const wanted = [...seats.filter((seat) => seat !== null && seat !== 'me'), agreement.standIn];
  const level = wanted.find((each) => each !== null && !Object.hasOwn(levels, each));
  if (level) return refuse('no-level', { level: quote(level) }).error;
  const faults = Object.entries(options).map(([name, value]) =>
    optionFault(game, players, name, value),
  );
  const why = faults.find((fault) => fault !== undefined);
  return why && { clause: TABLE, why };
}

/** The next match of the same people, as they have agreed on it, at the same link. */
export function openingAfter(before: Outline, fresh: string): Opening {
  const { game, version, players, options, agreement, retinue } = before;
  const sitters = before.sitters.map((sitter): Sitter => {
    if (sitter.kind !== 'person') return sitter;
    const { standIn: _, ...own } = sitter;
    return own;
  });
  return {
    ...{ game, version, players, options, sitters, seed: null, secret: fresh, retinue },
    ...(agreement && { agreement }),
  };
}
