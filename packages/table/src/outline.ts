import type { Options, Seat } from '@overtrick/engine';
import type { Agreement } from './agreement.ts';
import type { By, Closing, Link, Retinue, Sitter } from './log.ts';
import type { Table } from './table.ts';

/** What whoever keeps many tables knows of one: people by their ids, and no card. */
export interface Outline {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly options: Options;
  readonly seq: number;
  readonly openedAt: number;
  /** When anybody last did anything. */
  readonly touchedAt: number;
  readonly agreement: Agreement | null;
  readonly owner: By;
  /** Who would come along to the next table. */
  readonly retinue: Retinue;
  /** Who has belonged to it, and who of them has had cards there. */
  readonly people: readonly By[];
  readonly sat: readonly By[];
  readonly links: readonly Link[];
  readonly sitters: readonly Sitter[];
  readonly deal: number;
  readonly dealOver: boolean;
  readonly over: boolean;
  /** When it was played to its end; null if it was not. */
  readonly overAt: number | null;
  /** By seat, who took most of its decisions, once it is over: a person or the house; null if nobody did. */
  readonly answering: readonly (By | null)[];
  readonly paused: boolean;
  readonly closed: Closing | null;
  readonly successor: string | null;
  readonly totals: readonly number[];
  readonly winners: readonly Seat[];
  /** Who is waited for: to act, or to be ready for the next deal. */
  readonly awaited: readonly Seat[];
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
  };
}

function awaitedAt({ acting, dealOver, over, closed, paused, humans, ready }: Table): Seat[] {
  if (over || closed || paused) return [];
  return dealOver ? humans.filter((seat) => !ready.includes(seat)) : [...acting];
}
