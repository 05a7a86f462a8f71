// People at tables, in a process of their own: `connect` brings them there, `run` lets them move so often.
import { answer } from './child.mjs';
import { BareTable, MuTable } from './seats.mjs';

/** @type {(BareTable | MuTable)[]} */
let tables = [];

answer({
  /** @param {{ ports: number[], kind: 'bare' | 'mu', tables: { id: string, tokens: string[] }[] }} wanted */
  async connect({ ports, kind, tables: wanted }) {
    const make = kind === 'bare' ? BareTable : MuTable;
    tables = wanted.map(({ id, tokens }) => new make(ports, id, tokens));
    // A few at a time, or the queue of connections that wait runs over.
    const left = [...tables];
    const helpers = Array.from({ length: 100 }, async () => {
      for (let table = left.pop(); table; table = left.pop()) await table.gather();
    });
    await Promise.all(helpers);
    return tables.reduce((sum, { size }) => sum + size, 0);
  },
  /** @param {number} moves */
  scatter: (moves) => scatter(moves),
  /** @param {{ perSecond: number, seconds: number }} wanted */
  run: ({ perSecond, seconds }) => move(perSecond, seconds * 1000),
  leave: () => {
    for (const table of tables) table.close();
    tables = [];
  },
});

/** So many tables play at once while they are scattered. */
const AT_ONCE = 6;

/**
 * Lets some tables play further than others, by up to so many moves: people who meet at a thousand tables do not play the same
 * card of their deals at the same time.
 * @param {number} moves
 */
async function scatter(moves) {
  const left = tables.map((table, i) => ({
    table,
    moves: Math.floor((i * moves) / tables.length),
  }));
  const helpers = Array.from({ length: AT_ONCE }, async () => {
    for (let next = left.pop(); next; next = left.pop()) {
      for (let i = 0; i < next.moves; i++) await next.table.moveSoon();
    }
  });
  await Promise.all(helpers);
}

/**
 * Whether others are slow changes nothing: the moves are made at their times, by whatever table waits longest for one.
 * @param {number} perSecond
 * @param {number} ms
 */
async function move(perSecond, ms) {
  /** @type {number[]} */
  const latencies = [];
  const before = traffic();
  const began = performance.now();
  let [made, missed, at] = [0, 0, 0];
  await new Promise((resolve) => {
    const tick = () => {
      const now = performance.now() - began;
      for (const due = (Math.min(now, ms) * perSecond) / 1000; made + missed < due; ) {
        const table = nextTable();
        if (!table) {
          missed++;
          continue;
        }
        made++;
        const sent = performance.now();
        table.move().then(() => latencies.push(performance.now() - sent));
      }
      if (now < ms) setTimeout(tick, 2);
      else setTimeout(resolve, 1000);
    };
    tick();
  });
  const after = traffic();
  const [bytes, messages] = [after[0] - before[0], after[1] - before[1]];
  return { made, missed, latencies, bytes, messages };

  /** Each in its turn, if it can. */
  function nextTable() {
    for (let i = 0; i < tables.length; i++) {
      const table = tables[at++ % tables.length];
      if (table.isReady) return table;
    }
    return undefined;
  }
}

function traffic() {
  const sum = (/** @type {'bytes' | 'messages'} */ what) =>
    tables.reduce((all, table) => all + table[what], 0);
  return [sum('bytes'), sum('messages')];
}
