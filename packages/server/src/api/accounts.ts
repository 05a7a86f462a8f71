import type { Result } from '@overtrick/engine';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import type { Accounts, AccountsProblem } from '../people/accounts.ts';
import { deviceId } from '../people/device.ts';
import type { KeptGames } from '../people/kept.ts';
import type { Passkeys, Site } from '../people/passkeys.ts';
import type { Admission, KnownGuest, People } from '../people/people.ts';
import { type ApiProblem, ApiRefusal } from '../problem.ts';
import { posted } from '../schema.ts';
import { type ApiRoute, get, type Petition, post, someone } from './route.ts';

export interface AccountRouteMeans {
  readonly people: People;
  readonly accounts: Accounts;
  readonly passkeys: Passkeys;
  readonly kept: KeptGames;
  /** Takes somebody's name from every table, and everything else of theirs from the disk. */
  forget(guest: KnownGuest): Promise<void>;
}

const NOTHING = z.strictObject({});

/** Accounts: how to get one, the ways into it, what belongs to it. */
export function accountRoutes(means: AccountRouteMeans): ApiRoute[] {
  return [...ownRoutes(means), ...entries(means), ...gameRoutes(means)];
}

function ownRoutes({ people, accounts, passkeys, forget }: AccountRouteMeans): ApiRoute[] {
  return [
    get('/api/account', async ({ known, site }) => accountView(known, site)),
    post('/api/account', 'seldom', posted.account, async (petition) => {
      const { login, passphrase, label } = petition.body;
      return done(await accounts.enrol(someone(petition), login, passphrase, label));
    }),
    post('/api/account/by-passkey', 'seldom', posted.accountByPasskey, async (petition) => {
      const { login, answer, label } = petition.body;
      const way = { site: siteOf(petition), label };
      return done(await accounts.enrolWithPasskey(someone(petition), login, madeBy(answer), way));
    }),
    post('/api/account/passphrase', 'seldom', posted.passphrase, async (petition) =>
      done(await accounts.setPassphrase(holder(petition), petition.body)),
    ),
    post('/api/account/codes', 'seldom', posted.proof, async (petition) =>
      done(await accounts.setCodes(holder(petition), petition.body.current)),
    ),
    post('/api/account/passkeys/options', 'seldom', posted.invitation, async (petition) => {
      const { id, account } = someone(petition);
      const login = account?.login ?? petition.body.login;
      const owner = { id, login, passkeys: account?.passkeys ?? [] };
      return { options: await passkeys.invite(owner, siteOf(petition)) };
    }),
    post('/api/account/passkeys', 'seldom', posted.newPasskey, async (petition) => {
      const { answer, current, label } = petition.body;
      const how = { current, site: siteOf(petition), label };
      done(await accounts.addPasskey(holder(petition), madeBy(answer), how));
      return {};
    }),
    post('/api/account/passkeys/remove', 'often', posted.which, async (petition) => {
      done(await accounts.dropPasskey(holder(petition), petition.body.id));
      return {};
    }),
    post('/api/account/devices/remove', 'often', posted.which, async (petition) => {
      const { id } = someone(petition);
      done(await people.tell(id, { type: 'signOut', device: petition.body.id }));
      return {};
    }),
    post('/api/account/remove', 'seldom', posted.removal, async (petition) => {
      const guest = holder(petition);
      if (guest.account?.login !== petition.body.login) throw new ApiRefusal('wrong-login');
      const { current, answer } = petition.body;
      const proof = { current, answer: answer && shownBy(answer), site: petition.site };
      done(await accounts.proveToEnd(guest, proof));
      await forget(guest);
      return {};
    }),
  ];
}

/** The ways in. Whoever shows the token of a guest may bring along what that guest has. */
function entries(means: AccountRouteMeans): ApiRoute[] {
  const { accounts, passkeys } = means;
  return [
    post('/api/sessions', 'seldom', posted.signIn, async (petition) => {
      const { login, passphrase, label } = petition.body;
      const admitted = done(
        await accounts.signIn(login, passphrase, { from: petition.from, label }),
      );
      return brought(means, petition, admitted);
    }),
    post('/api/sessions/options', 'seldom', NOTHING, async (petition) => ({
      options: await passkeys.ask(siteOf(petition)),
    })),
    post('/api/sessions/by-passkey', 'seldom', posted.signInByPasskey, async (petition) => {
      const { answer, label } = petition.body;
      const way = { site: siteOf(petition), label };
      const admitted = done(await accounts.signInWithPasskey(shownBy(answer), way));
      return brought(means, petition, admitted);
    }),
    post('/api/sessions/by-code', 'seldom', posted.recovery, async (petition) => {
      const { login, code, passphrase, label } = petition.body;
      const admitted = done(
        await accounts.recover(login, code, passphrase, { from: petition.from, label }),
      );
      return brought(means, petition, admitted);
    }),
  ];
}

function gameRoutes({ kept }: AccountRouteMeans): ApiRoute[] {
  return [
    get('/api/account/games', async (petition) => ({
      games: (await kept.list(holder(petition).id)).map(({ id, when }) => ({ id, when })),
    })),
    post('/api/account/games', 'often', posted.keptGame, async (petition) => {
      const { id, when, game } = petition.body;
      done(await kept.keep(holder(petition).id, id, when, game));
      return {};
    }),
    get('/api/account/games/:id', async (petition) => {
      const game = await kept.find(holder(petition).id, petition.id);
      if (game === undefined) throw new ApiRefusal('no-game');
      return { game };
    }),
    post('/api/account/games/:id/remove', 'often', NOTHING, async (petition) => {
      done(await kept.drop(holder(petition).id, petition.id));
      return {};
    }),
  ];
}

function accountView(known: KnownGuest | undefined, site: Site | undefined) {
  const { account = null, devices = [], hash } = known ?? {};
  return {
    passkeys: site !== undefined,
    account: account && {
      login: account.login,
      hasPassphrase: account.passphrase !== null,
      codes: account.codes.length,
      passkeys: account.passkeys.map(({ id, label, at }) => ({ id, label, at })),
    },
    devices: devices.map((device) => ({
      ...{ id: deviceId(device), label: device.label, at: device.at },
      seenAt: device.seenAt ?? device.at,
      isThis: device.hash === hash,
    })),
  };
}

/** What a guest has comes along, unless they have an account of their own. */
async function brought(
  { accounts }: AccountRouteMeans,
  { known, body }: Petition<{ readonly bring: boolean }>,
  admitted: Admission,
): Promise<Admission & { brought: boolean }> {
  const isWanted = body.bring && known !== undefined && known.id !== admitted.id;
  if (!isWanted) return { ...admitted, brought: false };
  const { ok } = await accounts.bring(known, admitted.id);
  return { ...admitted, brought: ok };
}

function done<T>(result: Result<T, AccountsProblem | ApiProblem>): T {
  if (!result.ok) throw new ApiRefusal(result.error);
  return result.value;
}

/** Whoever asks for this must have an account. */
function holder(petition: Petition<unknown>): KnownGuest {
  const known = someone(petition);
  if (!known.account) throw new ApiRefusal('no-account');
  return known;
}

/** Passkeys are bound to a name that browsers trust. */
function siteOf({ site }: Petition<unknown>): Site {
  if (!site) throw new ApiRefusal('no-passkeys');
  return site;
}

// What the library does not find right it refuses: only the outside was looked at so far.
const madeBy = (answer: z.output<typeof posted.newPasskey>['answer']) =>
  answer as unknown as RegistrationResponseJSON;
const shownBy = (answer: z.output<typeof posted.signInByPasskey>['answer']) =>
  answer as unknown as AuthenticationResponseJSON;
