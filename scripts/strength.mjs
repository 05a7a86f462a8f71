// npm run strength [-- --only WORD] [--jobs N] [--tables]: lets bots meet in the arena as docs/strength.md
// lists it, and writes the tables there. Stopped, it goes on where it was; results are in .strength.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { tables } from './strength/tables.mjs';
import { trials } from './strength/trials.mjs';

const HELP = `npm run strength [-- --only WORD] [--jobs N] [--tables]

Lets bots meet in the arena and writes the tables of docs/strength.md. It takes hours;
stopped, it goes on where it was.

  --only WORD   only the trials with this in their name
  --jobs N      so many threads play (default: 2)
  --tables      writes the tables from what is there, and plays nothing`;

const { flags: values } = readArguments(HELP, {
  options: {
    only: { type: 'string', default: '' },
    jobs: { type: 'string', default: '2' },
    tables: { type: 'boolean', default: false },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const kept = `${root}/.strength`;
mkdirSync(kept, { recursive: true });

const chosen = trials.filter(({ id }) => id.includes(values.only));
if (chosen.length === 0) {
  console.error(`no trial has "${values.only}" in its name; there are\n${names().join('\n')}`);
  process.exit(2);
}
if (!values.tables) for (const trial of chosen) run(trial);
writeTables();

function names() {
  return trials.map(({ id }) => `  ${id}`);
}

/** @param {(typeof trials)[number]} trial */
function run({ id, words }) {
  const file = `${kept}/${id}.json`;
  if (existsSync(file)) return;
  const started = performance.now();
  const argv = ['scripts/overtrick.mjs', 'arena', ...words, '--out', `${kept}/${id}.jsonl`];
  const more = ['--jobs', values.jobs, '--json', '--no-progress'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [...argv, ...more], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) {
    console.error(`${id}: exit code ${status}\n${stderr}`);
    process.exit(status ?? 1);
  }
  writeFileSync(file, stdout);
  const { mean, spread } = JSON.parse(stdout).gain;
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${id}: ${mean.toFixed(2)} ± ${spread.toFixed(2)} (${seconds} s)`);
}

/** What lies between the marks in the page is ours; the rest is written by hand. */
function writeTables() {
  const page = `${root}/docs/strength.md`;
  const results = new Map(
    trials
      .map(({ id }) => [id, `${kept}/${id}.json`])
      .filter(([, file]) => existsSync(file))
      .map(([id, file]) => [id, JSON.parse(readFileSync(file, 'utf8'))]),
  );
  const text = readFileSync(page, 'utf8').replace(
    /(<!-- (\w+) -->\n)[\s\S]*?(<!-- end -->)/g,
    (_, open, name, close) => `${open}\n${tables[name](results)}\n\n${close}`,
  );
  writeFileSync(page, text);
}
