import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { folder } from '../test/terminal.ts';
import { openSink } from './sink.ts';

const LINE = Buffer.from('{}\n');
const nowhere = new PassThrough();
const FRESH = { mayReplace: false };

test('the target has its name only when it is complete', async () => {
  const path = join(folder(), 'out.jsonl');
  const sink = await openSink(path, nowhere, FRESH);
  await sink.write(LINE, 1);
  expect(existsSync(path)).toBe(false);
  expect(await sink.close()).toBe(`1 whole record in ${path}.`);
  expect(readFileSync(path, 'utf8')).toBe('{}\n');
});

test('without a record there is no file', async () => {
  const home = folder();
  const sink = await openSink(join(home, 'out.jsonl'), nowhere, FRESH);
  expect(await sink.close()).toBe('No record was kept.');
  expect(readdirSync(home)).toEqual([]);
});

test('a target that somebody makes meanwhile is left alone, and the records beside it', async () => {
  const path = join(folder(), 'out.jsonl');
  const sink = await openSink(path, nowhere, FRESH);
  await sink.write(LINE, 1);
  writeFileSync(path, 'precious');
  await expect(sink.close()).rejects.toThrow(/1 whole record in .*\.part$/);
  expect(readFileSync(path, 'utf8')).toBe('precious');
});

test('a device is written to as it is', async () => {
  const sink = await openSink('/dev/null', nowhere, FRESH);
  await sink.write(LINE, 1);
  expect(await sink.close()).toBe('1 whole record in /dev/null.');
});
