// Opens tables on a server, each with the people who will sit there.
import { Agent, request } from 'node:http';

/** So many are opened at a time. */
const AT_ONCE = 200;
const AGREEMENT = { listed: false, watched: true, pace: null, standIn: 'novice' };
export const PEOPLE = 4;
/** About so many moves are made from one deal to the next, all four being ready for it included. */
export const DEAL = 75;

/**
 * @param {number} port
 * @param {number} count
 * @returns {Promise<{ id: string, tokens: string[] }[]>}
 */
export async function openTables(port, count) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  /** @type {{ id: string, tokens: string[] }[]} */
  const tables = [];
  let left = count;
  const helpers = Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) tables.push(await openTable((path, body, token) => post(path, body, token)));
  });
  await Promise.all(helpers);
  agent.destroy();
  return tables;

  /**
   * @param {string} path
   * @param {unknown} body
   * @param {string} [token]
   * @returns {Promise<any>}
   */
  function post(path, body, token) {
    const headers = {
      'Content-Type': 'application/json',
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    };
    return new Promise((resolve, reject) => {
      const asked = request({ agent, port, host: '127.0.0.1', path, method: 'POST', headers });
      asked.on('error', reject);
      asked.on('response', async (response) => {
        let text = '';
        for await (const part of response) text += part;
        if (response.statusCode === 200) resolve(JSON.parse(text));
        else reject(new Error(`${path}: ${text}`));
      });
      asked.end(JSON.stringify(body));
    });
  }
}

/** @param {(path: string, body: unknown, token?: string) => Promise<any>} post */
async function openTable(post) {
  const names = Array.from({ length: PEOPLE }, (_, i) => `Guest ${i}`);
  const guests = await Promise.all(names.map((name) => post('/api/guests', { name })));
  const [owner, ...others] = guests.map(({ token }) => token);
  const seats = ['me', ...others.map(() => null)];
  const wish = { game: 'mu', players: PEOPLE, seats, agreement: AGREEMENT };
  const { id, secret } = await post('/api/tables', wish, owner);
  for (const token of others) await post(`/api/tables/${id}/come`, { secret }, token);
  return { id, tokens: [owner, ...others] };
}
