import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LenientStore } from '../src/index.ts';
import { entry, type StorePlace, storeChecks } from '../src/stores/conformance.ts';
import { FileStore } from '../src/stores/file.ts';
import { MemoryStore } from '../src/stores/memory.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtrick-stores-'));
});
afterAll(() => rm(folder, { recursive: true }));

function memory(): StorePlace {
  const store = new MemoryStore();
  return { open: async () => store };
}

async function files(): Promise<StorePlace> {
  const own = await mkdtemp(join(folder, 'logs-'));
  const pathOf = (id: string) => join(own, `${id}.log`);
  return {
    open: async () => new FileStore(pathOf),
    async tear(id) {
      const { length } = await readFile(pathOf(id));
      await truncate(pathOf(id), length - 7);
    },
    async spoil(id, seq) {
      const lines = (await readFile(pathOf(id), 'utf8')).split('\n');
      lines[seq] = lines[seq].replace('hello', 'hallo');
      await writeFile(pathOf(id), lines.join('\n'));
    },
  };
}

async function lenient(): Promise<StorePlace> {
  const kept = await files();
  const open = async () =>
    new LenientStore(await kept.open(), (why) => {
      throw why;
    });
  return { ...kept, open };
}

const places = { memory: async () => memory(), files, lenient };

describe.each(Object.entries(places))('%s', (name, place) => {
  // Nothing in memory can be torn or spoiled.
  for (const { title, needs, run } of storeChecks) {
    test.skipIf(needs !== undefined && name === 'memory')(title, async () => run(await place()));
  }
});

test('a file that is no log is refused in words and left as it is', async () => {
  const path = join(folder, 'letter');
  await writeFile(path, 'Dear Ada,\n');
  await expect(new FileStore().read(path, 1)).rejects.toThrow(/not a log/);
  await expect(new FileStore().append(path, entry(1))).rejects.toThrow(/not a log/);
  expect(await readFile(path, 'utf8')).toBe('Dear Ada,\n');
});

test('a game that cannot be kept any more goes on, and that is told once', async () => {
  const memory = new MemoryStore();
  const told: unknown[] = [];
  let isFull = false;
  const append: MemoryStore['append'] = (id, each) =>
    isFull ? Promise.reject(new Error('the disk is full')) : memory.append(id, each);
  const store = new LenientStore({ append, read: memory.read.bind(memory) }, (why) =>
    told.push(why),
  );
  await store.append('a', entry(1));
  isFull = true;
  expect([await store.append('a', entry(2)), await store.append('a', entry(3))]).toEqual([
    'ok',
    'ok',
  ]);
  expect(await store.append('a', entry(3, 'other'))).toBe('stale');
  expect((await store.read('a', 1)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  expect(told).toEqual([new Error('the disk is full')]);
});
