// What only a process of its own can show: signals, pipes and a disk without room.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { folder, overtrick } from './terminal.ts';

// A process starts slowly on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const root = fileURLToPath(new URL('../../..', import.meta.url));
const node = `'${process.execPath}' --import tsx --conditions=overtrick-source scripts/dev.mjs`;

/** A line for the shell, in which `overtrick` is the command from its sources. */
function shell(line: string): ChildProcess {
  const script = `overtrick() { ${node} "$@"; }\n${line}`;
  return spawn('bash', ['-c', script], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
}

async function run(line: string): Promise<{ code: number | null; out: string; err: string }> {
  const child = shell(line);
  const [out, err, code] = await Promise.all([read(child.stdout), read(child.stderr), end(child)]);
  return { code, out, err };
}

function read(stream: NodeJS.ReadableStream | null): Promise<string> {
  return stream
    ? text(stream as AsyncIterable<Uint8Array> & NodeJS.ReadableStream)
    : Promise.resolve('');
}

function end(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve) => child.on('close', resolve));
}

const ENDLESS = 'simulate mu --players 5 --matches 1000000 --seed 7';

describe.each(['SIGINT', 'SIGHUP'] as const)('%s', (signal) => {
  test('keeps the whole records of what is finished, and says how many', async () => {
    const path = join(folder(), 'out.jsonl');
    const child = shell(`exec ${node} ${ENDLESS} --progress --record '${path}'`);
    let err = '';
    child.stderr?.on('data', (said) => {
      if (err === '') child.kill(signal);
      err += said;
    });
    expect(await end(child)).toBe(130);
    const lines = readFileSync(path, 'utf8').split('\n');
    expect(lines.pop()).toBe('');
    expect(err).toContain(`${lines.length.toLocaleString('en-US')} whole record`);
    for (const line of lines) expect(JSON.parse(line).format).toBe('overtrick/1');
    expect(readdirSync(dirname(path))).toEqual(['out.jsonl']);
  });
});

describe.each([1, 2])('Ctrl-C with %i jobs', (jobs) => {
  test('leaves no program behind, not even one that hears nothing', async () => {
    const bot = `exec:true && '${process.execPath}' packages/lab/test/bad-bot.mjs hang`;
    const child = shell(`exec ${node} ${ENDLESS} --bots "${bot}" --jobs ${jobs}`);
    let said = '';
    child.stderr?.on('data', (more) => {
      // Once: a second time would mean that nobody is to wait for anything.
      if (!said.includes('hang') && `${said}${more}`.includes('hang')) child.kill('SIGINT');
      said += more;
    });
    // Its streams are closed only when nobody holds them any more.
    expect(await end(child)).toBe(130);
  });
});

describe('a study that is ended in the middle', () => {
  const STUDY = { game: 'gamut', players: 4, deals: 80_000, bots: 'random', seed: 'ended' };
  const whole = written();
  let told = '';
  beforeAll(async () => {
    told = (await overtrick(['lab', 'run', whole.study, '--jobs', '1'])).out;
  });

  function written(): { study: string; results: string } {
    const study = join(folder(), 'study.json');
    writeFileSync(study, JSON.stringify(STUDY));
    return { study, results: study.replace('.json', '.results.jsonl') };
  }

  test.each([
    ['SIGINT', 130, '1'],
    ['SIGKILL', null, '2'],
  ] as const)(
    'by %s goes on after what it has kept, to the bytes of one that was never stopped',
    async (signal, code, jobs) => {
      const { study, results } = written();
      const child = shell(`exec ${node} lab run '${study}' --jobs ${jobs} --progress`);
      child.stderr?.once('data', () => child.kill(signal));
      expect(await end(child)).toBe(code);
      const all = readFileSync(whole.results, 'utf8');
      const kept = readFileSync(results, 'utf8');
      expect(kept.length).toBeLessThan(all.length);
      expect(kept.split('\n').length).toBeGreaterThan(2);
      expect(all.startsWith(kept)).toBe(true);
      expect((await overtrick(['lab', 'run', study, '--jobs', '1'])).out).toBe(told);
      expect(readFileSync(results, 'utf8')).toBe(all);
    },
  );
});

/** The `script` of Linux gives a program a terminal; elsewhere console.test.ts has to be enough. */
const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes(
  'util-linux',
);

describe.runIf(hasTerminal)('Ctrl-Z on a real terminal', () => {
  test('gives the prompt back, also through npm, and fg goes on', async () => {
    const child = spawn(
      'script',
      ['-qfec', `env PS1='ready> ' bash --norc --noprofile -i`, '/dev/null'],
      {
        cwd: root,
        env: { ...process.env, TERM: 'xterm', XDG_STATE_HOME: folder() },
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    );
    const { stdin, stdout } = child;
    /** Types once the terminal has shown something new. */
    const type = async (shown: string, keys: string) => {
      await seen(stdout, shown);
      stdin.write(keys);
    };
    await type('ready> ', 'npm run -s dev -- play mu --bots random --seed x\r');
    await type('Your turn:', '\x1a');
    await type('ready> ', 'fg\r');
    await type('Your turn:', 'quit\r');
    await type('ready> ', 'exit $?\r');
    expect(await end(child)).toBe(0);
  });
});

/** Waits until a stream has said this. */
function seen(stream: NodeJS.ReadableStream, words: string): Promise<void> {
  return new Promise((resolve) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (!said.includes(words)) return;
      stream.off('data', listen);
      resolve();
    };
    stream.on('data', listen);
  });
}

describe('a pipe', () => {
  test('that is closed ends a simulation with a message and no stack trace', async () => {
    const { out, err } = await run(`overtrick ${ENDLESS} --record - | head -n 1`);
    expect(JSON.parse(out).format).toBe('overtrick/1');
    expect(err).toContain('cannot write to standard output: the reader has closed the pipe\n');
    expect(err).not.toMatch(/\n\s+at /);
  });

  test('that is closed ends other commands quietly', async () => {
    const { code, err } = await run('set -o pipefail; overtrick rules mu | head -n 0');
    expect(err).toBe('');
    expect(code).toBe(0);
  });

  test('carries records from simulate to check', async () => {
    const few = 'simulate mu --players 5 --matches 2 --seed 7';
    const { code, out } = await run(`overtrick ${few} --record - 2>/dev/null | overtrick check -`);
    expect(out).toContain('2 games: 2 valid.');
    expect(code).toBe(0);
  });
});

describe('a disk without room', () => {
  test('keeps whole records only', async () => {
    const path = join(folder(), 'out.jsonl');
    const { code, err } = await run(`ulimit -f 400; overtrick ${ENDLESS} --record '${path}'`);
    expect(code).toBe(1);
    const lines = readFileSync(path, 'utf8').split('\n');
    expect(lines.pop()).toBe('');
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect(JSON.parse(line).format).toBe('overtrick/1');
    expect(err).toContain(`${lines.length} whole record`);
    expect(err).toContain(`overtrick: cannot write ${path}: the file would become too large\n`);
    expect(readdirSync(dirname(path))).toEqual(['out.jsonl']);
  });

  test('under standard output is told', async () => {
    const { code, err } = await run('overtrick rules mu > /dev/full');
    expect(err).toBe('overtrick: cannot write: the disk is full\n');
    expect(code).toBe(1);
  });

  test('under records on standard output is told', async () => {
    const { code, err } = await run(`overtrick ${ENDLESS} --record - > /dev/full`);
    expect(err).toContain('overtrick: cannot write to standard output: the disk is full\n');
    expect(code).toBe(1);
  });
});
