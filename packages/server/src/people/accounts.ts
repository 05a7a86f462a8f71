import { no, ok, type Result } from '@overtrick/engine';
import { type Clock, isName, type Store } from '@overtrick/table';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { Buckets } from '../limits.ts';
import { type Chance, hashOf, isSameHash, newId, newRecoveryCode, readCode } from '../secrets.ts';
import type { Vault } from '../vault.ts';
import type { AccountCommand, GuestAccount, WayIn } from './account.ts';
import type { GuestProblem } from './guest.ts';
import { JudgedLogs } from './judged.ts';
import { decideLogin, foldLogin, type LoginEntry, loginLog, plainLogin } from './login.ts';
import type { Passkeys, Site } from './passkeys.ts';
import type { Hasher } from './passphrase.ts';
import type { Admission, KnownGuest, People } from './people.ts';

/** Why there is no account, or no way into it. */
export type AccountsProblem =
  | GuestProblem
  | 'login-taken'
  | 'bad-login'
  | 'weak-passphrase'
  | 'too-often';

/** From where somebody asks, and what their device is called. */
export interface Doorstep {
  readonly from: string;
  readonly label: string;
}

/** By what somebody shows that an account is theirs: what they know, or what their passkey answers. */
export interface AccountProof {
  readonly current: string;
  readonly answer?: AuthenticationResponseJSON | undefined;
  readonly site?: Site | undefined;
}

/** Somebody came in, and what they are shown once. */
export interface Enrolled extends Admission {
  readonly codes: readonly string[];
}

export interface AccountMeans {
  readonly vault: Pick<Vault, 'logs' | 'limits'>;
  readonly clock: Pick<Clock, 'now'>;
  readonly chance: Chance;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly hasher: Hasher;
}

/** How often anybody may try to be somebody from one place: ten times, and then once a minute. */
const TRIES = { burst: 10, perSecond: 1 / 60 };
/** And from all places together: many places are not many more guesses. */
const TRIES_IN_ALL = { burst: 100, perSecond: 1 / 60 };
const CODES = 10;
const SHORTEST_PASSPHRASE = 10;
/** Who has claimed a name and made nothing of it after so many milliseconds will not any more. */
const CLAIM_LASTS = 10 * 60_000;

const wrongLogin = no('wrong-login' as const);

/** Who has an account, and the ways into it. */
export class Accounts {
  private readonly means: AccountMeans;
  private readonly logins;
  private readonly tries: Buckets;
  private readonly triesInAll: Buckets;
  private decoy: Promise<string> | undefined;

  constructor(means: AccountMeans) {
    const logins: Store<LoginEntry> = means.vault.logs();
    this.means = means;
    this.logins = new JudgedLogs(logins, { decide: decideLogin, fold: foldLogin });
    this.tries = new Buckets(TRIES, means.clock);
    this.triesInAll = new Buckets(TRIES_IN_ALL, means.clock);
  }

  /** A guest gets an account with a passphrase. Their seats stay theirs, and they get a new token. */
  async enrol(
    guest: KnownGuest,
    login: string,
    passphrase: string,
    label: string,
  ): Promise<Result<Enrolled, AccountsProblem>> {
    const fault = faultIn(login, passphrase);
    if (fault) return no(fault);
    const codes = this.newCodes();
    const hashed = await this.means.hasher.hash(passphrase);
    const way = { passphrase: hashed, codes: codes.map(fingerprint) };
    const enrolled = await this.enrolBy(guest, login, way, label);
    return enrolled.ok ? ok({ ...enrolled.value, codes }) : enrolled;
  }

  /** The same with a passkey. */
  async enrolWithPasskey(
    guest: KnownGuest,
    login: string,
    answer: RegistrationResponseJSON,
    { site, label }: { site: Site; label: string },
  ): Promise<Result<Enrolled, AccountsProblem>> {
    if (!isLogin(login)) return no('bad-login');
    const passkey = await this.means.passkeys.take(answer, guest.id, site, label);
    if (!passkey.ok) return passkey;
    const enrolled = await this.enrolBy(guest, login, { passkey: passkey.value }, label);
    return enrolled.ok ? ok({ ...enrolled.value, codes: [] }) : enrolled;
  }

  private async enrolBy(
    guest: KnownGuest,
    login: string,
    way: WayIn,
    label: string,
  ): Promise<Result<Admission, AccountsProblem>> {
    const claimed = await this.claim(login, guest.id);
    if (!claimed.ok) return claimed;
    const enrolled = await this.means.people.admitBy(guest.id, label, (device) => ({
      type: 'enrol',
      login: tidy(login),
      way,
      device,
    }));
    // Somebody else may need the name.
    if (!enrolled.ok) await this.release(login, guest.id);
    return enrolled;
  }

  private async claim(login: string, person: string): Promise<Result<unknown, 'login-taken'>> {
    const at = this.means.clock.now();
    const held = await this.logins.find(loginLog(login));
    const isLeft =
      held?.person && at - held.at > CLAIM_LASTS && !(await this.isHeldBy(login, held.person));
    const over = isLeft && held.person !== null ? { over: held.person } : {};
    return this.logins.submit(
      loginLog(login),
      { type: 'claim', person, at, ...over },
      this.stamp(),
    );
  }

  private async isHeldBy(login: string, person: string): Promise<boolean> {
    const account = (await this.means.people.look(person))?.account;
    return account !== undefined && account !== null && isSameLogin(account.login, login);
  }

  private async release(login: string, person: string): Promise<void> {
    await this.logins.submit(loginLog(login), { type: 'release', person }, this.stamp());
  }

  /** Comes in by passphrase. A name that nobody has takes the same work as a wrong passphrase, and the same answer. */
  async signIn(
    login: string,
    passphrase: string,
    { from, label }: Doorstep,
  ): Promise<Result<Admission, AccountsProblem>> {
    if (!(await this.mayGuess(login, from))) return no('too-often');
    const { id, account, epoch } = await this.holderOf(login);
    const isRight = await this.isRight(account?.passphrase ?? null, passphrase);
    if (!isRight || id === undefined) return wrongLogin;
    const admitted = await this.means.people.admit(id, label, epoch);
    return admitted.ok ? admitted : wrongLogin;
  }

  /** Who guesses elsewhere is not in the way of whose name it is, unless they do so from very many places. */
  private async mayGuess(login: string, from: string): Promise<boolean> {
    const who = plainLogin(login);
    return (await this.mayTry(`login ${who} from ${from}`)) && this.mayTryInAll(`login ${who}`);
  }

  /** Whoever asks at several servers has no more tries than at one. */
  private async mayTry(what: string): Promise<boolean> {
    const { limits } = this.means.vault;
    return limits ? limits.take(what, TRIES) : this.tries.take(what);
  }

  private async mayTryInAll(what: string): Promise<boolean> {
    const { limits } = this.means.vault;
    return limits ? limits.take(what, TRIES_IN_ALL) : this.triesInAll.take(what);
  }

  private async isRight(encoded: string | null, passphrase: string): Promise<boolean> {
    const { hasher, chance } = this.means;
    this.decoy ??= hasher.hash(newId(chance));
    const isSame = await hasher.isHashOf(encoded ?? (await this.decoy), passphrase);
    return encoded !== null && isSame;
  }

  private async holderOf(login: string) {
    const person = (await this.logins.find(loginLog(login)))?.person ?? undefined;
    const guest = person === undefined ? undefined : await this.means.people.look(person);
    const account = guest?.account ?? null;
    const isTheirs = account !== null && isSameLogin(account.login, login);
    return isTheirs ? { id: person, account, epoch: guest?.epoch } : { account: null };
  }

  /**
   * Comes in by a recovery code, which works once, and with a new passphrase. Nobody finds one by guessing: they are counted apart, so
   * that whoever guesses passphrases closes no other way.
   */
  async recover(
    login: string,
    typed: string,
    passphrase: string,
    { from, label }: Doorstep,
  ): Promise<Result<Admission, AccountsProblem>> {
    if (!(await this.mayTry(`code ${plainLogin(login)} from ${from}`))) return no('too-often');
    if (isWeak(login, passphrase)) return no('weak-passphrase');
    const hashed = await this.means.hasher.hash(passphrase);
    const { id } = await this.holderOf(login);
    if (id === undefined) return wrongLogin;
    const code = fingerprint(typed);
    const command = { type: 'recover' as const, code, passphrase: hashed };
    return this.means.people.admitBy(id, label, (device) => ({ ...command, device }));
  }

  /** Comes in by passkey, which says itself whose it is. */
  async signInWithPasskey(
    answer: AuthenticationResponseJSON,
    { site, label }: { site: Site; label: string },
  ): Promise<Result<Admission, AccountsProblem>> {
    const id = Buffer.from(answer.response.userHandle ?? '', 'base64url').toString();
    const account = (await this.means.people.look(id))?.account;
    const passkey = account?.passkeys.find((each) => each.id === answer.id);
    if (!passkey) return no('wrong-passkey');
    const judged = await this.means.passkeys.judge(answer, passkey, site);
    if (!judged.ok) return judged;
    return this.means.people.admitBy(id, label, (device) => ({
      type: 'answer',
      ...judged.value,
      device,
    }));
  }

  /** Another passphrase, or the first one. All other devices have to sign in again. */
  async setPassphrase(
    guest: KnownGuest,
    { current, passphrase, label }: { current: string; passphrase: string; label: string },
  ): Promise<Result<Admission, AccountsProblem>> {
    const { id, account } = guest;
    if (!account) return no('no-account');
    if (isWeak(account.login, passphrase)) return no('weak-passphrase');
    const proved = await this.prove(guest, current);
    if (!proved.ok) return proved;
    const hashed = await this.means.hasher.hash(passphrase);
    return this.means.people.admitBy(id, label, (device) => ({
      type: 'setPassphrase',
      passphrase: hashed,
      was: account.passphrase,
      device,
    }));
  }

  /** Ten new recovery codes; those before are worth nothing. */
  async setCodes(guest: KnownGuest, current: string) {
    const proved = await this.prove(guest, current);
    if (!proved.ok) return proved;
    const codes = this.newCodes();
    const told = await this.tell(guest.id, { type: 'setCodes', codes: codes.map(fingerprint) });
    return told.ok ? ok({ codes }) : told;
  }

  async addPasskey(
    guest: KnownGuest,
    answer: RegistrationResponseJSON,
    { current, site, label }: { current: string; site: Site; label: string },
  ) {
    const proved = await this.prove(guest, current);
    if (!proved.ok) return proved;
    const passkey = await this.means.passkeys.take(answer, guest.id, site, label);
    if (!passkey.ok) return passkey;
    return this.tell(guest.id, { type: 'addPasskey', passkey: passkey.value });
  }

  async dropPasskey({ id }: KnownGuest, passkey: string) {
    return this.tell(id, { type: 'dropPasskey', id: passkey });
  }

  /** Who only finds a device unlocked does not make the account theirs. A device that is theirs counts by itself. */
  private async prove(
    { account, hash }: Pick<KnownGuest, 'account' | 'hash'>,
    current: string,
  ): Promise<Result<GuestAccount, AccountsProblem>> {
    if (!account) return no('no-account');
    if (account.passphrase === null) return ok(account);
    if (!(await this.mayTry(`device ${hash}`))) return no('too-often');
    const isRight = await this.means.hasher.isHashOf(account.passphrase, current);
    return isRight ? ok(account) : wrongLogin;
  }

  /** Nor do they end it: that takes the passphrase, a recovery code, or an answer of a passkey. */
  async proveToEnd(
    guest: KnownGuest,
    { current, answer, site }: AccountProof,
  ): Promise<Result<unknown, AccountsProblem>> {
    const { account } = guest;
    if (!account) return no('no-account');
    if (answer && site) {
      const passkey = account.passkeys.find(({ id }) => id === answer.id);
      return passkey ? this.means.passkeys.judge(answer, passkey, site) : no('wrong-passkey');
    }
    if (account.codes.some((code) => isSameHash(code, fingerprint(current)))) return ok(account);
    return account.passphrase === null ? wrongLogin : this.prove(guest, current);
  }

  /** Everything of a guest is the account's from now on, as this device is. */
  async bring(guest: KnownGuest, to: string): Promise<Result<unknown, AccountsProblem>> {
    const { people } = this.means;
    // In this order nothing is lost wherever it is stopped: to ask again goes on.
    const joined = await people.tell(guest.id, { type: 'join', account: to });
    if (!joined.ok) return joined;
    const adopted = await this.tell(to, { type: 'adopt', guest: guest.id });
    if (adopted.ok) await people.dismissAll(guest.id);
    return adopted;
  }

  /** The name is free for others. */
  async forget({ id, account }: KnownGuest): Promise<void> {
    if (account) await this.release(account.login, id);
  }

  private newCodes(): string[] {
    return Array.from({ length: CODES }, () => newRecoveryCode(this.means.chance));
  }

  private tell(id: string, command: AccountCommand) {
    return this.means.people.tell(id, command);
  }

  private stamp() {
    const { chance, clock } = this.means;
    return { by: '', at: clock.now(), key: newId(chance) };
  }
}

const fingerprint = (code: string) => hashOf(readCode(code));
const tidy = (login: string) => login.normalize('NFKC').trim().replace(/\s+/g, ' ');
const isLogin = (login: string) => isName(tidy(login));
const isSameLogin = (a: string, b: string) => plainLogin(a) === plainLogin(b);

function faultIn(login: string, passphrase: string): 'bad-login' | 'weak-passphrase' | undefined {
  if (!isLogin(login)) return 'bad-login';
  return isWeak(login, passphrase) ? 'weak-passphrase' : undefined;
}

/** Length is what counts; nothing that stands beside it on a note. */
function isWeak(login: string, passphrase: string): boolean {
  return [...passphrase].length < SHORTEST_PASSPHRASE || isSameLogin(passphrase, login);
}
