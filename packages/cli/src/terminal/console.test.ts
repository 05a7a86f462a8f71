import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { Console } from './console.ts';

/** A terminal that writes down, in order, what is done to it. */
function terminal() {
  const done: string[] = [];
  const input = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (isRaw: boolean) => done.push(isRaw ? 'raw' : 'cooked'),
  });
  const out = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 });
  out.on('data', (chunk) => {
    const text = String(chunk);
    if (text.includes('\x1b[?1049h')) done.push('screen taken');
    if (text.includes('\x1b[?1049l')) done.push('screen given back');
  });
  const console = new Console({ input, out, err: out, env: {} }, () => done.push('stopped'));
  console.onRedraw = () => done.push('drawn');
  done.length = 0;
  return { console, input, done };
}

const pause = () => new Promise((resolve) => setImmediate(resolve));

test('Ctrl-Z gives the terminal back before it stops', async () => {
  const { console, input, done } = terminal();
  input.write('\x1a');
  await pause();
  expect(done).toEqual(['cooked', 'screen given back', 'stopped']);
  console.close();
});

test('who comes back finds the table drawn, and can go on typing', async () => {
  const { console, input, done } = terminal();
  const line = console.ask();
  input.write('pa\x1a');
  await pause();
  done.length = 0;
  process.emit('SIGCONT');
  await pause();
  expect(done).toEqual(['cooked', 'raw', 'screen taken', 'drawn']);
  input.write('ss\r');
  expect(await line).toBe('pass');
  console.close();
});

test('what is continued after it has ended leaves the terminal alone', async () => {
  const { console, done } = terminal();
  console.close();
  await pause();
  done.length = 0;
  process.emit('SIGCONT');
  await pause();
  expect(done).toEqual([]);
});
