import { no, ok, type Result } from '@overtrick/engine';
import {
  type Agreement,
  BOT_NAMES,
  checkSeating,
  type House,
  type Opening,
  type Outline,
  openingOf,
  type Sitter,
} from '@overtrick/table';
import type { KnownGuest } from './people/people.ts';

/** A table that somebody wants to open for friends. Its shape has been checked, its sense has not. */
export interface GatheringWish {
  readonly game: string;
  readonly players: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** By seat: a level for a bot, `me`, or null to leave it free. */
  readonly seats: readonly (string | null)[];
  readonly agreement: Agreement;
}

/** What a new table begins with, or what is wrong with the wish. The secret of its link is known by its fingerprint. */
export function openingFor(
  wish: GatheringWish,
  house: House,
  owner: KnownGuest,
  { fresh, link }: { readonly fresh: string; readonly link: string },
): Result<Opening, string> {
  const { game, players, options, seats, agreement } = wish;
  const isMine = (seat: string | null) => seat === 'me';
  if (seats.filter(isMine).length > 1) return no('you have one seat to begin with');
  if (!Object.hasOwn(house.levels, agreement.standIn))
    return no('there is no such level to sit in');
  const bots = seats.map((seat) => (isMine(seat) ? null : seat));
  const names = seats.map((_, seat) => BOT_NAMES[seat % BOT_NAMES.length]);
  const checked = checkSeating({ game, players, options, names, bots }, house);
  if (!checked.ok) return checked;
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
