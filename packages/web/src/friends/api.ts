import type { GameRecord } from '@overtrick/engine';
import { fieldsOf, type Options, type Refusal, type Seat } from '@overtrick/engine';
import type { Agreement, DealSheet, ListedTable } from '@overtrick/table';
import { deviceLabel } from './account/device-label.ts';
import { guest, type Identity, keepGuest, loseGuest } from './guest.ts';

/** A table as a link shows it. */
export interface InvitedTable extends ListedTable {
  /** The one seat that the link leads to; null for a link to the table. */
  readonly leadsTo: Seat | null;
  /** Null where there is no link. */
  readonly isLinkGood: boolean | null;
  /** Whether one has come to the table already. */
  readonly belongs: boolean;
  /** How it is played, and which of it is not as usual. */
  readonly options: Options;
  readonly variant: readonly string[];
}

export type TableListing = ListedTable & { readonly touchedAt: number };

/** A match that is over, for those who may see it. */
export interface TableHistory extends ListedTable {
  readonly names: readonly string[];
  readonly sheet: readonly DealSheet[];
  /** By finished deal, the seat in which one played oneself; a node that is older than this page does not tell. */
  readonly own?: readonly (Seat | null)[];
  readonly record: GameRecord | null;
}

export interface TableOrder {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** By seat: a level, `me`, or null for whoever comes. */
  readonly seats: readonly (string | null)[];
  readonly agreement: Agreement;
}

/** Where a table is, and the way to it for others. */
export interface Invitation {
  readonly id: string;
  readonly secret: string;
  readonly link: string;
}

/** Why a server does not do something, by a word that does not change; `silent` if it cannot be reached. */
export class ServerRefusal extends Error {
  readonly problem: string;
  /** What a table has against it, if it is that. */
  readonly refusal: Refusal | undefined;

  constructor(problem: string, message = '', refusal?: Refusal) {
    super(message);
    this.problem = problem;
    this.refusal = refusal;
  }
}

/** Asks the server for something, as whoever one is. */
export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const token = guest()?.token;
  const headers = {
    ...(body !== undefined && { 'Content-Type': 'application/json' }),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  let answer: Response;
  let found: unknown;
  try {
    answer = await fetch(new URL(`api/${path}`, document.baseURI), { method, headers, ...sent });
    found = await answer.json();
  } catch {
    throw new ServerRefusal('silent');
  }
  if (answer.ok) return found as T;
  throw problemIn(found);
}

function problemIn(found: unknown): ServerRefusal {
  const { error, message, refusal } = fieldsOf(found);
  if (error === 'unknown-guest') loseGuest();
  const name = typeof error === 'string' ? error : 'trouble';
  return new ServerRefusal(name, String(message ?? ''), refusal as Refusal | undefined);
}

const at = (id: string, what: string) => `tables/${encodeURIComponent(id)}/${what}`;

/** Becomes somebody, or takes another name. */
export async function introduce(name: string): Promise<Identity> {
  const known = guest();
  if (known?.name === name) return known;
  if (!known) return become(await call<Identity>('POST', 'guests', { name, label: deviceLabel() }));
  try {
    await call('POST', 'me/name', { name });
    return become({ ...known, name });
  } catch (error) {
    const isNobody = error instanceof ServerRefusal && error.problem === 'unknown-guest';
    if (!isNobody) throw error;
    return become(await call<Identity>('POST', 'guests', { name }));
  }
}

/** From now on one is this person here. */
export function become({ id, token, name }: Identity): Identity {
  const now = { id, token, name };
  keepGuest(now);
  return now;
}

export const openTables = () =>
  call<{ tables: readonly TableListing[] }>('GET', 'tables').then(({ tables }) => tables);

export const myTables = () =>
  call<{ tables: readonly TableListing[] }>('GET', 'me/tables').then(({ tables }) => tables);

export const orderTable = (order: TableOrder) => call<Invitation>('POST', 'tables', order);

/** Without a secret it is one's own table, or one from the list. */
export const lookAtTable = (id: string, secret: string | null) =>
  call<InvitedTable>('POST', at(id, 'look'), secretOr(secret));

export const comeTo = (id: string, secret: string | null) =>
  call<{ readonly id: string; readonly seat: Seat | null }>(
    'POST',
    at(id, 'come'),
    secretOr(secret),
  );

/** A new link: to the table, or to one seat. The one before leads nowhere any more. */
export const newLink = (id: string, seat: Seat | null) =>
  call<Invitation>('POST', at(id, 'link'), { seat });

export const rematchAt = (id: string) =>
  call<{ readonly id: string }>('POST', at(id, 'rematch'), {});

export const historyOf = (id: string, secret: string | null) =>
  call<TableHistory>('POST', at(id, 'history'), secretOr(secret));

/** A code with which one comes in on another device. */
export const moveCode = () =>
  call<{ readonly code: string; readonly until: number }>('POST', 'me/code', {});

/** Becomes on this device who one is on another. */
export const takeCode = async (code: string): Promise<Identity> => {
  const arrived = await call<Identity>('POST', 'codes', { code, label: deviceLabel() });
  return become(arrived);
};

/** On all other devices one is nobody any more. */
export const dismissOthers = () => call('POST', 'me/others', {});

/** A rating, and within how much it lies with 95 %. */
interface RatedCareer {
  readonly matches: number;
  readonly wins: number;
  readonly ahead: number;
  readonly rating: {
    readonly value: number;
    readonly within: number;
    readonly isProvisional: boolean;
  };
}

export interface OwnStanding extends RatedCareer {
  readonly game: string;
  readonly path: readonly {
    readonly at: number;
    readonly value: number;
    readonly within: number;
  }[];
}

export interface StandingRow extends RatedCareer {
  readonly name: string | null;
  readonly bot: { readonly level: string; readonly version: string | null } | null;
  readonly isMe: boolean;
}

export interface StandingTable {
  readonly game: string;
  readonly rows: readonly StandingRow[];
}

/** Where one stands, and the regulars of this server. */
export interface StandingTold {
  readonly shown: boolean;
  readonly games: readonly OwnStanding[];
  readonly tables: readonly StandingTable[];
}

/** What somebody made of a set of deals; null for what is not played yet. */
interface DuplicateTold {
  readonly results: readonly {
    readonly name: string;
    readonly scores: readonly (number | null)[];
    readonly isMe: boolean;
  }[];
}

export const duplicateResults = (code: string) =>
  call<DuplicateTold>('GET', `duplicates/${encodeURIComponent(code)}`);

/** One's own result for the others, and theirs. */
export const tellDuplicate = (code: string, scores: readonly (number | null)[]) =>
  call<DuplicateTold>('POST', `duplicates/${encodeURIComponent(code)}`, { scores });

export const standing = () => call<StandingTold>('GET', 'standing');

/** Whether others see one among the regulars. */
export const showMe = (shown: boolean) => call('POST', 'standing/shown', { shown });

function secretOr(secret: string | null) {
  return secret === null ? {} : { secret };
}

/** A link as others can use it, wherever this page is. */
export function wholeLink({ link }: Pick<Invitation, 'link'>): string {
  return new URL(link.replace(/^\//, './'), document.baseURI).href;
}
