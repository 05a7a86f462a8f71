import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { isTableId } from '../vault.ts';
import type { SqlDatabase } from './database.ts';

const CHANNEL = 'overtrick';
/** As many characters as one notice may have, and some to spare. */
const LONGEST = 7000;
/** Notices go out so often at most, with all that has come about until then, in milliseconds. */
const SPACING = 60;
/** How long a notice of one's own may take to come back, in milliseconds. */
const PATIENCE = 3000;
const AGAIN = 1000;
const NAME_BYTES = 6;

/**
 * Tells other nodes to which logs something was added, by NOTIFY: outside of the transactions that add, for it would hold them all
 * up. It is only a hint. A pool of connections between may drop LISTEN without a word: so it is tried whether a notice comes back.
 */
export class Hints {
  private readonly database: SqlDatabase;
  private readonly name = randomBytes(NAME_BYTES).toString('base64url');
  private readonly waiting = new Set<string>();
  private client: Client | undefined;
  private isTelling = false;
  private isClosed = false;
  private onTest: (() => void) | undefined;
  /** Whether notices come. */
  isHeard = false;
  /** Whether there is anybody to tell. */
  isNeeded = true;
  onHeard: (ids: readonly string[]) => void = () => {};
  /** Told whether notices come, whenever that has been found out. */
  onTested: (isHeard: boolean) => void = () => {};

  constructor(database: SqlDatabase) {
    this.database = database;
  }

  /** Finds out whether notices come. */
  begin(): Promise<void> {
    return this.listen();
  }

  private async listen(): Promise<void> {
    const client = new Client({
      connectionString: this.database.url,
      connectionTimeoutMillis: PATIENCE,
      keepAlive: true,
      application_name: 'overtrick hints',
    });
    this.client = client;
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      this.isHeard = await this.test();
      this.onTested(this.isHeard);
    } catch {
      this.lose(client);
    }
  }

  private async test(): Promise<boolean> {
    const heard = new Promise<boolean>((resolve) => {
      this.onTest = () => resolve(true);
      setTimeout(() => resolve(false), PATIENCE).unref();
    });
    await this.notify(`${this.name} `);
    return heard;
  }

  private lose(client: Client): void {
    if (this.client !== client) return;
    this.client = undefined;
    this.isHeard = false;
    client.end().catch(() => {});
    if (!this.isClosed) setTimeout(() => !this.isClosed && void this.listen(), AGAIN).unref();
  }

  private hear(payload: string): void {
    const [name, ids] = payload.split(' ');
    if (name === this.name) return this.onTest?.();
    if (ids) this.onHeard(ids.split(','));
  }

  /** Something was added to these logs. */
  tell(ids: readonly string[]): void {
    if (!this.isNeeded) return;
    for (const id of ids) if (isTableId(id)) this.waiting.add(id);
    if (!this.isTelling && this.waiting.size > 0) void this.send();
  }

  private async send(): Promise<void> {
    this.isTelling = true;
    while (this.waiting.size > 0) {
      await this.notify(this.next()).catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, SPACING));
    }
    this.isTelling = false;
  }

  /** As many as there is room for. */
  private next(): string {
    let payload = `${this.name} `;
    for (const id of this.waiting) {
      if (payload.length + id.length > LONGEST) break;
      this.waiting.delete(id);
      payload += payload.endsWith(' ') ? id : `,${id}`;
    }
    return payload;
  }

  private async notify(payload: string): Promise<void> {
    await this.database.once('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
  }

  close(): void {
    this.isClosed = true;
    const { client } = this;
    this.client = undefined;
    // It may have been cut already, and then nobody answers.
    client?.end().catch(() => {});
  }
}
