import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { version } from './index.ts';

test('the version is the one the package states', () => {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  expect(version).toBe(manifest.version);
});
