// The long proofs of the server: `soak.ts PART COUNT SEED`. A fault ends it with the seed that brings it again.
import { games } from '@overtrick/engine';
import { twinsOf } from '@overtrick/table/twins';
import { fuzzFrames } from './fuzz.ts';
import { killUnderLoad } from './load/kill.ts';
import { spy } from './secrecy.ts';
import { roughDay } from './simulation/day.ts';

const [part, wanted, first] = process.argv.slice(2);
const count = Number(wanted);
const seed = Number(first);

/** Frames before somebody else is attacked. */
const ROUND = 5000;

const PARTS: Readonly<Record<string, () => Promise<string>>> = {
  async tables() {
    let [crashes, entries] = [0, 0];
    for (let i = 0; i < count; i++) {
      const day = await roughDay(seed + i);
      if (day.faults.length > 0) fail(`seed ${seed + i}: ${day.faults[0]}`);
      crashes += day.crashes;
      entries += day.entries;
      progress(i);
    }
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
        for (const twins of twinsOf(game, seed + i)) {
          const [one, other] = [await spy(game, twins, 0), await spy(game, twins, 1)];
          const at = one.told.findIndex((line, j) => line !== other.told[j]);
          if (at >= 0) fail(`${game.name}, seed ${seed + i}, eyes ${twins.eyes}: ${one.told[at]}`);
          pairs++;
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
