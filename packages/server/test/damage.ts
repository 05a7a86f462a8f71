import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { FastRandom } from '@overtrick/engine';
import { Damaged } from '@overtrick/table';
import { entry } from '@overtrick/table/stores/conformance';
import { SqliteVault } from '../src/sqlite/vault.ts';
import { Unusable } from '../src/unusable.ts';
import { directConnection } from './direct.ts';

const LOGS = ['a', 'b', 'c'];
/** Enough that SQLite does not move all of them about when some come to the last log. */
const ENTRIES = 48;
/** As many of the last log lie in the write-ahead log alone; of the others the file has all, and the log nothing. */
const RECENT = 8;

/** What came of databases that were cut off, or in which a bit was turned over. */
export interface DamageReport {
  readonly faults: readonly string[];
  /** Of how many it was said that they are damaged; in the others everything was there. */
  readonly told: number;
}

/** Spoils so many copies of a database, one thing in each; what is read of them must have been written, or it is told. */
export async function spoilDatabases(seed: number, count: number): Promise<DamageReport> {
  const folder = await mkdtemp(join(tmpdir(), 'overtrick-damage-'));
  const random = new FastRandom(seed);
  const faults: string[] = [];
  let told = 0;
  try {
    const whole = await writeWhole(join(folder, 'whole'));
    for (let i = 0; i < count; i++) {
      const copy = join(folder, `${i}`);
      await copyFiles(whole.folder, copy);
      const how = await spoil(copy, random);
      const found = await readAgain(copy, whole.logs);
      if (found === 'told') told++;
      else if (found !== 'whole') faults.push(`seed ${seed}, ${how}: ${found}`);
      await rm(copy, { recursive: true });
    }
    return { faults, told };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** As a machine leaves it that has lost its power: a file, a log of what is not in it yet, and a count. */
async function writeWhole(folder: string) {
  await mkdir(folder);
  const path = join(folder, 'tables.db');
  const first = new SqliteVault(directConnection(path));
  for (const id of LOGS) await fill(first, id, 1, ENTRIES - RECENT);
  await first.close();
  const second = new SqliteVault(directConnection(path));
  await fill(second, LOGS[LOGS.length - 1], ENTRIES - RECENT + 1, ENTRIES);
  const logs = await Promise.all(LOGS.map((id) => second.logs().read(id, 1)));
  await copyFiles(folder, `${folder}-cut`);
  await second.close();
  return { folder: `${folder}-cut`, logs: logs.map((log) => JSON.stringify(log)) };
}

async function fill(vault: SqliteVault, id: string, from: number, to: number): Promise<void> {
  for (let seq = from; seq <= to; seq++) await vault.logs().append(id, entry(seq));
}

async function copyFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  // The index of the write-ahead log is made again.
  const names = (await readdir(from)).filter((name) => !name.endsWith('-shm'));
  for (const name of names) await copyFile(join(from, name), join(to, name));
}

/** Cuts one of the files off, or turns a bit of it over. */
async function spoil(folder: string, random: FastRandom): Promise<string> {
  const files = (await readdir(folder)).sort();
  const file = join(folder, files[random.below(files.length)]);
  const bytes = await readFile(file);
  const at = placeIn(bytes, random);
  if (random.below(3) === 0) {
    await writeFile(file, bytes.subarray(0, at));
    return `${basename(file)} cut off at ${at}`;
  }
  bytes[at] ^= 1 << random.below(8);
  await writeFile(file, bytes);
  return `${basename(file)} changed at ${at}`;
}

/** Every other time in what somebody has said: that fits all the rest, whatever becomes of it. */
function placeIn(bytes: Buffer, random: FastRandom): number {
  const at = random.below(bytes.length);
  const said = bytes.indexOf('hello', at);
  return said >= 0 && random.below(2) === 0 ? said : at;
}

/** Everything is there, or it is told; anything else in words. */
async function readAgain(folder: string, logs: readonly string[]): Promise<string> {
  let vault: SqliteVault | undefined;
  try {
    vault = new SqliteVault(directConnection(join(folder, 'tables.db')));
    for (const [i, id] of LOGS.entries()) {
      const found = JSON.stringify(await vault.logs().read(id, 1));
      if (found !== logs[i]) return `log ${id} is ${found.length} letters, not ${logs[i].length}`;
    }
    return 'whole';
  } catch (error) {
    if (error instanceof Unusable || error instanceof Damaged) return 'told';
    return String(error);
  } finally {
    await vault?.close().catch(() => {});
  }
}
