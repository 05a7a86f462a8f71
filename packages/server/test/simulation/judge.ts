import { type Game, game as gameOf } from '@overtrick/engine';
import { type Entry, type Scene, sceneOf, type Table, tableOf } from '@overtrick/table';
import type { MemoryVault } from '../../src/memory.ts';
import type { Client } from './client.ts';
import { DAY, EPOCH, TURN } from './world.ts';

/** So long after all was well again nobody can have been unable to play, or be taken to be away. */
const SETTLED = 10_000;

const ninja = gameOf('ninja-whist') as Game;

/** Where the logs can be looked into. */
export type Logs = Pick<MemoryVault, 'peek'>;

/** Compares what was told with what is true. */
export class Judge {
  readonly faults: string[] = [];
  private readonly kept: Logs;
  private readonly clients: readonly Client[];
  private readonly isStrict: boolean;
  private truth: Table | undefined;
  private known = 0;

  constructor(kept: Logs, clients: readonly Client[], isStrict: boolean) {
    this.kept = kept;
    this.isStrict = isStrict;
    this.clients = clients;
    for (const client of clients) {
      client.onScene = (scene, seq) => this.compare(client, scene, seq);
    }
  }

  /** Everything that somebody knows stands in the log, and is what the log says to their eyes. */
  private compare(client: Client, scene: Scene, seq: number): void {
    const log = this.kept.peek<Entry>(client.table);
    if (log.length < seq) this.faults.push(`${client.name} knows entry ${seq} of ${log.length}`);
    if (!this.isStrict || seq < log.length || this.known > seq) return;
    const table = this.tableAt(log);
    if (!table) return;
    const right = sceneOf(table, scene.eyes, client.id);
    if (isSame(scene, right)) return;
    const parts = Object.entries(right);
    const [part, value] = parts.find(([key, is]) => !isSame(Object(scene)[key], is)) ?? ['keys'];
    const told = JSON.stringify(Object(scene)[part]);
    this.faults.push(
      `${client.name} knows after entry ${seq}: ${part} ${told}, not ${JSON.stringify(value)}`,
    );
  }

  private tableAt(log: readonly Entry[]): Table | undefined {
    if (!this.truth) {
      const table = tableOf(ninja, log);
      if (!table.ok) this.faults.push(table.error);
      else this.truth = table.value;
    } else for (const entry of log.slice(this.truth.seq)) this.truth.fold(entry);
    this.known = log.length;
    return this.truth;
  }

  /** Nothing that was called done is lost, and nothing is there twice. */
  async judgeLog(id: string, calmSince: number): Promise<readonly Entry[]> {
    const log = this.kept.peek<Entry>(id);
    for (const { key, at } of log) {
      const passed = sinceEpoch(at);
      if (/^(timeout|away)\//.test(key) && passed > calmSince + SETTLED)
        this.faults.push(`when all was well again for long, ${key} was done`);
      if (key.startsWith('timeout/') && passed < TURN)
        this.faults.push(`before anybody's time can have run out, ${key} was done`);
    }
    if (log.some(({ seq }, i) => seq !== i + 1)) this.faults.push('the log has a gap');
    const keys = log.map(({ key }) => key);
    if (new Set(keys).size !== keys.length) this.faults.push('a key stands twice in the log');
    const table = tableOf(ninja, log);
    if (!table.ok) this.faults.push(`the log cannot be read: ${table.error}`);
    for (const client of this.clients) {
      for (const [key, seq] of client.acknowledged) {
        const at = keys.indexOf(`${client.id}/${key}`) + 1;
        if (at !== seq) this.faults.push(`${key} of ${client.name} is entry ${at}, not ${seq}`);
      }
      for (const key of client.refused) {
        const at = keys.indexOf(`${client.id}/${key}`) + 1;
        if (at > 0) this.faults.push(`${key} of ${client.name} was refused, and is entry ${at}`);
      }
    }
    return log;
  }
}

/** How long the day had lasted by a clock that may have been wrong by a day. */
function sinceEpoch(at: number): number {
  return (at - EPOCH + DAY) % DAY;
}

/** Whether two values would be the same JSON. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b || typeof a !== 'object' || typeof b !== 'object' || !a || !b) return a === b;
  const keys = Object.keys(a).filter((key) => Object(a)[key] !== undefined);
  const others = Object.keys(b).filter((key) => Object(b)[key] !== undefined);
  return (
    Array.isArray(a) === Array.isArray(b) &&
    keys.length === others.length &&
    keys.every((key) => isSame(Object(a)[key], Object(b)[key]))
  );
}
