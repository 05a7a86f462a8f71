import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { findBinaries } from './binaries.ts';

/** PostgreSQL refuses to run as root: then it runs as somebody who may do less. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8').split('\n');
  const named = (name: string) => users.find((line) => line.startsWith(`${name}:`))?.split(':');
  const [, , uid, gid] = named('postgres') ?? named('nobody') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Where somebody who may do less comes to: a folder for temporary files may be its owner's alone. */
function roomFor(user: { uid: number } | undefined): string {
  const isOpen = (folder: string): boolean =>
    (statSync(folder).mode & 0o001) !== 0 &&
    (dirname(folder) === folder || isOpen(dirname(folder)));
  return user && !isOpen(tmpdir()) ? '/tmp' : tmpdir();
}

/** What keeps it small; what it flushes it flushes as it always does. */
const SETTINGS = [
  ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=150'],
  ...['shared_buffers=64MB', 'max_wal_size=256MB', 'autovacuum_naptime=20s', 'jit=off'],
];

/** A PostgreSQL of one's own, which can be stopped, killed and started again on the same data. */
export class Cluster {
  private readonly user = ordinaryUser();
  private readonly folder = mkdtempSync(join(roomFor(this.user), 'overtrick-postgres-'));
  private readonly bin = findBinaries();
  private child: ChildProcess | undefined;
  private port = 0;
  private databases = 0;

  static async start(): Promise<Cluster> {
    const cluster = new Cluster();
    cluster.init();
    cluster.port = await freePort();
    await cluster.start();
    return cluster;
  }

  private init(): void {
    if (this.user) chownSync(this.folder, this.user.uid, this.user.gid);
    chmodSync(this.folder, 0o700);
    const words = ['-D', this.data, '-U', 'overtrick', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    const how = { ...this.user, encoding: 'utf8' as const, cwd: this.folder };
    const made = spawnSync(join(this.bin, 'initdb'), [...words, '--no-locale'], how);
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr ?? made.error}`);
  }

  private get data(): string {
    return join(this.folder, 'data');
  }

  urlOf(database: string): string {
    return `postgres://overtrick@127.0.0.1:${this.port}/${database}`;
  }

  /** A new database, empty. */
  async create(): Promise<string> {
    const name = `tables${this.databases++}`;
    await this.run(`CREATE DATABASE ${name}`);
    return this.urlOf(name);
  }

  async run(sql: string, url = this.urlOf('postgres')): Promise<void> {
    await this.ask(sql, url);
  }

  async ask(sql: string, url = this.urlOf('postgres')): Promise<unknown[]> {
    // Whoever is killed while somebody connects may never answer.
    const patience = { connectionTimeoutMillis: 5000, query_timeout: 30_000 };
    const client = new Client({ connectionString: url, ...patience });
    client.on('error', () => {});
    await client.connect();
    const { rows } = await client.query(sql).finally(() => {
      // It may have been cut already, and then nobody answers.
      client.end().catch(() => {});
    });
    return rows;
  }

  /** Comes back when it answers. */
  async start(): Promise<void> {
    const settings = [...SETTINGS, `port=${this.port}`].flatMap((each) => ['-c', each]);
    const how = { ...this.user, cwd: this.folder, stdio: 'ignore' as const };
    const child = spawn(join(this.bin, 'postgres'), ['-D', this.data, ...settings], how);
    this.child = child;
    while (child.exitCode === null) {
      // What is asked of a database that is just starting is sometimes never answered.
      const answer = this.run('SELECT 1').then(
        () => true,
        () => false,
      );
      const isThere = await Promise.race([answer, sleep(1000, false)]);
      if (isThere) return;
      await sleep(20);
    }
    // What was killed may still be going.
    await sleep(100);
    return this.start();
  }

  /** At once, as a power cut would; or as fast as it can be done properly. */
  async stop(signal: 'SIGKILL' | 'SIGINT'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const isOver = once(child, 'exit');
    child.kill(signal);
    await isOver;
  }

  async remove(): Promise<void> {
    await this.stop('SIGINT');
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  return port;
}
