// `npm run golden`: plays the golden records again and writes them; run it when behaviour is meant to
// change, and say why in the commit. The digests follow with `npx vitest run engine/test/golden -u`.
import { readFileSync, writeFileSync } from 'node:fs';
import { Readable, Writable } from 'node:stream';
import { main } from '../packages/cli/src/main.ts';

const folder = new URL('../packages/engine/test/golden/', import.meta.url);
const commands = JSON.parse(readFileSync(new URL('commands.json', folder), 'utf8'));

for (const [name, lines] of Object.entries(commands)) {
  let records = '';
  for (const line of lines) records += await recordsOf(line);
  writeFileSync(new URL(`${name}.jsonl`, folder), records);
  process.stdout.write(`${name}: ${records.length} bytes\n`);
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
