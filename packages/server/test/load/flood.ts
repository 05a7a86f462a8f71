import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { attack, hire } from './mob.ts';
import { ServerProcess } from './process.ts';
import { gather, progress } from './table.ts';

/** What came of a server that hostile people have attacked. */
export interface FloodReport {
  readonly faults: readonly string[];
  /** How many entries the people next to it have got further. */
  readonly progress: number;
  /** In MiB, what its process has in memory after the first round, and at the end. */
  readonly before: number;
  readonly after: number;
}

/** People play at a table while everything hostile is done to their server so often: they must not notice. */
export async function flood(rounds: number): Promise<FloodReport> {
  const folder = await mkdtemp(join(tmpdir(), 'overtrick-flood-'));
  const server = new ServerProcess(folder, 'limited');
  try {
    await server.start();
    const [victim, other] = [await gather(server), await gather(server)];
    const villain = await hire(server, victim);
    const players = [victim, other].flatMap(({ people }) => people.map(({ player }) => player));
    const start = Math.min(...players.map(({ seq }) => seq));
    const faults: string[] = [];
    let before = 0;
    for (let i = 0; i < rounds && faults.length === 0; i++) {
      const [found] = await Promise.all([attack(server, villain), progress(players, 10)]);
      faults.push(...found);
      if (i === 0) before = await memoryOf(server);
    }
    for (const player of players) player.stop();
    const further = Math.min(...players.map(({ seq }) => seq)) - start;
    return { faults, progress: further, before, after: await memoryOf(server) };
  } finally {
    await server.end('SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

async function memoryOf({ base }: ServerProcess): Promise<number> {
  const text = await (await fetch(`${base}/metrics`)).text();
  return Number(/^overtrick_resident_bytes (\d+)$/m.exec(text)?.[1]) / 2 ** 20;
}
