// Somebody who adds to logs in a database as a server does, as fast as they can: `appender.mjs URL`.
import { PostgresVault } from '../../packages/server/dist/postgres/vault.js';
import { answer } from './child.mjs';

const [url] = process.argv.slice(2);
const journal = { note: () => {}, warn: () => {} };
const vault = PostgresVault.open(url, journal);
/** About as long as an entry with a move. */
const TEXT = 'x'.repeat(160);

answer({
  ready: async () => {
    await vault;
    return true;
  },
  /**
   * So many tables, at each of which the next entry follows as soon as the last one is certain.
   * @param {{ name: string, tables: number, seconds: number }} wanted
   */
  async run({ name, tables, seconds }) {
    const logs = (await vault).logs();
    const end = performance.now() + seconds * 1000;
    const counts = await Promise.all(
      Array.from({ length: tables }, async (_, table) => {
        let seq = 0;
        while (performance.now() < end) {
          seq++;
          const command = { type: 'play', move: { seat: seq % 4, type: 'play', text: TEXT } };
          const facts = [{ type: 'move', move: command.move }];
          const entry = { seq, key: `${seq}`, by: 'ada', at: Date.now(), command, facts };
          // No table: servers would look after it.
          const appended = await logs.append(`bench/${name}-${table}`, entry);
          if (appended !== 'ok') throw new Error(`entry ${seq} is ${appended}`);
        }
        return seq;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  },
});
