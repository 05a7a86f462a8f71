import { become, call, ServerRefusal } from '../api.ts';
import type { Identity } from '../guest.ts';
import { deviceLabel } from './device-label.ts';

/** Something of one's own that has a name and an age. */
export interface OwnThing {
  readonly id: string;
  readonly label: string;
  readonly at: number;
}

/** The account that somebody has, and what it can be used with. */
export interface AccountState {
  /** Whether the server takes passkeys at this address. */
  readonly passkeys: boolean;
  readonly account: {
    readonly login: string;
    readonly hasPassphrase: boolean;
    /** How many recovery codes are left. */
    readonly codes: number;
    readonly passkeys: readonly OwnThing[];
  } | null;
  readonly devices: readonly (OwnThing & {
    readonly isThis: boolean;
    /** On which day it was used last. */
    readonly seenAt: number;
  })[];
}

type Codes = readonly string[];

export const accountState = () => call<AccountState>('GET', 'account');

/** Makes an account of the guest that one is; what is answered are the recovery codes, told once. */
export async function enrol(login: string, passphrase: string): Promise<Codes> {
  const made = await call<Identity & { codes: Codes }>('POST', 'account', {
    ...{ login, passphrase },
    label: deviceLabel(),
  });
  become(made);
  return made.codes;
}

export async function enrolWithPasskey(login: string): Promise<void> {
  const answer = await createPasskey(login);
  const wish = { login, answer, label: deviceLabel() };
  become(await call<Identity>('POST', 'account/by-passkey', wish));
}

export async function signIn(login: string, passphrase: string, bring: boolean): Promise<void> {
  const wish = { login, passphrase, bring, label: deviceLabel() };
  become(await call<Identity>('POST', 'sessions', wish));
}

export async function signInWithPasskey(bring: boolean): Promise<void> {
  const wish = { answer: await askPasskey(), bring, label: deviceLabel() };
  become(await call<Identity>('POST', 'sessions/by-passkey', wish));
}

export async function recover(
  login: string,
  code: string,
  passphrase: string,
  bring: boolean,
): Promise<void> {
  const wish = { login, code, passphrase, bring, label: deviceLabel() };
  become(await call<Identity>('POST', 'sessions/by-code', wish));
}

export async function setPassphrase(current: string, passphrase: string): Promise<void> {
  const wish = { current, passphrase, label: deviceLabel() };
  become(await call<Identity>('POST', 'account/passphrase', wish));
}

export const newCodes = (current: string) =>
  call<{ codes: Codes }>('POST', 'account/codes', { current }).then(({ codes }) => codes);

export async function addPasskey(current: string): Promise<void> {
  const answer = await createPasskey('');
  await call('POST', 'account/passkeys', { answer, current, label: deviceLabel() });
}

export const dropPasskey = (id: string) => call('POST', 'account/passkeys/remove', { id });
export const signOutDevice = (id: string) => call('POST', 'account/devices/remove', { id });

/** `current` is the passphrase or a recovery code; where there is neither, a passkey is asked. */
export async function deleteAccount(login: string, current: string): Promise<void> {
  const proof = current === '' ? { answer: await askPasskey() } : { current };
  await call('POST', 'account/remove', { login, ...proof });
}

export const carriedGames = () =>
  call<{ games: readonly { id: string; when: number }[] }>('GET', 'account/games');
export const carriedGame = (id: string) =>
  call<{ game: string }>('GET', `account/games/${encodeURIComponent(id)}`);
export const carryGame = (id: string, when: number, game: string) =>
  call('POST', 'account/games', { id, when, game });
export const dropCarried = (id: string) =>
  call('POST', `account/games/${encodeURIComponent(id)}/remove`, {});

/** Whether this browser has passkeys, at an address where it gives them. */
export function hasPasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window;
}

type Library = typeof import('@simplewebauthn/browser');
type MakeOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type AskOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

const library = (): Promise<Library> => import('@simplewebauthn/browser');

async function createPasskey(login: string) {
  const path = 'account/passkeys/options';
  const { options } = await call<{ options: MakeOptions }>('POST', path, login ? { login } : {});
  const { startRegistration } = await library();
  return startRegistration({ optionsJSON: options }).catch(refused);
}

async function askPasskey() {
  const { options } = await call<{ options: AskOptions }>('POST', 'sessions/options', {});
  const { startAuthentication } = await library();
  return startAuthentication({ optionsJSON: options }).catch(refused);
}

/** Somebody has thought better of it, or the device knows no such passkey. */
function refused(): never {
  throw new ServerRefusal('no-passkey');
}
