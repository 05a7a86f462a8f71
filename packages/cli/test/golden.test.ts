import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { overtrick } from './terminal.ts';

const folder = new URL('../../engine/test/golden/', import.meta.url);
const text = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const commands: Record<string, string[]> = JSON.parse(text('commands.json'));

describe.each(Object.entries(commands))('%s', (name, lines) => {
  test('is played again by its seed, byte for byte', async () => {
    let records = '';
    for (const line of lines) {
      const { code, out } = await overtrick(['simulate', ...line.split(' '), '--record', '-']);
      expect(code).toBe(0);
      records += out;
    }
    expect(records === text(`${name}.jsonl`)).toBe(true);
  });
});
