import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Game, game as gameOf } from '@overtrick/engine';
import { type Entry, tableOf } from '@overtrick/table';
import { openBooks } from '../../src/sqlite/books.ts';
import type { Player } from './player.ts';
import { ServerProcess } from './process.ts';
import { gather, progress } from './table.ts';

const ninja = gameOf('ninja-whist') as Game;

/** What came of tables whose server was killed again and again. */
export interface KillReport {
  readonly faults: readonly string[];
  readonly kills: number;
  readonly confirmed: number;
}

/** People play at so many tables while their server is killed so often: nothing that was confirmed may be missing or twice. */
export async function killUnderLoad(tables: number, kills: number): Promise<KillReport> {
  const folder = await mkdtemp(join(tmpdir(), 'overtrick-kill-'));
  const server = new ServerProcess(folder);
  try {
    await server.start();
    const seated = await Promise.all(Array.from({ length: tables }, () => gather(server)));
    const players = seated.flatMap(({ people }) => people.map(({ player }) => player));
    for (let i = 0; i < kills; i++) {
      await progress(players, 3);
      // Somewhere in the middle of whatever it does.
      await sleep(Math.random() * 150);
      await server.end('SIGKILL');
      await server.start();
    }
    await progress(players, 3);
    for (const player of players) player.stop();
    const code = await server.end('SIGTERM');
    const faults = seated.flatMap((table) => judgeTable(logIn(folder, table.id), table));
    if (code !== 0) faults.push(`it ended with ${code}`);
    const confirmed = players.reduce((sum, player) => sum + player.confirmed.size, 0);
    return { faults, kills, confirmed };
  } finally {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

function logIn(folder: string, id: string): Entry[] {
  const books = openBooks(join(folder, 'tables.db'));
  const [result] = books.run([{ type: 'read', id, from: 1 }]);
  books.close();
  const { bodies } = 'value' in result ? (result.value as { bodies: string[] }) : { bodies: [] };
  return bodies.map((body) => JSON.parse(body));
}

/** What players of a table were told. */
export interface ToldTable {
  readonly id: string;
  readonly people: readonly {
    readonly player: Pick<Player, 'name' | 'seq' | 'confirmed'>;
    readonly guest: string;
  }[];
}

/** What is wrong with a log, in view of what its players were told. */
export function judgeTable(log: readonly Entry[], { id, people }: ToldTable): string[] {
  const keys = log.map(({ key }) => key);
  const faults: string[] = [];
  if (new Set(keys).size !== keys.length) faults.push(`${id}: a key stands twice`);
  const table = tableOf(ninja, log);
  if (!table.ok) faults.push(`${id}: ${table.error}`);
  for (const { player, guest } of people) {
    if (player.seq > log.length) faults.push(`${id}: ${player.name} knows more than the log`);
    for (const [key, seq] of player.confirmed) {
      const at = keys.indexOf(`${guest}/${key}`) + 1;
      const what = `${id}: what ${player.name} was told is done, ${key}, as entry ${seq},`;
      if (at === 0) faults.push(`${what} is not in the log of ${log.length}`);
      else if (at !== seq) faults.push(`${what} is entry ${at}`);
    }
  }
  return faults;
}
