import type { Options, Seat } from '@overtrick/engine';
import type { Agreement } from './agreement.ts';
import type { By, Closing, Link, Retinue, Sitter } from './log.ts';
import { isPresent } from './sitters.ts';
import type { Table } from './table.ts';

/** How a table stands, for whoever may know of it at all: no card, and nobody's id. */
export interface TableStanding {
  readonly game: string;
  readonly players: number;
  readonly openedAt: number;
  /** Which deal is on the table, from 0; −1 before the first. */
  readonly deal: number;
  readonly over: boolean;
  readonly paused: boolean;
  readonly closed: Closing | null;
  readonly successor: string | null;
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  /** Who is waited for: to act, or to be ready for the next deal. */
  readonly awaited: readonly Seat[];
}

/** Somebody who has a clock is waited for. */
export interface TimedWait {
  readonly seat: Seat;
  readonly id: By;
  /** Names this turn: it is the same after a restart. */
  readonly turn: string;
  readonly since: number;
  /** When a bot acts in their place. */
  readonly until: number;
}

/** Somebody in a seat, as lists and links show them. */
export interface ListedSeat {
  readonly name: string;
  /** The level of a bot, or `program`; null for a person. */
  readonly level: string | null;
}

/** A table as it is seen from outside. */
export interface ListedTable extends TableStanding {
  readonly id: string;
  readonly agreement: Agreement;
  readonly seats: readonly (ListedSeat | null)[];
  /** Who looks after it, if they sit there. */
  readonly host: string | null;
  /** Null for who is nobody yet. */
  readonly mine: {
    readonly seats: readonly Seat[];
    readonly isOwner: boolean;
    readonly isTurn: boolean;
    /** When a bot acts in one's place; null where there is no clock, or it is not one's turn. */
    readonly until: number | null;
  } | null;
}

/** What whoever keeps many tables knows of one: people by their ids, and no card. */
export interface Outline extends TableStanding {
  readonly version: number;
  readonly options: Options;
  readonly seq: number;
  /** When anybody last did anything. */
  readonly touchedAt: number;
  /** The people among those who are waited for who have a clock. */
  readonly waits: readonly TimedWait[];
  readonly agreement: Agreement | null;
  readonly owner: By;
  /** Who would come along to the next table. */
  readonly retinue: Retinue;
  /** Who has belonged to it, and who of them has had cards there. */
  readonly people: readonly By[];
  readonly sat: readonly By[];
  readonly links: readonly Link[];
  readonly sitters: readonly Sitter[];
  readonly dealOver: boolean;
  /** When it was played to its end; null if it was not. */
  readonly overAt: number | null;
  /** By seat, who took most of its decisions, once it is over: a person or the house; null if nobody did. */
  readonly answering: readonly (By | null)[];
}

export function outlineOf(table: Table): Outline {
  const { company, sitters, opening, agreement, closed, successor } = table;
  const seated = sitters.flatMap((each) => (each.kind === 'person' ? [each.id] : []));
  return {
    game: opening.game,
    version: table.game.version,
    players: opening.players,
    options: opening.options,
    seq: table.seq,
    openedAt: table.openedAt,
    touchedAt: table.touchedAt,
    agreement: agreement ?? null,
    owner: company.owner,
    retinue: company.retinue,
    people: [...new Set([...company.members.map(({ id }) => id), ...seated])],
    sat: [...table.sat],
    links: company.links,
    sitters,
    deal: table.deal,
    dealOver: table.dealOver,
    over: table.over,
    overAt: table.overAt ?? null,
    answering: table.over ? sitters.map((_, seat) => table.answeringFor(seat) ?? null) : [],
    paused: table.paused,
    closed: closed ?? null,
    successor: successor ?? null,
    totals: table.match?.totals ?? [],
    winners: table.winners,
    awaited: awaitedAt(table),
    waits: waitsAt(table),
  };
}

function awaitedAt({ acting, dealOver, over, closed, paused, humans, ready }: Table): Seat[] {
  if (over || closed || paused) return [];
  return dealOver ? humans.filter((seat) => !ready.includes(seat)) : [...acting];
}

function waitsAt(table: Table): TimedWait[] {
  const { sitters, agreement, restSince, deal, timing } = table;
  const pace = agreement?.pace;
  if (!pace) return [];
  return awaitedAt(table).flatMap((seat): TimedWait[] => {
    const sitter = sitters[seat];
    if (sitter.kind !== 'person' || !isPresent(sitter)) return [];
    const { id } = sitter;
    if (restSince !== undefined) {
      return [
        { seat, id, turn: `deal-${deal + 1}`, since: restSince, until: restSince + pace.turn },
      ];
    }
    const since = timing.clocks[seat]?.since ?? null;
    const until = timing.deadlineOf(seat);
    if (since === null || until === undefined) return [];
    return [{ seat, id, turn: `${table.waitsSince(seat)}`, since, until }];
  });
}
