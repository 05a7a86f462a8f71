// The long proofs of the server: `soak.ts PART COUNT SEED`. A fault ends it with the seed that brings it again.
import { games } from '@overtrick/engine';
import { fuzzFrames } from './fuzz.ts';
import { killUnderLoad } from './load/kill.ts';
import { compareTwins } from './secrecy/compare.ts';
import { liveThrough } from './simulation/days.ts';

const [part, wanted, first] = process.argv.slice(2);
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
  async spies() {
    let pairs = 0;
    for (let i = 0; i < count; i++) {
      for (const game of games) {
        const compared = await compareTwins(game, seed + i);
        if (compared.leak) fail(`${game.name}, ${compared.leak}`);
        pairs += compared.pairs;
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
