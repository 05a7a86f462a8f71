import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '@overtrick/table';
import { Cluster } from '../postgres/cluster.ts';
import { DeafWay } from '../postgres/deaf.ts';
import { judgeTable, type KillReport } from './kill.ts';
import { ServerProcess } from './process.ts';
import { gather, progress } from './table.ts';

/** What is killed in turn. */
type Fate = (nodes: readonly ServerProcess[], cluster: Cluster) => Promise<void>;

const FATES: readonly Fate[] = [
  async ([node]) => {
    await node.end('SIGKILL');
    await node.start();
  },
  async (_, cluster) => {
    await cluster.stop('SIGKILL');
    await cluster.start();
  },
  async ([, node]) => {
    await node.end('SIGKILL');
    await node.start();
  },
  async (_, cluster) => {
    await cluster.stop('SIGINT');
    await cluster.start();
  },
];

/**
 * People play at so many tables, each by any of two nodes, while nodes and their database are killed so often in turn: nothing
 * that was confirmed may be missing or twice, and everybody plays on. Without hints nodes have to look themselves.
 */
export async function killNodes(
  tables: number,
  kills: number,
  isHinted: boolean,
): Promise<KillReport> {
  const cluster = await Cluster.start();
  const url = await cluster.create();
  const deaf = isHinted ? undefined : await DeafWay.to(url);
  const nodes = [0, 1].map(() => new ServerProcess('', undefined, deaf?.url ?? url));
  try {
    await Promise.all(nodes.map((node) => node.start()));
    const anyNode = {
      get base() {
        return nodes[Math.floor(Math.random() * nodes.length)].base;
      },
    };
    const seated = await Promise.all(Array.from({ length: tables }, () => gather(anyNode)));
    const players = seated.flatMap(({ people }) => people.map(({ player }) => player));
    for (let i = 0; i < kills; i++) {
      await progress(players, 3);
      // Somewhere in the middle of whatever they do.
      await sleep(Math.random() * 150);
      await FATES[i % FATES.length](nodes, cluster);
    }
    await progress(players, 3);
    for (const player of players) player.stop();
    const codes = await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    const faults = codes.flatMap((code) => (code === 0 ? [] : [`a node ended with ${code}`]));
    for (const table of seated) {
      const sql = `SELECT body FROM entries WHERE table_id = '${table.id}' ORDER BY seq`;
      const rows = await cluster.ask(sql, url);
      const log: Entry[] = rows.map((row) => JSON.parse(Object(row).body));
      faults.push(...judgeTable(log, table));
    }
    const confirmed = players.reduce((sum, player) => sum + player.confirmed.size, 0);
    return { faults, kills, confirmed };
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    deaf?.close();
    await cluster.remove();
  }
}
