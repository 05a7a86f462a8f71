// While a server runs, nobody else can read its file. So whoever wants a backup asks it for a copy, by a socket in the data folder that
// only its owner can reach.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { causeOf, type Journal } from '../journal.ts';
import { Unusable } from '../unusable.ts';
import { SqliteSource } from './sqlite.ts';
import type { BackupSource } from './stores.ts';

const COPY = /^copy-[\w-]+\.db/;
const NAME_BYTES = 6;

/** Longer paths cannot name a socket on every system. */
const LONGEST = 100;

function hatchIn(folder: string): string {
  return join(folder, 'backup.sock');
}

/** Somebody who can copy a whole store while it is used. */
export interface Copying {
  copyTo(path: string): Promise<void>;
}

/**
 * Makes copies for whoever asks, one for each who does, as long as they stay. Where there can be no such socket, backups are made
 * while no server runs.
 */
export async function openHatch(
  folder: string,
  store: Copying,
  journal: Journal,
): Promise<() => Promise<void>> {
  await removeCopies(folder);
  const path = hatchIn(folder);
  if (path.length > LONGEST || process.platform === 'win32') return async () => {};
  const visitors = new Set<Socket>();
  const server = createServer((socket) => {
    visitors.add(socket);
    socket.once('close', () => visitors.delete(socket));
    void serve(socket, join(folder, `copy-${freshName()}.db`), store, journal);
  });
  // Whoever left it behind is gone: the file beside it is ours alone.
  await rm(path, { force: true });
  server.listen(path);
  await once(server, 'listening');
  await chmod(path, 0o600);
  return async () => {
    const isOver = once(server, 'close');
    server.close();
    for (const socket of visitors) socket.destroy();
    await isOver;
  };
}

async function removeCopies(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (COPY.test(name)) await rm(join(folder, name), { force: true });
  }
}

function freshName(): string {
  return randomBytes(NAME_BYTES).toString('base64url');
}

async function serve(socket: Socket, path: string, store: Copying, journal: Journal) {
  socket.on('error', () => {});
  const isGone = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.resume();
  try {
    await store.copyTo(path);
    journal.note('copied for a backup');
    socket.write(`${path}\n`);
    await isGone;
  } catch (error) {
    journal.warn('copy failed', { why: causeOf(error) });
    socket.destroy();
  }
  for (const part of ['', '-wal', '-shm', '-journal']) await rm(path + part, { force: true });
}

/** A copy that a running server has made; undefined if none runs there. */
export async function copyOfRunning(folder: string): Promise<BackupSource | undefined> {
  const socket = connect(hatchIn(folder));
  const isThere = await new Promise<boolean>((resolve) => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  if (!isThere) return undefined;
  const path = await firstLine(socket);
  if (path === undefined) {
    throw new Unusable('the server could not make a copy; its log says why. Is the disk full?');
  }
  const copy = SqliteSource.open(path);
  return {
    facts: copy.facts,
    size: copy.size,
    entries: () => copy.entries(),
    async close() {
      await copy.close();
      socket.destroy();
    },
  };
}

async function firstLine(socket: Socket): Promise<string | undefined> {
  let heard = '';
  return new Promise((resolve) => {
    socket.setEncoding('utf8').on('data', (text) => {
      heard += text;
      if (heard.endsWith('\n')) resolve(heard.trimEnd());
    });
    socket.once('close', () => resolve(undefined));
  });
}
