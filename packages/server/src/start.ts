import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { adviser, levels } from '@overtrick/bots';
import { house, mindOf } from '@overtrick/table';
import { openHatch } from './backup/hatch.ts';
import { Thinkers } from './bots/thinkers.ts';
import { steadyClock } from './clock.ts';
import type { Config } from './config.ts';
import { makeFolder } from './folder.ts';
import { watchHeap } from './heap.ts';
import { openHttp } from './http.ts';
import { Journal } from './journal.ts';
import { PostgresVault } from './postgres/vault.ts';
import { sharedClock } from './shared-clock.ts';
import { SqliteVault } from './sqlite/vault.ts';
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

/** What everything is kept in, and how to end that. */
interface OpenVault {
  readonly vault: Vault & { readonly backlog: number };
  end(): Promise<void>;
}

/** In the database that is asked for, else in a file. */
async function openVault(
  { databaseUrl, data }: Config,
  journal: Journal,
  means: StartMeans,
): Promise<OpenVault> {
  if (databaseUrl !== null) {
    const vault = await PostgresVault.open(databaseUrl, journal);
    return { vault, end: () => vault.close() };
  }
  await makeFolder(data);
  const vault = await SqliteVault.open(join(data, 'tables.db'), (why) => {
    journal.warn('disk failed', { why });
    means.end();
  });
  const closeHatch = await openHatch(data, vault, journal);
  return { vault, end: () => closeHatch().then(() => vault.close()) };
}

export async function startServer(config: Config, means: StartMeans): Promise<Running> {
  const clock = config.databaseUrl === null ? steadyClock() : sharedClock(steadyClock());
  const journal = new Journal(means.write, () => clock.now());
  const { vault, end } = await openVault(config, journal, means);
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
    adviser: thinkers.mindOf(adviser.name),
    times: { patience: PATIENCE, beat, grace },
    rates: means.rates ?? RATES,
    ...(publicUrl?.startsWith('https:') && { subject: publicUrl }),
    linkTo: (id, secret) => `${publicUrl ?? ''}/#/join/${id}?s=${secret}`,
  });
  venue.metrics.gauge('store_backlog', () => vault.backlog);
  venue.metrics.gauge('bots_backlog', () => thinkers.backlog);
  venue.metrics.gauge('resident_bytes', () => process.memoryUsage.rss());
  await venue.begin();
  const { origins, proxies, sockets } = config;
  const { headers, page } = means;
  const http = { venue, headers, origins, publicUrl, proxies, sockets };
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
    await end();
    journal.note('stopped');
  }
}
