// What people around a table may ask for: to come and go, to wait for a seat, not to hear somebody, to look after the table.
import { no, ok, optionFault, resolveOptions } from '@overtrick/engine';
import type { Company } from './company.ts';
import type { By, Command, CompanyCommand, Fact, Link, Member } from './log.ts';
import { isLegible, nameFor } from './naming.ts';
import {
  type Decided,
  holds,
  isAtTable,
  mayClear,
  refuse,
  seatsOf,
  TABLE,
  vacated,
} from './seats.ts';
import { isPresent } from './sitters.ts';
import type { Table } from './table.ts';

/** As many at once as anybody can have in view; and so many in all, since everybody keeps their number. */
const MOST_AROUND = 60;
const MOST_MEMBERS = 1000;

type Asking<Type extends Command['type']> = Command & { readonly type: Type };

export function decideForCompany(table: Table, command: CompanyCommand, by: By): Decided {
  if (!table.agreement) return refuse('no-company');
  switch (command.type) {
    case 'come':
      return come(table, command, by);
    case 'link':
      return link(table, command, by);
    case 'change':
      return change(table, command, by);
    default:
      return table.company.has(by) ? forMember(table, command, by) : refuse('not-invited');
  }
}

function forMember(
  table: Table,
  command: Exclude<CompanyCommand, { type: 'come' | 'link' | 'change' }>,
  by: By,
): Decided {
  switch (command.type) {
    case 'go':
      return ok(departure(table, by, {}));
    case 'queue':
    case 'unqueue':
      return queue(table, command.type, by);
    case 'back':
      return ok(comeBack(table, by));
    case 'own':
    case 'remove':
      return overMember(table, command, by);
    case 'mute':
    case 'unmute':
    case 'report':
      return aboutMember(table, command, by);
    case 'heed':
      return heed(table, command.report, by);
    case 'rematch':
      return rematch(table, command.to, by);
  }
}

/** By a link, or by the list of open tables; who belongs to it may come under another name. */
function come(table: Table, { name, program, link: hash }: Asking<'come'>, by: By): Decided {
  const { company, agreement } = table;
  if (!isLegible(name)) return refuse('bad-name');
  if (company.removed.has(by)) return refuse('removed');
  const found = company.links.find((each) => each.hash === hash);
  const isKnown = company.has(by);
  // Whoever belongs here may have used their link a moment ago, and not have heard of it.
  if (hash !== undefined && !found && !isKnown) return refuse('no-link');
  if (!isKnown && !found && !agreement?.listed && by !== table.owner) return refuse('not-invited');
  if (!isKnown && isFull(company)) return refuse('table-full');
  const member: Member = { id: by, name: nameFor(table, name, by), ...(program && { program }) };
  const known = company.members[company.numberOf(by)];
  const isNew = !isKnown || known.name !== member.name;
  const arrival: Fact[] = isNew ? [{ type: 'come', ...member }] : [];
  if (!found || found.seat === null) return ok(arrival);
  const seated = takeSeat(table, member, found);
  return seated.ok ? ok([...arrival, ...seated.value]) : seated;
}

function isFull({ members, gone }: Company): boolean {
  return members.length - gone.size >= MOST_AROUND || members.length >= MOST_MEMBERS;
}

/** A link to a seat works once, and sends nobody away who is there, unless they have given it themselves. */
function takeSeat(table: Table, member: Member, { hash, seat, giver }: Link): Decided {
  if (seat === null) return ok([]);
  const there = table.sitters[seat];
  if (!there) return refuse('seat-count', { seats: table.sitters.length });
  const isGiven = giver !== undefined && holds(table, seat, giver);
  if (isPresent(there) && !isGiven && !holds(table, seat, member.id))
    return refuse('seat-taken', { seat });
  if (!table.maySee(member.id, seat)) return refuse('seen-a-hand');
  return ok([
    { type: 'used', hash },
    { type: 'sit', seat, sitter: { kind: 'person', ...member } },
  ]);
}

function link(table: Table, { hash, seat }: Asking<'link'>, by: By): Decided {
  const isOwn = seat !== null && holds(table, seat, by);
  if (by !== table.owner && !isOwn) return refuse('only-owner');
  if (seat !== null && !table.sitters[seat]) {
    return refuse('seat-count', { seats: table.sitters.length });
  }
  return ok([{ type: 'link', hash, seat, ...(isOwn && { giver: by }) }]);
}

function change(table: Table, command: Asking<'change'>, by: By): Decided {
  const { players, options, agreement } = command;
  if (by !== table.owner) return refuse('only-owner');
  if (table.deal >= 0) return refuse('begun-already');
  const [fewest, most] = table.game.seats;
  if (players < fewest || players > most) return refuse('player-count', { fewest, most });
  const seat = table.sitters.findIndex((each, at) => at >= players && each.kind === 'person');
  if (seat >= 0) return refuse('seat-taken', { seat });
  const faults = Object.entries(options).map(([name, value]) =>
    optionFault(table.game, players, name, value),
  );
  const fault = faults.find((each) => each !== undefined);
  if (fault) return no({ clause: TABLE, why: fault });
  const resolved = resolveOptions(table.game, players, options);
  if (!resolved.ok) return refuse('no-command');
  return ok([{ type: 'change', players, options: resolved.value, agreement }]);
}

function queue(table: Table, type: 'queue' | 'unqueue', id: By): Decided {
  const isQueued = table.company.queue.includes(id);
  if (isQueued === (type === 'queue')) return ok([]);
  if (type === 'queue' && seatsOf(table, id).length > 0) return refuse('has-seat');
  return ok([{ type, id }]);
}

/** The seats are theirs again. */
function comeBack(table: Table, id: By): Fact[] {
  return seatsOf(table, id).flatMap((seat): Fact[] => {
    const sitter = table.sitters[seat];
    if (sitter.kind !== 'person' || !sitter.standIn) return [];
    const { standIn: _, ...own } = sitter;
    return [{ type: 'sit', seat, sitter: own }];
  });
}

/** Their seats are free for others, and somebody else looks after the table. */
export function departure(table: Table, id: By, how: { removed?: true }): Fact[] {
  const heir = id === table.owner ? heirOf(table, id) : undefined;
  return [
    { type: 'go', id, ...how },
    ...vacated(table, seatsOf(table, id)),
    ...(heir === undefined ? [] : [{ type: 'own' as const, id: heir }]),
  ];
}

/** Who looks after the table when its owner is gone: somebody who sits there, or who has come. */
export function heirOf({ sitters, company }: Table, owner: By): By | undefined {
  const seated = sitters.flatMap((each) =>
    each.kind === 'person' && isPresent(each) && each.id !== owner ? [each.id] : [],
  );
  const around = company.members.filter(
    ({ id, program }) => id !== owner && !program && company.has(id),
  );
  return seated[0] ?? around[0]?.id;
}

function overMember(table: Table, { type, member }: Asking<'own' | 'remove'>, by: By): Decided {
  const found = table.company.members[member];
  if (by !== table.owner) return refuse('only-owner');
  if (!found || found.id === by || !table.company.has(found.id)) return refuse('no-member');
  if (type === 'own') {
    return found.program ? refuse('no-member') : ok([{ type: 'own', id: found.id }]);
  }
  const seat = seatsOf(table, found.id).find((each) => !mayClear(table, each, by));
  if (seat !== undefined) return refuse('still-here', { seat });
  return ok(departure(table, found.id, { removed: true }));
}

function aboutMember(table: Table, command: Asking<'mute' | 'unmute' | 'report'>, id: By): Decided {
  const { company } = table;
  const whom = company.members[command.member]?.id;
  if (whom === undefined || whom === id) return refuse('no-member');
  if (command.type === 'report') return ok([{ type: 'report', id, whom, text: command.text }]);
  const isMuted = company.mutedBy(id).has(whom);
  return isMuted === (command.type === 'mute') ? ok([]) : ok([{ type: command.type, id, whom }]);
}

/** Whoever looks after the table has read a report; it stays in the log. */
function heed({ company, owner }: Table, report: number, by: By): Decided {
  if (by !== owner) return refuse('only-owner');
  const found = company.complaints.find(({ number }) => number === report);
  return found && found.about !== by ? ok([{ type: 'heed', report }]) : refuse('no-report');
}

/** The same people at another table, once this match is over. */
function rematch(table: Table, to: string, by: By): Decided {
  if (table.successor !== undefined) return ok([]);
  if (!table.over && table.closed !== 'ended') return refuse('match-not-over');
  if (!isAtTable(table, by)) return refuse('only-watching');
  return ok([{ type: 'rematch', to }]);
}
