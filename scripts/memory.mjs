// `node scripts/memory.mjs [ARGS]`: how much memory a simulation of a million moves takes, with its
// records going to disk. ARGS are further arguments of `overtrick simulate`. Fails above 150 MB.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setUpOrExit } from './setup.mjs';

const MOST_MB = 150;

await setUpOrExit();
const { main } = await import('../packages/cli/dist/main.js');

const home = mkdtempSync(join(tmpdir(), 'overtrick-memory-'));
const file = join(home, 'out.jsonl');
const study = ['simulate', 'mu', '--players', '5', '--matches', '1600', '--seed', '7'];
const code = await main([...study, '--record', file, ...process.argv.slice(2)]);
const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
rmSync(home, { recursive: true });

const peak = process.resourceUsage().maxRSS / 1024;
console.log(`\nrecords ${(size / 1e6).toFixed(0)} MB, peak memory ${peak.toFixed(0)} MB`);
process.exitCode = code !== 0 || peak > MOST_MB ? 1 : 0;
