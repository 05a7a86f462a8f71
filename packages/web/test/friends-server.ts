import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const START = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));
/** A copy with a planted defect has nothing built but the page. */
const COMMAND = process.env.PLANTED ? [...fromSources(), START, '--built'] : [START];

function fromSources(): string[] {
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  return ['--conditions=overtrick-source', '--import', pathToFileURL(tsx).href];
}

/** A server as anybody starts it, on a port of its own, with bots that do not take their time. */
export interface FriendsServer {
  /** Where the page is. */
  readonly base: string;
  /** Asks something of its API that must succeed, as somebody or as nobody. */
  post(path: string, body: unknown, token?: string): Promise<Readonly<Record<string, string>>>;
  /** Stops, lets something happen, and starts again with the same data at the same place. */
  restart(meanwhile: () => Promise<unknown>): Promise<FriendsServer>;
  stop(): Promise<void>;
}

const QUICK = { BOT_BEAT: '0', BOT_THREADS: '1' };

/** By name, what else it is told. */
type Told = Readonly<Record<string, string>>;

export function startServer(told: Told = {}): Promise<FriendsServer> {
  return startAt('0', mkdtempSync(join(tmpdir(), 'overtrick-friends-')), told);
}

async function startAt(port: string, data: string, told: Told): Promise<FriendsServer> {
  const env = { ...process.env, ...QUICK, ...told, PORT: port, DATA: data };
  const child = spawn(process.execPath, COMMAND, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const base = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      const [, found] = /is at (http\S+)/.exec(said) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    base,
    async post(path, body, token) {
      const headers = {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      };
      const answer = await fetch(new URL(path, base), {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (!answer.ok) throw new Error(`${path} is answered with ${await answer.text()}`);
      return answer.json();
    },
    async restart(meanwhile) {
      child.kill('SIGTERM');
      await ended;
      await meanwhile();
      return startAt(new URL(base).port, data, told);
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
