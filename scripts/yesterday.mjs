// npm run yesterday: builds the bots as they were at one commit, beside today's, so that the arena can compare
// them: `overtrick arena mutwo --a master:worlds=40 --b yesterday:worlds=40 …`. See docs/strength.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';

const COMMIT = '80458d55f1adefcd1d3ce7602a15736c1771e7d3';
const HELP = `npm run yesterday

Builds the bots of commit ${COMMIT.slice(0, 7)} in a git worktree, .yesterday, for "yesterday" in overtrick arena.`;

readArguments(HELP, { options: {} });
const root = fileURLToPath(new URL('..', import.meta.url));
const place = join(root, '.yesterday');

if (!existsSync(join(place, 'package.json'))) {
  execFileSync('git', ['worktree', 'prune'], { cwd: root });
  const words = ['worktree', 'add', '--quiet', '--force', '--detach', place, COMMIT];
  execFileSync('git', words, { cwd: root, stdio: 'inherit' });
}
// Its packages find each other here, and not today's.
const packages = join(place, 'node_modules/@overtrick');
mkdirSync(packages, { recursive: true });
for (const name of ['engine', 'bots']) {
  const link = join(packages, name);
  if (!existsSync(link)) symlinkSync(join('../../packages', name), link);
}
const tsc = join(root, 'node_modules/typescript/bin/tsc');
execFileSync(process.execPath, [tsc, '-b', 'packages/bots/tsconfig.src.json'], {
  cwd: place,
  stdio: 'inherit',
});
console.log(`Built in ${place}.`);
