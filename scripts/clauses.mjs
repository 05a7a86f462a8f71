// Every clause of every game's RULES.md has a test titled by it, and every clause that a test or the
// code cites exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = new URL('..', import.meta.url).pathname;
const pages = ['games', 'examples'].flatMap((folder) => {
  const at = join(root, 'packages/engine/src', folder);
  return readdirSync(at).map((game) => ({ game, page: join(at, game, 'RULES.md') }));
});
const games = pages.filter(({ page }) => existsSync(page)).map(({ game }) => game);

const rules = new Map();
let failed = 0;
for (const { game, page } of pages) {
  if (!games.includes(game)) continue;
  const text = readFileSync(page, 'utf8');
  for (const [, id] of text.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)) {
    if (rules.has(`${game}/${id}`)) fail(`${game}/RULES.md has two clauses ${id}`);
    rules.set(`${game}/${id}`, 0);
  }
}

const cited = new RegExp(`\\b(?:${games.join('|')})/\\d+\\.\\d+`, 'g');
for (const file of sources(join(root, 'packages'))) {
  const text = readFileSync(file, 'utf8');
  for (const [clause] of text.matchAll(cited)) {
    if (!rules.has(clause)) fail(`${relative(root, file)} cites ${clause}, which does not exist`);
  }
  if (!file.endsWith('.test.ts')) continue;
  for (const [, clause] of text.matchAll(/['"`]\[([a-z-]+\/\d+\.\d+)\]/g)) {
    if (rules.has(clause)) rules.set(clause, rules.get(clause) + 1);
    else fail(`${relative(root, file)} tests ${clause}, which does not exist`);
  }
}
for (const [clause, tests] of rules) if (tests === 0) fail(`${clause} has no test`);

process.stdout.write(`${rules.size} clauses\n`);
process.exitCode = failed > 0 ? 1 : 0;

/** @param {string} message */
function fail(message) {
  failed++;
  process.stderr.write(`${message}\n`);
}

/**
 * @param {string} folder
 * @returns {Generator<string>}
 */
function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^(node_modules|dist.*)$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (entry.name.endsWith('.ts')) yield path;
  }
}
