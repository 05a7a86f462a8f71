import { no, ok, type Result } from '@overtrick/engine';
import type { AnyEntry, Clock, Store } from '@overtrick/table';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { type Chance, hashOf, newId } from '../secrets.ts';
import type { Vault } from '../vault.ts';
import type { Passkey } from './account.ts';
import { JudgedLogs } from './judged.ts';
import { QuestionSeal } from './sealed.ts';

/** Where a page is, as passkeys are bound to it: they answer to no other. */
export interface Site {
  readonly origin: string;
  /** Its name, without a port. */
  readonly name: string;
}

/** What a new passkey is made for. */
export interface PasskeyOwner {
  readonly id: string;
  readonly login: string;
  readonly passkeys: readonly Passkey[];
}

/** What proved to be known, or that nothing was. */
export type PasskeyAnswer = Result<
  { readonly id: string; readonly counter: number },
  'wrong-passkey'
>;

/** As long as somebody may look for their phone, in milliseconds. */
export const QUESTION_LASTS = 5 * 60_000;

const wrong = no('wrong-passkey' as const);

/** Asks passkeys and judges what they answer. Each question is good for one answer, at any server of the house. */
export class Passkeys {
  private readonly sealed: () => Promise<QuestionSeal>;
  private readonly answered;
  private readonly clock: Pick<Clock, 'now'>;
  private readonly chance: Chance;

  constructor(
    vault: Pick<Vault, 'logs'>,
    clock: Pick<Clock, 'now'>,
    chance: Chance,
    seal: () => Promise<string>,
  ) {
    const store: Store<AnyEntry<Answered, Answered>> = vault.logs();
    this.answered = new JudgedLogs<true, Answered, Answered, 'wrong-passkey'>(store, {
      decide: (isAnswered, command) => (isAnswered ? wrong : ok([command])),
      fold: () => true,
    });
    this.sealed = () => seal().then((secret) => new QuestionSeal(secret, chance));
    this.clock = clock;
    this.chance = chance;
  }

  /** What the browser of somebody is told who wants a passkey. */
  async invite({ id, login, passkeys }: PasskeyOwner, site: Site) {
    return generateRegistrationOptions({
      rpName: 'Overtrick',
      rpID: site.name,
      userName: login,
      userID: new Uint8Array(Buffer.from(id)),
      challenge: await this.question(forNew(id)),
      excludeCredentials: passkeys.map(({ id: known, transports }) => ({
        id: known,
        transports: [...transports],
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  /** The passkey that an answer to such an invitation brings. */
  async take(
    response: RegistrationResponseJSON,
    owner: string,
    site: Site,
    label: string,
  ): Promise<Result<Passkey, 'wrong-passkey'>> {
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: (question) => this.isOpen(question, forNew(owner)),
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!verified?.verified || !(await this.isFirst(response))) return wrong;
    const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
    const key = Buffer.from(publicKey).toString('base64url');
    return ok({ id, key, counter, transports, label, at: this.clock.now() });
  }

  /** What the browser of somebody is told who comes back with one. */
  async ask(site: Site) {
    const challenge = await this.question(SIGN_IN);
    return generateAuthenticationOptions({ rpID: site.name, challenge });
  }

  async judge(
    response: AuthenticationResponseJSON,
    { id, key, counter, transports }: Passkey,
    site: Site,
  ): Promise<PasskeyAnswer> {
    const publicKey = new Uint8Array(Buffer.from(key, 'base64url'));
    const verified = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (question) => this.isOpen(question, SIGN_IN),
      expectedOrigin: site.origin,
      expectedRPID: site.name,
      credential: { id, publicKey, counter, transports: [...transports] },
      requireUserVerification: false,
    }).catch(() => undefined);
    if (!verified?.verified || !(await this.isFirst(response))) return wrong;
    return ok({ id, counter: verified.authenticationInfo.newCounter });
  }

  private async question(purpose: string) {
    return (await this.sealed()).issue(purpose, this.clock.now() + QUESTION_LASTS);
  }

  private async isOpen(question: string, purpose: string): Promise<boolean> {
    return (await this.sealed()).isOpen(question, purpose, this.clock.now());
  }

  /** Whether this question was not answered before. Only right answers come this far, so that wrong ones leave nothing behind. */
  private async isFirst({ response }: RegistrationResponseJSON | AuthenticationResponseJSON) {
    const { challenge } = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const by = { by: '', at: this.clock.now(), key: newId(this.chance) };
    const log = `question/${hashOf(String(challenge))}`;
    return (await this.answered.submit(log, { type: 'answered' }, by)).ok;
  }
}

interface Answered {
  readonly type: 'answered';
}

const SIGN_IN = 'sign-in';
const forNew = (person: string) => `new/${person}`;
