import { no, ok, type Result } from '@overtrick/engine';
import type { Clock, Store } from '@overtrick/table';
import { type Chance, hashOf, isHashOf, newCode, newId, newSecret, readCode } from '../secrets.ts';
import type { Vault } from '../vault.ts';
import { type CodeEntry, type CodeProblem, decideCode, foldCode } from './code.ts';
import { type Device, deviceId, isNews } from './device.ts';
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
  /** Everybody that they are: themselves, and guests of whom they have brought the seats along. */
  readonly ids: readonly string[];
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
  /** Told when somebody is not known any more by some of their devices. */
  onDismissed: (id: string) => void = () => {};
  private readonly vault: Pick<Vault, 'logs' | 'erase'>;
  private readonly clock: Pick<Clock, 'now'>;
  private readonly chance: Chance;

  constructor(vault: Pick<Vault, 'logs' | 'erase'>, clock: Pick<Clock, 'now'>, chance: Chance) {
    const guests: Store<GuestEntry> = vault.logs();
    const codes: Store<CodeEntry> = vault.logs();
    this.guests = new JudgedLogs(guests, { decide: decideGuest, fold: foldGuest });
    this.codes = new JudgedLogs(codes, { decide: decideCode, fold: foldCode });
    this.vault = vault;
    this.clock = clock;
    this.chance = chance;
  }

  /** Somebody comes for the first time: a name is enough. */
  async arrive(
    name: string,
    program: boolean,
    label = '',
  ): Promise<Result<Admission, GuestProblem>> {
    const id = newId(this.chance);
    const arrived = await this.tell(id, { type: 'arrive', name, program });
    return arrived.ok ? this.admit(id, label) : arrived;
  }

  /** Another token for somebody; by what they were let in must have been handed out in that epoch. */
  admit(id: string, label: string, epoch?: number): Promise<Result<Admission, GuestProblem>> {
    const since = epoch === undefined ? {} : { epoch };
    return this.admitBy(id, label, (device) => ({ type: 'admit', device, ...since }));
  }

  /** A new token, if what is asked along with it is granted. */
  async admitBy(
    id: string,
    label: string,
    commandOf: (device: Device) => GuestCommand,
  ): Promise<Result<Admission, GuestProblem>> {
    const secret = newSecret(this.chance);
    const device = { hash: hashOf(secret), label, at: this.clock.now() };
    const admitted = await this.tell(id, commandOf(device));
    if (!admitted.ok) return admitted;
    return ok({ id, token: `${id}.${secret}`, name: admitted.value?.name ?? '' });
  }

  /** Whoever this token belongs to; undefined if to nobody. */
  async find(token: string): Promise<KnownGuest | undefined> {
    const [, id, secret] = TOKEN.exec(token) ?? [];
    if (id === undefined || secret === undefined) return undefined;
    const guest = await this.look(id);
    const device = guest?.devices.find(({ hash }) => isHashOf(hash, secret));
    if (!guest || !device) return undefined;
    this.noteSeen(id, device);
    return { ...guest, id, hash: device.hash, ids: [id, ...(guest.account?.also ?? [])] };
  }

  /** Nobody waits for that; what fails is noted the next time. */
  private noteSeen(id: string, device: Device): void {
    const at = this.clock.now();
    if (isNews(device, at)) this.tell(id, { type: 'seen', hash: device.hash, at }).catch(() => {});
  }

  /** What is known of somebody. */
  look(id: string): Promise<Guest | undefined> {
    return this.guests.find(logOf(id));
  }

  async rename(id: string, name: string): Promise<Result<Guest | undefined, GuestProblem>> {
    return this.tell(id, { type: 'rename', name });
  }

  /** Only the browser that asks stays theirs. */
  async dismissOthers({ id, hash }: KnownGuest): Promise<void> {
    await this.tell(id, { type: 'dismiss', except: hash });
  }

  /** No browser is theirs any more. */
  async dismissAll(id: string): Promise<void> {
    for (const { hash } of (await this.look(id))?.devices ?? [])
      await this.tell(id, { type: 'signOut', device: deviceId({ hash }) });
  }

  /** A code with which the same guest can come in elsewhere, once and soon. */
  async issueCode({ id, epoch }: KnownGuest): Promise<{ code: string; until: number }> {
    const code = newCode(this.chance);
    const at = this.clock.now();
    const until = at + CODE_LASTS;
    const issued = { type: 'issue' as const, guest: id, until, epoch };
    await this.codes.submit(codeLog(code), issued, { by: id, at, key: 'issue' });
    return { code, until };
  }

  /** Whoever has a code is the guest who asked for it. */
  async useCode(typed: string, label = ''): Promise<Result<Admission, CodeProblem | GuestProblem>> {
    const at = this.clock.now();
    const by = { by: '', at, key: newId(this.chance) };
    const used = await this.codes.submit(codeLog(typed), { type: 'use', now: at }, by);
    if (!used.ok) return used;
    return used.value ? this.admit(used.value.guest, label, used.value.epoch) : no('no-code');
  }

  async tell(id: string, command: GuestCommand): Promise<Result<Guest | undefined, GuestProblem>> {
    const key = newId(this.chance);
    const stamp = { by: id, at: this.clock.now(), key };
    const told = await this.guests.submit(logOf(id), command, stamp);
    if (told.ok && !HARMLESS.includes(command.type)) this.onDismissed(id);
    return told;
  }

  /** Nothing of them is kept any more. */
  async erase(id: string): Promise<void> {
    await this.vault.erase(logOf(id));
    this.onDismissed(id);
  }
}

/** What sends no device away. */
const HARMLESS: readonly GuestCommand['type'][] = [
  ...(['arrive', 'rename', 'seen', 'setCodes', 'addPasskey'] as const),
];

const TOKEN = /^([\w-]{22})\.([\w-]{43})$/;

function logOf(id: string): string {
  return `guest/${id}`;
}

function codeLog(code: string): string {
  return `code/${hashOf(readCode(code))}`;
}
