// npm run forecasts [-- --seed TEXT] [--only WORD] [--from N] [--to N]: plays studies of all games with bots of every
// kind and tells what was forecast beside what came of it. To be run while nothing else runs: it goes by the clock.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { readArguments } from './arguments.mjs';
import { setUpOrExit } from './setup.mjs';
import { root } from './steps.mjs';

const HELP = `npm run forecasts [-- --seed TEXT] [--only WORD] [--from N] [--to N]

Plays studies of all games and tells how long each was said to take, how wide its answer was said to
be, and what came of both.

  --seed TEXT   what all chance comes from (default: forecasts)
  --only WORD   only those with this in what is asked
  --from N      only from this one on (default: 1)
  --to N        only up to this one`;

/** The studies: bots that take no time, little and much, one thread and two, deals, matches and variants. */
const STUDIES = [
  'mu -p 4 -b random -d 12000000 -q role/Chief/score -j 1',
  'mu -p 5 -d 24000 -q contract/made -j 2',
  'mu -p 4 -d 6400 --vary trumpBonus.none=60 -q trump/none/share -j 1',
  'mu -p 4 -b club:worlds=20 -d 480 -q contract/score -j 2',
  'mutwo -p 4 -d 12000 -q contract/made -j 1',
  'mutwo -p 4 -b random -d 18000000 -q contract/made -j 2',
  'yamv -p 5 -d 12000 --vary declarerBonus.none=60 -q trump/none/share -j 2',
  'yamv -p 4 -b club:worlds=10 -d 240 -q contract/score -j 1',
  'gamut -d 72000 -q role/stayed in Clubs/score -j 2',
  'gamut -b random -d 15000000 -q role/stayed in Clubs/score -j 1',
  'gamut -b club:worlds=20 -d 2000 -q decision/mattered -j 2',
  'ninja-whist -m 3200 -q match/leads -j 2',
  'ninja-whist -p 4 -b random -d 18000000 -q contract/made -j 2',
  'ninja-whist -p 4 -b club:worlds=10 -d 1280 -q contract/made -j 1',
  'mu -p 5 -d 80000 -q contract/made -j 1',
];

const { flags } = readArguments(HELP, {
  options: {
    seed: { type: 'string', default: 'forecasts' },
    only: { type: 'string', default: '' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: String(STUDIES.length) },
  },
});
await setUpOrExit();
const chosen = STUDIES.slice(Number(flags.from) - 1, Number(flags.to));
for (const asked of chosen) {
  if (asked.includes(flags.only)) console.log(`| ${(await measured(asked)).join(' | ')} |`);
}

/**
 * What is asked, after how many seconds it was told how long, how long it then took, the widths that were told and found, and how many processors others took.
 * @param {string} asked
 */
async function measured(asked) {
  const args = asked.split(/ (?=-)/).flatMap((part) => split(part));
  const child = spawn(
    process.execPath,
    [
      'packages/cli/bin/overtrick.js',
      'lab',
      'run',
      ...args,
      '-s',
      flags.seed,
      '--json',
      '--no-progress',
    ],
    { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const started = performance.now();
  let [told, at, out, err] = ['', 0, '', ''];
  child.stderr.on('data', (data) => {
    err += data;
    const [forecast] = /Forecast: [^\n]*/.exec(String(data)) ?? [];
    if (forecast) [told, at] = [forecast, performance.now()];
  });
  child.stdout.on('data', (data) => {
    out += data;
  });
  let own = 0;
  const watch = setInterval(() => {
    own = ownTime(child.pid) ?? own;
  }, 100);
  const before = allTime();
  await new Promise((resolve) => child.once('close', resolve));
  clearInterval(watch);
  const others = Math.max(0, (allTime() - before - own) / (performance.now() - started));
  const after = (performance.now() - at) / 1000;
  const time = /Forecast: (.*?) more/.exec(told)?.[1] ?? 'nothing';
  // Told only where others kept the machine busy: then the clock says little.
  const alone = /quiet one (about [^)]*)/.exec(told)?.[1];
  const took = /quiet machine (about [^.]*.?\d* s)/.exec(err)?.[1];
  const width = /will be ± ([\d.]+)/.exec(told)?.[1] ?? '–';
  return [
    `\`${asked}\``,
    `${((at - started) / 1000).toFixed(1)} s`,
    time + (alone ? ` (busy: alone ${alone})` : ''),
    `${after.toFixed(1)} s${took ? ` (busy: alone ${took})` : ''}`,
    `± ${width}${/, give or take [^:]*/.exec(told)?.[0] ?? ''}`,
    `± ${foundIn(out)}`,
    others.toFixed(2),
  ];
}

/** Milliseconds that all processors were busy. */
function allTime() {
  const busy = cpus().map(({ times }) => times.user + times.nice + times.sys + times.irq);
  return busy.reduce((a, b) => a + b, 0);
}

/**
 * Milliseconds of a processor that a process took, where the system tells: in hundredths of a second.
 * @param {number | undefined} pid
 */
function ownTime(pid) {
  const path = `/proc/${pid}/stat`;
  if (!existsSync(path)) return undefined;
  const fields = readFileSync(path, 'utf8').split(') ')[1].split(' ');
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

/** @param {string} part "-q role/stayed in Clubs/score", or the game */
function split(part) {
  const blank = part.indexOf(' ');
  return blank < 0 ? [part] : [part.slice(0, blank), part.slice(blank + 1)];
}

/** @typedef {{ value: number, low: number, high: number }} Figure */
/** @typedef {{ key: string, scale: string, variants: { figure: Figure, difference?: Figure }[] }} Measure */
/** @typedef {{ study: { question: string }, measures: Measure[] }} Analysis */

/**
 * How wide the answer is: the wider side of the widest interval.
 * @param {string} json
 */
function foundIn(json) {
  /** @type {Analysis} */
  const { study, measures } = JSON.parse(json);
  const { scale, variants } = measures.filter(({ key }) => key === study.question)[0];
  const widths = variants.map(({ figure, difference }) => {
    const { value, low, high } = difference ?? figure;
    return (scale === 'share' ? 100 : 1) * Math.max(high - value, value - low);
  });
  return Math.max(...(variants.length > 1 ? widths.slice(1) : widths)).toPrecision(2);
}
