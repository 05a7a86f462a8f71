import { PROTOCOL } from '@overtrick/table';
import { WebSocket } from 'ws';
import type { ServerProcess } from './process.ts';
import { post, type Seated } from './table.ts';

/** Somebody who belongs to a table, and misuses it. */
export interface Villain {
  readonly token: string;
  /** What they say first on a socket. */
  readonly hello: string;
}

/** Something hostile: how its sockets end, or its requests are answered. */
interface Attack {
  readonly ends: readonly number[];
  run(server: ServerProcess, villain: Villain): Promise<readonly number[]>;
}

/** More than anybody may at once. */
const MANY = 80;

function address({ base }: ServerProcess): string {
  return `${base.replace('http', 'ws')}/socket`;
}

/** One socket that does something as soon as it is open; the code with which it is closed. */
function end(
  server: ServerProcess,
  attack: (socket: WebSocket) => void,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  const socket = new WebSocket(address(server), { headers, perMessageDeflate: false });
  socket.on('error', () => {});
  socket.once('open', () => attack(socket));
  return new Promise((resolve) => socket.on('close', resolve));
}

export async function hire(server: ServerProcess, { id, secret }: Seated): Promise<Villain> {
  const { token } = await post(server, '/api/guests', { name: 'Eve' });
  await post(server, `/api/tables/${id}/come`, { secret }, token);
  const hello = { kind: 'hello', protocol: PROTOCOL, token, table: id, since: 0 };
  return { token, hello: JSON.stringify(hello) };
}

/** Asks a path many times at once; how it is answered. */
async function ask(server: ServerProcess, path: string, body: unknown, token: string) {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const asked = { method: 'POST', headers, body: JSON.stringify(body) };
  const one = async () => {
    const answer = await fetch(server.base + path, asked);
    await answer.arrayBuffer();
    return answer.status;
  };
  return Promise.all(Array.from({ length: MANY }, one));
}

/** Closed by the library, by us, or by whoever came; or cut, if the goodbye was lost on who was still talking. */
const [TOO_LONG, MALFORMED, DENIED, FLOOD, OWN, CUT] = [1009, 4400, 4003, 4429, 1005, 1006];

export const ATTACKS: Readonly<Record<string, Attack>> = {
  'frames that are too long': {
    ends: [TOO_LONG, CUT],
    run: async (server) => [await end(server, (socket) => socket.send('x'.repeat(5000)))],
  },
  'fragments without end': {
    ends: [TOO_LONG, CUT],
    run: async (server) => [
      await end(server, (socket) => {
        for (let i = 0; i < MANY; i++) socket.send('x'.repeat(100), { fin: false });
      }),
    ],
  },
  'bytes that are no text': {
    ends: [MALFORMED],
    run: async (server) => [await end(server, (socket) => socket.send(Buffer.from([0xff, 0])))],
  },
  'pages of somebody else': {
    ends: [DENIED],
    // Who was let in would be told that this is no greeting.
    run: async (server) => [
      await end(server, (socket) => socket.send('{}'), { origin: 'https://evil.example' }),
    ],
  },
  'a flood of frames': {
    ends: [FLOOD, CUT],
    run: async (server, { hello }) => {
      const flood = (socket: WebSocket) => {
        socket.send(hello);
        for (let i = 0; i < 10 * MANY; i++) socket.send(`{"kind":"stop","id":${i}}`);
      };
      return [await end(server, flood)];
    },
  },
  'a flood of chat': {
    ends: [OWN],
    run: async (server, { hello }) => {
      let refused = 0;
      const say = (socket: WebSocket) => {
        socket.send(hello);
        socket.once('message', () => {
          const deed = { type: 'say', text: 'buy! '.repeat(30) };
          for (let i = 0; i < 20; i++) {
            socket.send(JSON.stringify({ kind: 'do', id: i, key: newKey(), seen: 1, deed }));
          }
        });
        socket.on('message', (data) => {
          if (String(data).includes('remarks-too-fast') && ++refused === 10) socket.close();
        });
      };
      return [await end(server, say)];
    },
  },
  'sockets that say nothing': {
    ends: [],
    run: async (server) => {
      const sockets = Array.from({ length: MANY }, () => new WebSocket(address(server)));
      await Promise.all(sockets.map((each) => new Promise((open) => each.once('open', open))));
      for (const socket of sockets) socket.terminate();
      return [];
    },
  },
  'a flood of tables': {
    ends: [200, 429],
    run: (server, { token }) => {
      const agreement = { listed: true, watched: true, pace: null, standIn: 'random' };
      const seats = ['me', null, null, null];
      return ask(server, '/api/tables', { game: 'mu', players: 4, seats, agreement }, token);
    },
  },
  'a flood of guests': {
    ends: [200, 429],
    run: (server, { token }) => ask(server, '/api/guests', { name: 'Eve' }, token),
  },
};

let keys = 0;

function newKey(): string {
  return `villain ${keys++}`;
}

/** At most so many answers of one flood are a yes. */
const MOST_ALLOWED = 40;

/** Everything hostile at once, again and again, while people play; what is wrong with how it ends. */
export async function attack(server: ServerProcess, villain: Villain): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, { ends, run }] of Object.entries(ATTACKS)) {
    const found = await run(server, villain);
    const odd = found.find((code) => !ends.includes(code));
    if (odd !== undefined) faults.push(`${name}: ended with ${odd}, not ${ends.join(' or ')}`);
    const allowed = found.filter((code) => code === 200).length;
    if (allowed > MOST_ALLOWED) faults.push(`${name}: ${allowed} were let through`);
  }
  return faults;
}
