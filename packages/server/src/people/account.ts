// An account is a guest who can come back by more than the tokens in their browsers: by a passphrase, a passkey, a recovery code.
import { no, ok, type Result } from '@overtrick/engine';
import { isSameHash } from '../secrets.ts';
import { admitted, type Device, type DeviceFact, onlyOne } from './device.ts';

/** A passkey, as far as anybody but its owner's device knows it. */
export interface Passkey {
  readonly id: string;
  /** Its public key, in base64url. */
  readonly key: string;
  /** How often it was used, if it counts. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly label: string;
  readonly at: number;
}

export interface GuestAccount {
  /** The name by which one signs in, as it was typed. */
  readonly login: string;
  /** As argon2id has left it; null if there is none. */
  readonly passphrase: string | null;
  /** The fingerprints of recovery codes that were not used yet. */
  readonly codes: readonly string[];
  readonly passkeys: readonly Passkey[];
  /** Guests of whom they have brought the seats along. */
  readonly also: readonly string[];
}

/** By what somebody can come back. */
export type WayIn =
  | { readonly passphrase: string; readonly codes: readonly string[] }
  | { readonly passkey: Passkey };

export type AccountCommand =
  /** Every token from before ends: somebody else may have put it there. */
  | {
      readonly type: 'enrol';
      readonly login: string;
      readonly way: WayIn;
      readonly device: Device;
    }
  /** `was` is the one that was proved to be known, or null where there was none. */
  | {
      readonly type: 'setPassphrase';
      readonly passphrase: string;
      readonly was: string | null;
      readonly device: Device;
    }
  | {
      readonly type: 'recover';
      readonly code: string;
      readonly passphrase: string;
      readonly device: Device;
    }
  | { readonly type: 'setCodes'; readonly codes: readonly string[] }
  | { readonly type: 'addPasskey'; readonly passkey: Passkey }
  | { readonly type: 'dropPasskey'; readonly id: string }
  /** The passkey has answered, and says how often it was used by now. */
  | {
      readonly type: 'answer';
      readonly id: string;
      readonly counter: number;
      readonly device: Device;
    }
  | { readonly type: 'adopt'; readonly guest: string };

export type AccountFact =
  | { readonly type: 'enrol'; readonly login: string }
  | { readonly type: 'passphrase'; readonly passphrase: string }
  | { readonly type: 'codes'; readonly codes: readonly string[] }
  | { readonly type: 'spend'; readonly code: string }
  | { readonly type: 'passkey'; readonly passkey: Passkey }
  | { readonly type: 'dropPasskey'; readonly id: string }
  | { readonly type: 'count'; readonly id: string; readonly counter: number }
  | { readonly type: 'adopt'; readonly guest: string };

export type AccountProblem =
  | 'has-account'
  | 'no-account'
  | 'wrong-login'
  | 'wrong-passkey'
  | 'last-way'
  | 'too-many';

/** What an account needs to know of whoever has it. */
interface AccountHolder {
  readonly devices: readonly Device[];
  readonly joined: string | null;
  readonly program: boolean;
  readonly account: GuestAccount | null;
}

type AccountDecision = Result<readonly (AccountFact | DeviceFact)[], AccountProblem>;

const MOST_PASSKEYS = 10;
const MOST_ALSO = 20;

export function decideAccount(holder: AccountHolder, command: AccountCommand): AccountDecision {
  if (command.type === 'enrol') return enrol(holder, command);
  const { account, devices } = holder;
  if (!account) return no('no-account');
  switch (command.type) {
    case 'setPassphrase': {
      const { passphrase, was, device } = command;
      if (was !== account.passphrase) return no('wrong-login');
      return ok([{ type: 'passphrase', passphrase }, ...onlyOne(devices, device)]);
    }
    case 'recover': {
      const { code, passphrase, device } = command;
      if (!account.codes.some((each) => isSameHash(each, code))) return no('wrong-login');
      const facts = [{ type: 'spend', code } as const, { type: 'passphrase', passphrase } as const];
      return ok([...facts, ...onlyOne(devices, device)]);
    }
    case 'setCodes':
      return ok([{ type: 'codes', codes: command.codes }]);
    case 'addPasskey':
      return addPasskey(account, command.passkey);
    case 'dropPasskey':
      return dropPasskey(account, command.id);
    case 'answer':
      return answer(account, devices, command);
    case 'adopt':
      if (account.also.includes(command.guest)) return ok([]);
      return account.also.length < MOST_ALSO ? ok([command]) : no('too-many');
  }
}

function enrol(
  { account, joined, program, devices }: AccountHolder,
  { login, way, device }: AccountCommand & { type: 'enrol' },
): AccountDecision {
  if (account || joined !== null || program) return no('has-account');
  const ways: AccountFact[] =
    'passkey' in way
      ? [{ type: 'passkey', passkey: way.passkey }]
      : [
          { type: 'passphrase', passphrase: way.passphrase },
          { type: 'codes', codes: way.codes },
        ];
  return ok([{ type: 'enrol', login }, ...ways, ...onlyOne(devices, device)]);
}

function addPasskey({ passkeys }: GuestAccount, passkey: Passkey): AccountDecision {
  if (passkeys.some(({ id }) => id === passkey.id)) return ok([]);
  return passkeys.length < MOST_PASSKEYS ? ok([{ type: 'passkey', passkey }]) : no('too-many');
}

/** Nobody locks themselves out. */
function dropPasskey({ passkeys, passphrase }: GuestAccount, id: string): AccountDecision {
  if (!passkeys.some((each) => each.id === id)) return no('wrong-passkey');
  if (passkeys.length === 1 && passphrase === null) return no('last-way');
  return ok([{ type: 'dropPasskey', id }]);
}

/** A passkey that counts and does not count on was copied, or its answer is an old one. */
function answer(
  { passkeys }: GuestAccount,
  devices: readonly Device[],
  { id, counter, device }: AccountCommand & { type: 'answer' },
): AccountDecision {
  const passkey = passkeys.find((each) => each.id === id);
  if (!passkey) return no('wrong-passkey');
  const isCounting = counter > 0 || passkey.counter > 0;
  if (isCounting && counter <= passkey.counter) return no('wrong-passkey');
  const counted: AccountFact[] = isCounting ? [{ type: 'count', id, counter }] : [];
  return ok([...counted, ...admitted(devices, device)]);
}

export function foldAccount(account: GuestAccount | null, fact: AccountFact): GuestAccount | null {
  if (fact.type === 'enrol') {
    return { login: fact.login, passphrase: null, codes: [], passkeys: [], also: [] };
  }
  if (!account) return null;
  const { passkeys } = account;
  switch (fact.type) {
    case 'passphrase':
      return { ...account, passphrase: fact.passphrase };
    case 'codes':
      return { ...account, codes: fact.codes };
    case 'spend':
      return { ...account, codes: account.codes.filter((code) => code !== fact.code) };
    case 'passkey':
      return { ...account, passkeys: [...passkeys, fact.passkey] };
    case 'dropPasskey':
      return { ...account, passkeys: passkeys.filter(({ id }) => id !== fact.id) };
    case 'count': {
      const counted = (each: Passkey) =>
        each.id === fact.id ? { ...each, counter: fact.counter } : each;
      return { ...account, passkeys: passkeys.map(counted) };
    }
    case 'adopt':
      return { ...account, also: [...account.also, fact.guest] };
  }
}
