import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, onTestFinished, test } from 'vitest';
import { SqliteVault } from '../src/sqlite/vault.ts';
import { upgradeChecks } from './upgrade.ts';

describe('an upgrade with the file of SQLite', () => {
  for (const [title, run] of Object.entries(upgradeChecks)) {
    test(title, async () => {
      const folder = await mkdtemp(join(tmpdir(), 'overtrick-upgrade-'));
      onTestFinished(() => rm(folder, { recursive: true }));
      await run({ open: () => SqliteVault.open(join(folder, 'tables.db'), () => {}) });
    });
  }
});
