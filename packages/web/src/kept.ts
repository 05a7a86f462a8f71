import { fieldsOf, isSeat, type Seat } from '@overtrick/engine';
import type { Entry, Store } from '@overtrick/table';
import { type Balance, isBalance, PERSON } from './balance.ts';

/** Games of one's own, kept in the browser's database. Nothing here trusts what it finds there. */

/** What home and history show of a game. Older pages write less, and keep what they do not know as it was. */
export interface Summary {
  readonly game: string;
  readonly title: string;
  readonly players: number;
  readonly deal: number;
  readonly total: number;
  readonly over: boolean;
  /** False until the person has done something: nobody wants to come back to such a table. */
  readonly touched?: boolean;
  readonly balance?: Balance;
  /** Which bots there were: `BOTS_VERSION` when it was opened. */
  readonly bots?: number;
  /** Set where it is no match of its own: a deal that is tried again, or one of a set. Nobody lists it. */
  readonly aside?: true;
  /** The seats of those who played round on this device, if they were several. */
  readonly people?: readonly Seat[];
}

export interface KeptGame {
  readonly id: string;
  /** The tab that plays it; another that opens it becomes the owner, and this one stops. */
  readonly owner: string;
  readonly when: number;
  readonly summary: Summary;
  /** The whole game, as it was kept before there were logs. */
  readonly saved?: string;
}

/** What is told of a kept game before it is opened. */
export type KeptLine = Pick<KeptGame, 'id' | 'when' | 'summary'>;

/** A log that one tab writes. */
export interface OwnLog extends Store {
  /** Puts a whole log into an empty place. */
  adopt(id: string, entries: readonly Entry[]): Promise<unknown>;
}

/** Who has a game now, if not this tab: another one, or nobody since it was deleted. */
export type Taken = 'elsewhere' | 'gone';

/** Where games are kept. */
export interface Archive {
  /** All games that somebody has played at, newest first; what is no game at all is left out. */
  list(): Promise<KeptLine[]>;
  /** One of them, whoever plays it. */
  find(id: string): Promise<KeptGame | undefined>;
  /** Keeps a fuller summary of a game, unless it has gone on since. */
  amend(line: KeptLine): Promise<void>;
  forget(id: string): Promise<void>;
  /** Makes room for a new game. */
  begin(kept: KeptGame): Promise<void>;
  /** Makes a tab the owner of a game and answers what was kept of it. */
  takeOver(id: string, owner: string): Promise<KeptGame | undefined>;
  /** Keeps what is shown of a game, unless another tab has taken it over. */
  note(kept: KeptGame): Promise<void>;
  /** The log of a game, in which only its owner can write; who tries nevertheless is told. */
  logOf(id: string, owner: string, onTaken: (how: Taken) => void): OwnLog;
  /** By which tabs tell each other what they have taken over, if there is such a thing. */
  openChannel(): BroadcastChannel | undefined;
}

/** It can be reloaded and gone back to for a while; then it goes. */
export function isUntouched({ summary: { touched, deal, over } }: KeptGame): boolean {
  return touched === false && deal === 1 && !over;
}

/** It goes on after a reload, and is listed nowhere. */
export function isAside({ summary }: KeptGame): boolean {
  return summary.aside === true;
}

export function lineOf({ id, when, summary }: KeptGame): KeptLine {
  return { id, when, summary };
}

/** The seats of those who played round on one device; none where somebody played alone. */
export function peopleIn({ people, players }: Summary): readonly Seat[] {
  const isThere = (seat: unknown) => isSeat(seat) && seat < players;
  return Array.isArray(people) && people.length > 1 && people.every(isThere) ? people : [];
}

/** The balance of a summary, unless an older page has played on without it. */
export function balanceIn({ balance, deal, total, over }: Summary): Balance | undefined {
  if (!isBalance(balance) || balance.totals[PERSON] !== total) return undefined;
  const { deals } = balance;
  return deals === deal || (!over && deals === deal - 1) ? balance : undefined;
}

export function isKept(value: unknown): value is KeptGame {
  const { id, owner, saved, when, summary } = fieldsOf(value);
  return (
    [id, owner, saved ?? ''].every((each) => typeof each === 'string') &&
    typeof when === 'number' &&
    isSummary(summary)
  );
}

function isSummary(value: unknown): value is Summary {
  const summary = fieldsOf(value);
  return (
    typeof summary.game === 'string' &&
    typeof summary.title === 'string' &&
    typeof summary.over === 'boolean' &&
    [summary.players, summary.deal, summary.total].every(Number.isSafeInteger)
  );
}
