import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath, pathToFileURL } from 'node:url';

const tsx = pathToFileURL(fileURLToPath(import.meta.resolve('tsx'))).href;
const script = fileURLToPath(new URL('./serving.ts', import.meta.url));

/** A server in a process of its own, which can be killed and started again on the same data. */
export class ServerProcess {
  private readonly words: readonly string[];
  private readonly databaseUrl: string;
  private child: ChildProcess | undefined;
  port = 0;
  /** What it has logged. */
  lines: string[] = [];

  /** In a folder, or in a database; `limited` if it asks everybody for patience as it usually does. */
  constructor(data: string, limited?: 'limited', databaseUrl = '') {
    this.words = limited ? [data, limited] : [data];
    this.databaseUrl = databaseUrl;
  }

  get base(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Comes back when it listens: always at the same port. */
  async start(): Promise<void> {
    const [data, ...more] = this.words;
    const words = [script, data, `${this.port}`, ...more];
    const argv = ['--conditions=overtrick-source', '--import', tsx, ...words];
    const env = { ...process.env, DATABASE_URL: this.databaseUrl };
    const child = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'pipe'], env });
    this.child = child;
    createInterface({ input: child.stderr }).on('line', (line) => this.lines.push(line));
    for await (const line of createInterface({ input: child.stdout })) {
      const [, port] = /^listening at (\d+)$/.exec(line) ?? [];
      if (port === undefined) continue;
      this.port = Number(port);
      return;
    }
    throw new Error(`it did not start: ${this.lines.slice(-5).join('\n')}`);
  }

  /** Ends it at once, as a power cut would; or as it should be, and answers its exit code. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    const isOver =
      child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined;
    child.kill(signal);
    await isOver;
    this.child = undefined;
    return child.exitCode;
  }
}
