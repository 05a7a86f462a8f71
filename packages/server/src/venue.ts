import type { House, Mind, Ports } from '@overtrick/table';
import { Api } from './api/api.ts';
import type { Frequency } from './api/route.ts';
import { Cardroom } from './cardroom.ts';
import { Duplicates } from './duplicates.ts';
import type { Journal } from './journal.ts';
import type { Rate } from './limits.ts';
import { Metrics } from './metrics.ts';
import { Notices } from './notices/notices.ts';
import { type Sender, webPushSender } from './notices/sender.ts';
import { Accounts } from './people/accounts.ts';
import { type HouseKeys, houseKeys } from './people/house-keys.ts';
import { KeptGames } from './people/kept.ts';
import { leaveForGood } from './people/leaving.ts';
import { Passkeys } from './people/passkeys.ts';
import { Argon, type Hasher } from './people/passphrase.ts';
import { type KnownGuest, People } from './people/people.ts';
import { Reception } from './reception.ts';
import type { Chance } from './secrets.ts';
import type { ServerClock } from './shared-clock.ts';
import { Rankings } from './standing/rankings.ts';
import { Results } from './standing/results.ts';
import type { Vault } from './vault.ts';

/** Everything from outside: the same server runs on a machine and in a simulation. */
export interface VenueMeans {
  readonly vault: Vault;
  readonly house: House;
  readonly clock: ServerClock;
  readonly chance: Chance;
  readonly journal: Journal;
  /** Who thinks for bots, and who at once if they fail. */
  readonly minds: Pick<Ports, 'mindOf' | 'quick'>;
  readonly adviser: Mind;
  /** In milliseconds: when the house moves for a bot, what bots wait at least, when one sits in for a person. */
  readonly times: { readonly patience: number; readonly beat: number; readonly grace: number };
  readonly rates: Readonly<Record<Frequency, Rate>>;
  /** How many messages are taken from one visit, if not as usual. */
  readonly pace?: Rate;
  linkTo(id: string, secret: string): string;
  /** How passphrases are made dear to guess, if not as usual. */
  readonly hasher?: Hasher;
  /** How notices are sent, if not as usual; and where those who carry them find whoever sends them. */
  readonly send?: Sender;
  readonly subject?: string;
}

/** How often the house looks after tables at which nobody is, in milliseconds. */
const ROUNDS = 15_000;
/** How often tables are let rest at which nothing happens, in milliseconds. */
const RESTS = 2000;
const SEED_BYTES = 32;
/** Where nobody has said at which address people reach the server. */
const SUBJECT = 'https://localhost';

/** A whole server but for its sockets: people, tables, the ways to them. */
export class Venue {
  readonly metrics = new Metrics();
  readonly people: People;
  readonly accounts: Accounts;
  readonly cardroom: Cardroom;
  readonly reception: Reception;
  readonly api: Api;
  private readonly means: VenueMeans;
  private known: Promise<HouseKeys> | undefined;
  private isClosed = false;
  private isStoreAway = false;
  private callOff: () => void = () => {};
  private callOffRest: () => void = () => {};

  constructor(means: VenueMeans) {
    const { vault, house, clock, chance, journal, minds, times, adviser } = means;
    const { metrics } = this;
    this.means = means;
    const fresh = () => Buffer.from(chance(SEED_BYTES)).toString('hex');
    this.people = new People(vault, clock, chance);
    const manners = { ...minds, ...times, fresh, budget: {} };
    const results = new Results(vault.logs());
    this.cardroom = new Cardroom({ vault, house, clock, journal, metrics, results, manners });
    const { people, cardroom } = this;
    const around = { people, cardroom, clock, journal, metrics };
    const passkeys = new Passkeys(vault, clock, chance, () => this.keys().then(({ seal }) => seal));
    const kept = new KeptGames(vault, clock, chance);
    const hasher = means.hasher ?? new Argon();
    this.accounts = new Accounts({ vault, clock, chance, people, passkeys, hasher });
    const { accounts } = this;
    const notices = new Notices({
      ...{ vault, clock, chance, people, games: house.games },
      send: means.send ?? webPushSender(() => this.keys(), means.subject ?? SUBJECT),
      count: (sending) => metrics.count('notices', { sending }),
    });
    cardroom.onTended = (host) => notices.look(host);
    const noticeKey = () => this.keys().then(({ notices: { publicKey } }) => publicKey);
    const { rates, linkTo, pace } = means;
    const spread = () => chance(1)[0] / 256;
    this.reception = new Reception({ ...around, adviser, chance: spread, ...(pace && { pace }) });
    vault.onAway = (isAway) => {
      this.isStoreAway = isAway;
      this.reception.tellAll({ kind: 'store', isAway });
    };
    const { catalogue } = vault;
    const standing = { results, rankings: new Rankings(results) };
    const forget = (guest: KnownGuest) =>
      leaveForGood({ people, accounts, kept, notices, cardroom, catalogue }, guest);
    const tables = { house, catalogue, chance, fresh, linkTo };
    const duplicates = new Duplicates({ vault, people, clock, chance });
    this.api = new Api({
      ...around,
      ...tables,
      ...standing,
      accounts,
      passkeys,
      kept,
      rates,
      forget,
      notices,
      noticeKey,
      duplicates,
    });
    people.onDismissed = (id) =>
      void this.reception.recheck(id).catch(() => journal.warn('recheck failed'));
    metrics.gauge('tables', () => cardroom.size);
    metrics.gauge('wires', () => this.reception.size);
    metrics.gauge('leases', () => cardroom.node?.leases ?? 0);
    metrics.gauge('store_away', () => Number(this.isStoreAway));
  }

  /** What the house proves by that something is its own: made when it is first needed. */
  private keys(): Promise<HouseKeys> {
    const { vault, chance, clock } = this.means;
    this.known ??= houseKeys(vault, chance, clock.now());
    return this.known;
  }

  /** Takes up where the last one has ended. Nobody who wants to play has to wait until every list is right again. */
  async begin(): Promise<void> {
    await this.cardroom.begin();
    // What is not done when it ends is done by the next one.
    this.cardroom
      .catchUp()
      .catch(() => this.isClosed || this.means.journal.warn('catching up failed'));
    this.goRound();
    this.letRest();
  }

  private letRest(): void {
    this.callOffRest = this.means.clock.after(RESTS, () => {
      this.cardroom.rest();
      this.letRest();
    });
  }

  private goRound(): void {
    this.callOff = this.means.clock.after(ROUNDS, () => {
      const { journal } = this.means;
      this.cardroom
        .tend()
        .catch(() => journal.warn('round failed'))
        .finally(() => this.goRound());
    });
  }

  /** Everybody is told to come again; what was begun is finished. */
  async close(): Promise<void> {
    this.isClosed = true;
    this.callOff();
    this.callOff = () => {};
    this.callOffRest();
    this.reception.close();
    await this.cardroom.close();
  }
}
