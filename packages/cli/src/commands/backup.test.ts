import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fileWith, folder, overtrick } from '../../test/terminal.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A backup with one log, written by hand as docs/operations.md describes it. */
function backup(): string {
  const facts = { servedUntil: null, outages: [] };
  const made = '2026-01-01T00:00:00.000Z';
  const header = { format: 'overtrick-backup', version: 1, made, entries: 1, ...facts };
  const entry = '{"seq":1,"key":"a","by":"ada","at":1,"command":{"type":"open"},"facts":[]}';
  const end = { entries: 1, sum: sha256(`Table\n${entry}`).slice(0, 16) };
  const lines = [JSON.stringify(header), '{"log":"Table"}', entry, JSON.stringify(end)].join('\n');
  const last = { logs: 1, entries: 1, sha256: sha256(`${lines}\n`) };
  const path = join(folder(), 'by-hand.gz');
  writeFileSync(path, gzipSync(`${lines}\n${JSON.stringify(last)}\n`));
  return path;
}

/** The lines of a backup without those that hang on when it was made. */
function linesIn(path: string): string[] {
  return gunzipSync(readFileSync(path)).toString().split('\n').slice(1, -2);
}

test('what was restored is backed up again, and nothing is replaced unless told', async () => {
  const [from, data, to] = [backup(), join(folder(), 'data'), join(folder(), 'to.gz')];
  const env = { DATA: data };
  const restored = await overtrick(['restore', from], { env });
  expect(restored).toEqual({ code: 0, out: '', err: '1 log with one entry restored\n' });
  const made = await overtrick(['backup', to], { env });
  expect(made).toEqual({ code: 0, out: '', err: `1 log with one entry in ${to}\n` });
  expect(linesIn(to)).toEqual(linesIn(from));
  const again = await overtrick(['backup', to], { env });
  expect(again).toMatchObject({ code: 2, err: `overtrick: ${to} exists; --force replaces it\n` });
  expect(await overtrick(['backup', to, '--force'], { env })).toMatchObject({ code: 0 });
  const full = await overtrick(['restore', from], { env });
  expect(full).toMatchObject({ code: 2, err: expect.stringContaining('is not empty') });
});

test.each([
  ['a file that is not there', () => join(folder(), 'none'), /there is no such file/],
  ['a folder', folder, /it is a folder/],
  ['something else', () => fileWith('Dear Ada,\n'), /is no backup of Overtrick/],
])('%s is not restored, and what is wrong is said', async (_, path, words) => {
  const data = join(folder(), 'data');
  const { code, err } = await overtrick(['restore', path()], { env: { DATA: data } });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(words) });
  expect(existsSync(data)).toBe(false);
});

test.each([
  [['backup'], {}, /missing required argument/],
  [['backup', '/nowhere/at/all'], { DATA: folder() }, /there is no .*tables\.db/],
  [['backup', 'x'], { DATABASE_URL: 'nonsense' }, /DATABASE_URL must be/],
])('%j with %j is refused in words', async (argv, env, words) => {
  const { code, err } = await overtrick(argv, { env });
  expect({ code, err }).toEqual({ code: 2, err: expect.stringMatching(words) });
});

test('where a backup cannot be written nothing is left, and why is said', async () => {
  const data = join(folder(), 'data');
  await overtrick(['restore', backup()], { env: { DATA: data } });
  const { code, err } = await overtrick(['backup', join(data, 'no', 'x')], { env: { DATA: data } });
  expect({ code, err }).toMatchObject({
    code: 2,
    err: expect.stringMatching(/no such file or folder/),
  });
  expect(readdirSync(data).sort()).toEqual(['tables.db', 'tables.db-count']);
});

test('whoever presses Ctrl-C has changed nothing', async () => {
  const [from, data, to] = [backup(), join(folder(), 'data'), join(folder(), 'to.gz')];
  const look = { env: { DATA: data }, isTTY: true, interrupt: true };
  const said = expect.stringContaining('stopped; nothing was changed');
  expect(await overtrick(['restore', from], look)).toMatchObject({ code: 130, err: said });
  expect(await overtrick(['restore', from], { env: look.env })).toMatchObject({ code: 0 });
  expect(await overtrick(['backup', to], look)).toMatchObject({ code: 130, err: said });
  expect(readdirSync(dirname(to))).toEqual([]);
});
