import { no, ok, type Result } from '@overtrick/engine';
import type { Clock, Store } from '@overtrick/table';
import { type Chance, hashOf, isHashOf, newCode, newId, newSecret, readCode } from '../secrets.ts';
import type { Vault } from '../vault.ts';
import { type CodeEntry, type CodeProblem, decideCode, foldCode } from './code.ts';
import {
  decideGuest,
  foldGuest,
  type Guest,
  type GuestCommand,
  type GuestEntry,
  type GuestProblem,
} from './guest.ts';
import { JudgedLogs } from './judged.ts';

/** A guest who has shown a token. */
export interface KnownGuest extends Guest {
  readonly id: string;
  /** The fingerprint of the token that they have shown. */
  readonly hash: string;
}

/** What somebody is given who comes: it is told once. */
export interface Admission {
  readonly id: string;
  readonly token: string;
  readonly name: string;
}

/** How long a code can be used, in milliseconds. */
export const CODE_LASTS = 10 * 60_000;

/** Who there is. Nothing is remembered between two questions, so that any process may answer them. */
export class People {
  private readonly guests;
  private readonly codes;
  private readonly clock: Pick<Clock, 'now'>;
  private readonly chance: Chance;

  constructor(vault: Pick<Vault, 'logs'>, clock: Pick<Clock, 'now'>, chance: Chance) {
    const guests: Store<GuestEntry> = vault.logs();
    const codes: Store<CodeEntry> = vault.logs();
    this.guests = new JudgedLogs(guests, { decide: decideGuest, fold: foldGuest });
    this.codes = new JudgedLogs(codes, { decide: decideCode, fold: foldCode });
    this.clock = clock;
    this.chance = chance;
  }

  /** Somebody comes for the first time: a name is enough. */
  async arrive(name: string, program: boolean): Promise<Result<Admission, GuestProblem>> {
    const id = newId(this.chance);
    const arrived = await this.tell(id, { type: 'arrive', name, program });
    return arrived.ok ? this.admit(id) : arrived;
  }

  /** Another token for somebody. */
  private async admit(id: string): Promise<Result<Admission, GuestProblem>> {
    const secret = newSecret(this.chance);
    const admitted = await this.tell(id, { type: 'admit', hash: hashOf(secret) });
    if (!admitted.ok) return admitted;
    return ok({ id, token: `${id}.${secret}`, name: admitted.value?.name ?? '' });
  }

  /** Whoever this token belongs to; undefined if to nobody. */
  async find(token: string): Promise<KnownGuest | undefined> {
    const [, id, secret] = TOKEN.exec(token) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    const guest = await this.guests.find(logOf(id));
    const hash = guest?.hashes.find((each) => isHashOf(each, secret));
    return guest && hash !== undefined ? { ...guest, id, hash } : undefined;
  }

  /** Somebody by their id; undefined if there is nobody. */
  async guest(id: string): Promise<Guest | undefined> {
    return this.guests.find(logOf(id));
  }

  async rename(id: string, name: string): Promise<Result<Guest | undefined, GuestProblem>> {
    return this.tell(id, { type: 'rename', name });
  }

  /** Only the browser that asks stays theirs. */
  async dismissOthers({ id, hash }: KnownGuest): Promise<void> {
    await this.tell(id, { type: 'dismiss', except: hash });
  }

  /** A code with which the same guest can come in elsewhere, once and soon. */
  async issueCode(id: string): Promise<{ readonly code: string; readonly until: number }> {
    const code = newCode(this.chance);
    const at = this.clock.now();
    const until = at + CODE_LASTS;
    const issued = { type: 'issue' as const, guest: id, until };
    await this.codes.submit(codeLog(code), issued, { by: id, at, key: 'issue' });
    return { code, until };
  }

  /** Whoever has a code is the guest who asked for it. */
  async useCode(typed: string): Promise<Result<Admission, CodeProblem | GuestProblem>> {
    const at = this.clock.now();
    const by = { by: '', at, key: newId(this.chance) };
    const used = await this.codes.submit(codeLog(typed), { type: 'use', now: at }, by);
    if (!used.ok) return used;
    return used.value ? this.admit(used.value.guest) : no('no-code');
  }

  private tell(id: string, command: GuestCommand) {
    const key = newId(this.chance);
    return this.guests.submit(logOf(id), command, { by: id, at: this.clock.now(), key });
  }
}

const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

function logOf(id: string): string {
  return `guest/${id}`;
}

function codeLog(code: string): string {
  return `code/${hashOf(readCode(code))}`;
}
