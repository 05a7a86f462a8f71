// `npm run golden`: plays the golden records again and writes them with their digests; run it when behaviour
// is meant to change, and say why in the commit. What a version of a game has judged is never overwritten:
// a changed rule needs a new `version` in the game's about.ts. To put another record in the place of one
// that is there, delete both of its files first.
import { readFileSync, writeFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { main } from '../packages/cli/src/main.ts';
import { digestsOf, faultOf, kept } from '../packages/engine/test/digests.ts';
import { digestOptions, optionsName } from '../packages/engine/test/option-digests.ts';
import { refereed } from '../packages/engine/test/refereed.ts';
import { readArguments } from './arguments.mjs';

readArguments(`npm run golden

Plays the golden records of packages/engine/test/golden again and writes them with their digests: for
when behaviour is meant to change. What a version of a game has judged is never overwritten.`);

const folder = new URL('../packages/engine/test/golden/', import.meta.url);
const commands = JSON.parse(readFileSync(new URL('commands.json', folder), 'utf8'));

for (const [name, lines] of Object.entries(commands)) {
  let records = '';
  for (const line of lines) records += await recordsOf(line);
  if (keep(name, digestsOf(records.trim().split('\n')))) {
    writeFileSync(new URL(`${name}.jsonl`, folder), records);
    process.stdout.write(`${name}: ${records.length} bytes\n`);
  }
}
for (const game of refereed) {
  keep(optionsName(game), { game, judged: digestOptions(game), seen: {} });
}

/**
 * Whether the digests could be written: what this version has judged before must be judged so again.
 * @param {string} name
 * @param {ReturnType<typeof digestsOf>} now
 */
function keep(name, { game, judged, seen }) {
  const before = kept(name);
  const isNew = before.judged[game.version] === undefined;
  const fault = isNew ? undefined : faultOf(game, before, judged);
  if (fault) {
    process.stderr.write(`${name} stays as it is. ${fault}\n`);
    process.exitCode = 1;
    return false;
  }
  const after = { judged: { ...before.judged, [game.version]: judged }, seen };
  writeFileSync(new URL(`${name}.digests.json`, folder), `${JSON.stringify(after, null, 2)}\n`);
  return true;
}

/** @param {string} line */
async function recordsOf(line) {
  let text = '';
  const out = new Writable({
    write(chunk, _encoding, done) {
      text += chunk;
      done();
    },
  });
  const io = {
    out,
    err: process.stderr,
    input: Readable.from([]),
    env: {},
    onInterrupt: () => () => {},
  };
  const code = await main(['simulate', ...line.split(' '), '--record', '-', '--no-progress'], io);
  if (code !== 0) throw new Error(`${line} ends with ${code}`);
  return text;
}
