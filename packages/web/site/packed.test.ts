import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { PARTS, unpackOnce } from './packed.mjs';

let room: string;
let folder: string;
beforeEach(() => {
  room = mkdtempSync(join(tmpdir(), 'overtrick-'));
  folder = join(room, 'chromium-1');
});

/** Unpacks what stands for a browser, by whoever it is. */
const by = (who: string) => (into: string) => {
  for (const part of PARTS) {
    mkdirSync(dirname(join(into, part)), { recursive: true });
    writeFileSync(join(into, part), who);
  }
};
const maker = () => readFileSync(join(folder, 'chromium'), 'utf8');

test('it is unpacked once, and nothing is left beside it', () => {
  unpackOnce(folder, by('first'));
  unpackOnce(folder, () => expect.unreachable());
  expect(maker()).toBe('first');
  expect(readdirSync(room)).toEqual(['chromium-1']);
});

test('while it is unpacked there is nothing of it under its name', () => {
  unpackOnce(folder, (into) => {
    by('first')(into);
    expect(existsSync(folder)).toBe(false);
  });
});

test('of two who unpack at once the quicker one is kept, and both go on', () => {
  unpackOnce(folder, (into) => {
    by('slower')(into);
    unpackOnce(folder, by('quicker'));
  });
  expect(maker()).toBe('quicker');
  expect(readdirSync(room)).toEqual(['chromium-1']);
});

test('what a killed run has left half unpacked does no harm', () => {
  mkdirSync(`${folder}-killed`);
  writeFileSync(join(`${folder}-killed`, 'chromium'), 'half');
  unpackOnce(folder, by('first'));
  expect(maker()).toBe('first');
});

test.each(PARTS)('if %s was tidied away it is unpacked to another place, once', (gone) => {
  by('older')(folder);
  expect(unpackOnce(folder, by('newer'))).toBe(folder);
  rmSync(join(folder, gone));
  const place = unpackOnce(folder, by('newer'));
  expect(readFileSync(join(place, gone), 'utf8')).toBe('newer');
  expect(unpackOnce(folder, () => expect.unreachable())).toBe(place);
});

test('nothing that has its name is removed, as another may just have put it there', () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'chromium'), 'half');
  unpackOnce(folder, by('first'));
  expect(maker()).toBe('half');
});

test('what goes wrong is told, and leaves nothing behind', () => {
  const fail = () => {
    throw new Error('the disk is full');
  };
  expect(() => unpackOnce(folder, fail)).toThrow('the disk is full');
  expect(readdirSync(room)).toEqual([]);
});
