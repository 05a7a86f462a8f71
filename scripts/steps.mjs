// Runs checks one after another and adds up what they report.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const biome = 'node_modules/@biomejs/biome/bin/biome';
const strictly = ['--error-on-warnings', '--colors=off', '.'];

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * A step runs one Node program: its name, its file from the root, its arguments.
 * @typedef {[name: string, file: string, ...args: string[]]} Step
 */

/** @satisfies {Record<string, Step>} */
export const steps = {
  types: ['types', 'node_modules/typescript/bin/tsc', '-b'],
  boundaries: ['boundaries', 'scripts/boundaries.mjs'],
  lint: ['lint', biome, 'lint', ...strictly],
  style: ['format and lint', biome, 'check', ...strictly],
  deadCode: ['dead code', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
};

/**
 * Runs a step; shows its output only if it fails. A step that ends with a line "N passed, N failed"
 * counts as that many, any other as one.
 * @param {Step} step
 */
export function runStep([name, file, ...args]) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const hasPassed = status === 0;
  const { output, counts } = takeClosingLine(stdout);
  console.log(`${hasPassed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);
  if (!hasPassed) console.log(`${output}${stderr}`);
  return settle(counts ?? { passed: hasPassed ? 1 : 0, failed: 0, skipped: 0 }, hasPassed);
}

/**
 * A runner that fails has at least one failure, whatever it counted.
 * @param {Counts} counts
 * @param {boolean} hasPassed
 */
export function settle(counts, hasPassed) {
  return hasPassed || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

/**
 * The sum of several counts.
 * @param {Counts[]} list
 */
export function addUp(list) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of list) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/**
 * Prints the closing line and sets the exit code.
 * @param {Counts} counts
 */
export function close({ passed, failed, skipped }) {
  console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
}

/** @param {string} text */
function takeClosingLine(text) {
  const match = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?\s*$/m.exec(text);
  if (!match) return { output: text, counts: undefined };
  const [passed, failed, skipped] = match.slice(1).map((digits) => Number(digits ?? 0));
  return { output: text.replace(match[0], ''), counts: { passed, failed, skipped } };
}
