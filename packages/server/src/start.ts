import { randomBytes } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { levels } from '@overtrick/bots';
import { house, mindOf } from '@overtrick/table';
import { Thinkers } from './bots/thinkers.ts';
import { steadyClock } from './clock.ts';
import type { Config } from './config.ts';
import { watchHeap } from './heap.ts';
import { openHttp } from './http.ts';
import { Journal } from './journal.ts';
import { PostgresVault } from './postgres/vault.ts';
import { sharedClock } from './shared-clock.ts';
import { SqliteVault } from './sqlite/vault.ts';
import { Unusable } from './unusable.ts';
import type { Vault } from './vault.ts';
import { Venue, type VenueMeans } from './venue.ts';

/** What whoever starts a server adds to its settings. */
export interface StartMeans {
  readonly headers: ReadonlyMap<string, string>;
  readonly page?: (request: IncomingMessage, response: ServerResponse) => void;
  /** Takes the lines of the log. */
  write(line: string): void;
  /** How often something may be asked from one address, if not as usual. */
  readonly rates?: VenueMeans['rates'];
  /** The disk has failed: the process must end at once, and nobody may be told anything any more. */
  end(): never;
}

/** A server that runs. */
export interface Running {
  readonly address: AddressInfo;
  /** Tells everybody to come again, finishes what was begun, and ends. */
  stop(): Promise<void>;
}

/** A bot that has not answered after so many milliseconds is replaced for this decision; its thread soon after. */
const PATIENCE = 5000;
const DEADLINE = 8000;

/** How often something may be asked from one address. */
const RATES = {
  often: { burst: 120, perSecond: 10 },
  seldom: { burst: 30, perSecond: 0.5 },
};

/** Whatever keeps it from being made is said in words; it has nothing to do with where the server listens. */
async function makeFolder(path: string): Promise<void> {
  try {
    // It holds all cards: nobody else on the machine need see them.
    await makeFolders(path);
  } catch (error) {
    const { code } = Object(error);
    throw new Unusable(
      `The folder ${path} cannot be made (${code}). Choose another: DATA=PATH npm start`,
    );
  }
}

/** Node's own way of making folders above folders goes round for ever where none can be made, as in /proc. */
async function makeFolders(path: string): Promise<void> {
  const make = () => mkdir(path, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const { code } = Object(error);
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolders(dirname(path));
    await make();
  }
}

/** In the database that is asked for, else in a file. */
async function openVault(
  { databaseUrl, data }: Config,
  journal: Journal,
  means: StartMeans,
): Promise<Vault & { readonly backlog: number }> {
  if (databaseUrl !== null) return PostgresVault.open(databaseUrl, journal);
  await makeFolder(data);
  return SqliteVault.open(join(data, 'tables.db'), (why) => {
    journal.warn('disk failed', { why });
    means.end();
  });
}

export async function startServer(config: Config, means: StartMeans): Promise<Running> {
  const clock = config.databaseUrl === null ? steadyClock() : sharedClock(steadyClock());
  const journal = new Journal(means.write, () => clock.now());
  const vault = await openVault(config, journal, means);
  const thinkers = new Thinkers(config.botThreads, DEADLINE);
  const unwatchHeap = watchHeap();
  const rest = () => new Promise<void>((resolve) => setImmediate(resolve));
  const { beat, grace, publicUrl } = config;
  const venue = new Venue({
    ...{ vault, house, clock, journal },
    chance: randomBytes,
    minds: {
      mindOf: (level) => (Object.hasOwn(levels, level) ? thinkers.mindOf(level) : undefined),
      quick: mindOf(levels.random, rest),
    },
    adviser: thinkers.mindOf('master'),
    times: { patience: PATIENCE, beat, grace },
    rates: means.rates ?? RATES,
    ...(publicUrl?.startsWith('https:') && { subject: publicUrl }),
    linkTo: (id, secret) => `${publicUrl ?? ''}/#/join/${id}?s=${secret}`,
  });
  venue.metrics.gauge('disk_backlog', () => vault.backlog);
  venue.metrics.gauge('bots_backlog', () => thinkers.backlog);
  venue.metrics.gauge('resident_bytes', () => process.memoryUsage.rss());
  await venue.begin();
  const { origins, trustProxy, sockets } = config;
  const { headers, page } = means;
  const http = { venue, headers, origins, publicUrl, trustProxy, sockets };
  const app = await openHttp({ ...http, ...(page && { page }) });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw error;
  }
  journal.note('started');
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('it listens on no port');
  return { address, stop: close };

  async function close(): Promise<void> {
    unwatchHeap();
    await venue.close();
    await app?.close();
    await thinkers.close();
    await vault.close();
    journal.note('stopped');
  }
}
