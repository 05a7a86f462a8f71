// `npm run -s bench -- ARGS`: builds and runs packages/lab/bench/main.ts in this process.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArguments } from './arguments.mjs';
import { compile, setUpOrExit } from './setup.mjs';

readArguments(
  `npm run -s bench [-- --json]

Measures moves a second against a hand-written floor, in every game, and what masters think with;
about a minute and a half.

  --json   one line of data a measurement`,
  { options: { json: { type: 'boolean' } } },
);

const at = (/** @type {string} */ path) => new URL(`../packages/lab/${path}`, import.meta.url);

if (!existsSync(at('bench/main.ts'))) {
  console.error('There is no benchmark: packages/lab/bench/main.ts is missing.');
  process.exit(1);
}
await setUpOrExit();
try {
  compile([fileURLToPath(at('tsconfig.bench.json'))]);
} catch (error) {
  console.error(`Benchmark not built: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}
await import(at('dist-bench/main.js').href);
