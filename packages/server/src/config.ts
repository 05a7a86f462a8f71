import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { no, ok, type Result } from '@overtrick/engine';

/** How a server is set up. docs/server.md has a table of it. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where everything is kept, unless in a database. */
  readonly data: string;
  /** The database of PostgreSQL in which everything is kept, perhaps by several servers; null for a file. */
  readonly databaseUrl: string | null;
  /** Where people reach it, without a slash at the end; null if that follows from where they are. */
  readonly publicUrl: string | null;
  /** Pages of other origins that may use it; its own always may. */
  readonly origins: readonly string[];
  /** The addresses, or nets, of those before it who say for whom they ask. */
  readonly proxies: readonly string[];
  readonly botThreads: number;
  /** In milliseconds: what bots wait at least, and after which a bot sits in for a person. */
  readonly beat: number;
  readonly grace: number;
  /** How many wires there may be at once. */
  readonly sockets: number;
}

/** One setting: what it is for, what it is unless told, and how it is read; undefined if it makes no sense. */
interface Setting<T> {
  readonly about: string;
  readonly usual: string;
  readonly takes: string;
  /** Whether it must not be repeated, as there is a password in it. */
  readonly isSecret?: true;
  read(text: string): T | undefined;
}

export type ServerSettings = {
  readonly [Key in keyof Config]: Setting<Config[Key]> & { readonly name: string };
};

const LAST_PORT = 65_535;
const MOST_THREADS = 64;
const HOUR = 3_600_000;

/** Every setting there is, by the variable of the environment that sets it. */
export const SETTINGS: ServerSettings = {
  port: {
    name: 'PORT',
    about: 'where it listens',
    usual: '8080',
    takes: `a number from 0 to ${LAST_PORT}`,
    read: (text) => whole(text, 0, LAST_PORT),
  },
  host: {
    name: 'HOST',
    about: 'for whom: `127.0.0.1` is this machine alone, `0.0.0.0` the whole network',
    usual: '127.0.0.1',
    takes: 'an address or a name of this machine',
    read: (text) => text,
  },
  data: {
    name: 'DATA',
    about: 'the folder in which everything is kept; it is made if it is not there',
    usual: 'data',
    takes: 'a path',
    read: (text) => resolve(text),
  },
  databaseUrl: {
    name: 'DATABASE_URL',
    about:
      'a database of PostgreSQL in which everything is kept instead; several servers may share it',
    usual: '',
    takes: 'an address such as postgres://USER:PASSWORD@db.example.org:5432/overtrick',
    isSecret: true,
    read: (text) => (text === '' ? null : databaseOf(text)),
  },
  publicUrl: {
    name: 'PUBLIC_URL',
    about: 'where people reach it; links begin with it. Without it they begin with where one is',
    usual: '',
    takes: 'an address such as https://cards.example.org',
    read: (text) => (text === '' ? null : addressOf(text)),
  },
  origins: {
    name: 'ORIGINS',
    about: 'pages of other origins that may use it, with commas between them',
    usual: '',
    takes: 'addresses such as https://cards.example.org, with commas between them',
    read: originsOf,
  },
  proxies: {
    name: 'TRUSTED_PROXIES',
    about:
      'addresses or nets of proxies that say for whom they ask (`X-Forwarded-For`), with commas',
    usual: '',
    takes: 'addresses or nets such as 127.0.0.1 or 10.0.0.0/8, with commas between them',
    read: proxiesOf,
  },
  botThreads: {
    name: 'BOT_THREADS',
    about: 'how many bots may think at once; unless told, one less than there are processors',
    usual: String(Math.max(1, Math.min(4, availableParallelism() - 1))),
    takes: `a number from 1 to ${MOST_THREADS}`,
    read: (text) => whole(text, 1, MOST_THREADS),
  },
  beat: {
    name: 'BOT_BEAT',
    about: 'how many milliseconds a bot takes at least, however easy its decision is',
    usual: '700',
    takes: 'a number from 0 to 60000',
    read: (text) => whole(text, 0, 60_000),
  },
  grace: {
    name: 'GRACE',
    about: 'how many milliseconds somebody may be away before a bot sits in',
    usual: '60000',
    takes: `a number from 1000 to ${HOUR}`,
    read: (text) => whole(text, 1000, HOUR),
  },
  sockets: {
    name: 'SOCKETS',
    about: 'how many may be connected at once',
    usual: '20000',
    takes: 'a number from 1 to 1000000',
    read: (text) => whole(text, 1, 1_000_000),
  },
};

/** What the environment asks for, or the first thing that is wrong with it. An empty setting is none. */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, string> {
  const found: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(SETTINGS)) {
    const { name, usual, takes, isSecret, read } = setting;
    const text = environment[name] || usual;
    const value = read(text);
    if (value === undefined) {
      return no(`${name} must be ${takes}, not ${isSecret ? 'what it is' : `"${text}"`}.`);
    }
    found[key] = value;
  }
  // Every key of the settings was read above.
  return ok(found as unknown as Config);
}

function whole(text: string, least: number, most: number): number | undefined {
  const value = Number(text);
  return /^\d+$/.test(text) && value >= least && value <= most ? value : undefined;
}

function addressOf(text: string): string | undefined {
  try {
    const { protocol, href, search, hash } = new URL(text);
    const isPlain = /^https?:$/.test(protocol) && search === '' && hash === '';
    return isPlain ? href.replace(/\/+$/, '') : undefined;
  } catch {
    return undefined;
  }
}

function databaseOf(text: string): string | undefined {
  try {
    const { protocol, hostname, pathname } = new URL(text);
    const isWhole = /^postgres(ql)?:$/.test(protocol) && hostname !== '' && pathname.length > 1;
    return isWhole ? text : undefined;
  } catch {
    return undefined;
  }
}

function originsOf(text: string): readonly string[] | undefined {
  const given = text.split(',').filter((part) => part !== '');
  const origins = given.map((part) => {
    const address = addressOf(part.trim());
    return address !== undefined && new URL(address).origin === address ? address : undefined;
  });
  return origins.every((each) => each !== undefined) ? origins : undefined;
}

const LONGEST_PREFIX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

function proxiesOf(text: string): readonly string[] | undefined {
  const given = text.split(',').flatMap((part) => part.trim() || []);
  return given.every(isNet) ? given : undefined;
}

/** An address, or those that begin with so many of its bits. None of all of them: then anybody could say anything. */
function isNet(text: string): boolean {
  const [address, bits, ...rest] = text.split('/');
  const longest = LONGEST_PREFIX[isIP(address)];
  if (longest === undefined || rest.length > 0) return false;
  return bits === undefined || whole(bits, 1, longest) !== undefined;
}
