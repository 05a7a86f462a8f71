import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Game, game as gameOf } from '@overtrick/engine';
import { type Entry, tableOf } from '@overtrick/table';
import { openBooks } from '../../src/sqlite/books.ts';
import { Player } from './player.ts';
import { ServerProcess } from './process.ts';

const ninja = gameOf('ninja-whist') as Game;
const AGREEMENT = { listed: false, watched: true, pace: null, standIn: 'random' };

/** What came of tables whose server was killed again and again. */
export interface KillReport {
  readonly faults: readonly string[];
  readonly kills: number;
  readonly confirmed: number;
}

interface Seated {
  readonly id: string;
  readonly people: readonly { readonly player: Player; readonly guest: string }[];
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
    const faults = seated.flatMap((table) => judge(folder, table));
    if (code !== 0) faults.push(`it ended with ${code}`);
    const confirmed = players.reduce((sum, player) => sum + player.confirmed.size, 0);
    return { faults, kills, confirmed };
  } finally {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

async function gather(server: ServerProcess): Promise<Seated> {
  const post = async (path: string, body: unknown, token?: string) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(server.base + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return Object(await answer.json());
  };
  const [ada, ben] = [
    await post('/api/guests', { name: 'Ada' }),
    await post('/api/guests', { name: 'Ben' }),
  ];
  const wish = {
    game: ninja.name,
    players: 3,
    seats: ['me', null, 'random'],
    agreement: AGREEMENT,
  };
  const { id, secret } = await post('/api/tables', wish, ada.token);
  await post(`/api/tables/${id}/come`, { secret }, ben.token);
  const base = () => server.base;
  const people = [
    { player: new Player(base, ada, id), guest: ada.id },
    { player: new Player(base, ben, id, 1), guest: ben.id },
  ];
  for (const { player } of people) player.start();
  return { id, people };
}

/** Until everybody has got so much further. */
async function progress(players: readonly Player[], entries: number): Promise<void> {
  const goals = players.map(({ seq }) => seq + entries);
  await new Promise<void>((resolve) => {
    const look = () => {
      if (players.every(({ seq }, i) => seq >= goals[i])) resolve();
    };
    for (const player of players) player.onChange = look;
  });
}

function judge(folder: string, { id, people }: Seated): string[] {
  const books = openBooks(join(folder, 'tables.db'));
  const [result] = books.run([{ type: 'read', id, from: 1 }]);
  books.close();
  const { bodies } = 'value' in result ? (result.value as { bodies: string[] }) : { bodies: [] };
  const log: Entry[] = bodies.map((body) => JSON.parse(body));
  const keys = log.map(({ key }) => key);
  const faults: string[] = [];
  if (new Set(keys).size !== keys.length) faults.push(`${id}: a key stands twice`);
  const table = tableOf(ninja, log);
  if (!table.ok) faults.push(`${id}: ${table.error}`);
  for (const { player, guest } of people) {
    if (player.seq > log.length) faults.push(`${id}: ${player.name} knows more than the log`);
    for (const [key, seq] of player.confirmed) {
      const at = keys.indexOf(`${guest}/${key}`) + 1;
      if (at !== seq) faults.push(`${id}: ${key} of ${player.name} is entry ${at}, not ${seq}`);
    }
  }
  return faults;
}
