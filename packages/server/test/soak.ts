// The long proofs of the server: `soak.ts PART COUNT SEED`, and for towns `NODES,DATABASES,TABLES [calm]`. A fault ends it with the seed that brings it again.
import { games } from '@overtrick/engine';
import { spoilDatabases } from './damage.ts';
import { fuzzFrames } from './fuzz.ts';
import { flood } from './load/flood.ts';
import { killUnderLoad } from './load/kill.ts';
import { killNodes } from './load/nodes.ts';
import { compareTwins } from './secrecy/compare.ts';
import { liveThrough } from './simulation/days.ts';
import { liveInTowns } from './simulation/towns.ts';

const [part, wanted, first, size = '', manner] = process.argv.slice(2);
const count = Number(wanted);
const seed = Number(first);

/** Frames before somebody else is attacked. */
const ROUND = 5000;

const PARTS: Readonly<Record<string, () => Promise<string>>> = {
  async tables() {
    const { faults, crashes, entries } = await liveThrough(seed, count, progress);
    if (faults.length > 0) fail(faults[0]);
    return `${count} tables through ${crashes} crashes, ${entries} entries: nothing lost, doubled or leaked`;
  },
  async nodes() {
    const { faults, crashes, entries } = await liveThrough(seed, count, progress, 3);
    if (faults.length > 0) fail(faults[0]);
    return `${count} tables on three nodes through ${crashes} crashes, ${entries} entries: nothing lost, doubled or leaked`;
  },
  async towns() {
    const [nodes, databases, tables] = size.split(',').map(Number);
    const town = { nodes, databases, tables, isCalm: manner === 'calm' };
    const { fault, told } = await liveInTowns(seed, count, town, progress);
    if (fault) fail(fault);
    return told;
  },
  async frames() {
    let [sent, accepted] = [0, 0];
    for (let round = 0; sent < count; round++) {
      const report = await fuzzFrames(seed + round, Math.min(ROUND, count - sent));
      sent += report.frames;
      accepted += report.accepted;
      progress(sent);
    }
    return `${sent} frames at the validator, ${accepted} let in, none did harm`;
  },
  async kills() {
    const { faults, kills, confirmed } = await killUnderLoad(20, count);
    if (faults.length > 0) fail(faults[0]);
    return `${kills} kills under load, ${confirmed} confirmed moves, none lost or doubled`;
  },
  async outages() {
    let confirmed = 0;
    for (const [isHinted, kills] of [
      [true, Math.ceil(count / 2)],
      [false, Math.floor(count / 2)],
    ] as const) {
      const report = await killNodes(12, kills, isHinted);
      if (report.faults.length > 0) fail(report.faults[0]);
      confirmed += report.confirmed;
    }
    return `${count} kills of nodes and of their database under load, ${confirmed} confirmed moves, none lost or doubled`;
  },
  async floods() {
    const { faults, progress: further, before, after } = await flood(count);
    if (faults.length > 0) fail(faults[0]);
    const memory = `${before.toFixed(0)} MiB after the first, ${after.toFixed(0)} MiB at the end`;
    return `${count} rounds of everything hostile, ${further} entries at the tables beside it; ${memory}`;
  },
  async damages() {
    const { faults, told } = await spoilDatabases(seed, count);
    if (faults.length > 0) fail(faults[0]);
    return `${count} databases cut off or changed: ${told} were told, in the others all was there`;
  },
  async spies() {
    let pairs = 0;
    for (let i = 0; i < count; i++) {
      for (const game of games) {
        for (const nodes of [1, 2] as const) {
          const compared = await compareTwins(game, seed + i, nodes);
          if (compared.leak) fail(`${game.name} on ${nodes}, ${compared.leak}`);
          pairs += compared.pairs;
        }
      }
      progress(i);
    }
    return `${pairs} pairs of twin servers, nothing found out`;
  },
};

function fail(why: string): never {
  console.error(`\n${why.slice(0, 2000)}`);
  process.exit(1);
}

function progress(done: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${count} `);
}

console.log(await PARTS[part]());
process.exit();
