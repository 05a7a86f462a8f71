import { setTimeout as sleep } from 'node:timers/promises';
import type { Entry } from '@overtrick/table';
import { Cluster } from '../postgres/cluster.ts';
import { DeafWay } from '../postgres/deaf.ts';
import { judgeTable, type KillReport } from './kill.ts';
import { ServerProcess } from './process.ts';
import { gather, progress, type Seated } from './table.ts';

/** What is killed in turn. */
type Fate = (nodes: readonly ServerProcess[], cluster: Cluster) => Promise<void>;

/** So long somebody sits at a table whose database is gone, in milliseconds. */
const WITHOUT = 300;
/** Whoever has not got further after so many milliseconds does not get any further. */
const PATIENCE = 60_000;

const FATES: readonly Fate[] = [
  async ([node]) => {
    await node.end('SIGKILL');
    await node.start();
  },
  // All of a rack at once: what a node has called done without the database is nowhere any more.
  async ([node], cluster) => {
    await cluster.stop('SIGKILL');
    await sleep(WITHOUT);
    await node.end('SIGKILL');
    await cluster.start();
    await node.start();
  },
  async ([, node]) => {
    await node.end('SIGKILL');
    await node.start();
  },
  async (_, cluster) => {
    await cluster.stop('SIGKILL');
    await cluster.start();
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
    const judge = async () =>
      (await Promise.all(seated.map((each) => judged(each, cluster, url)))).flat();
    const faults: string[] = [];
    for (let i = 0; i < kills && faults.length === 0; i++) {
      faults.push(...(await progress(players, 3, PATIENCE)));
      // Somewhere in the middle of whatever they do.
      await sleep(Math.random() * 150);
      await FATES[i % FATES.length](nodes, cluster);
      // At once: whoever was told what is gone may never get any further.
      faults.push(...(await judge()));
    }
    if (faults.length === 0) faults.push(...(await progress(players, 3, PATIENCE)));
    for (const player of players) player.stop();
    const codes = await Promise.all(nodes.map((node) => node.end('SIGTERM')));
    faults.push(...codes.flatMap((code) => (code === 0 ? [] : [`a node ended with ${code}`])));
    faults.push(...(await judge()));
    const confirmed = players.reduce((sum, player) => sum + player.confirmed.size, 0);
    return { faults, kills, confirmed };
  } finally {
    await Promise.all(nodes.map((node) => node.end('SIGKILL')));
    deaf?.close();
    await cluster.remove();
  }
}

/** What players know at this moment must stand in the log; they may play on while it is read. */
async function judged({ id, people }: Seated, cluster: Cluster, url: string) {
  const known = people.map(({ player: { name, seq, confirmed }, guest }) => ({
    player: { name, seq, confirmed: new Map(confirmed) },
    guest,
  }));
  const sql = `SELECT body FROM entries WHERE table_id = '${id}' ORDER BY seq`;
  const rows = await cluster.ask(sql, url);
  const log: Entry[] = rows.map((row) => JSON.parse(Object(row).body));
  return judgeTable(log, { id, people: known });
}
