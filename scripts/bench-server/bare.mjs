// The least that a server of sockets can do, of the same library: `bare.mjs broadcast BYTES` tells everybody at a table what
// one of them has sent, in so many bytes; `bare.mjs commit DATA` writes it down as the server does and tells the sender.
import { Worker } from 'node:worker_threads';
import { WebSocketServer } from 'ws';
import { answer } from './child.mjs';

const [manner, detail] = process.argv.slice(2);
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
/** @type {Map<string, Set<import('ws').WebSocket>>} */
const tables = new Map();
const take = manner === 'broadcast' ? broadcaster(Number(detail)) : committer(detail);

server.on('connection', (socket, { url = '' }) => {
  const all = tables.get(url) ?? new Set();
  tables.set(url, all.add(socket));
  socket.on('message', (data) => take(String(data), socket, all));
});

/**
 * @param {number} bytes
 * @returns {(text: string, socket: import('ws').WebSocket, all: Set<import('ws').WebSocket>) => void}
 */
function broadcaster(bytes) {
  const news = 'x'.repeat(Math.max(1, bytes));
  return (text, sender, all) => {
    const { id } = JSON.parse(text);
    for (const socket of all) socket.send(news);
    sender.send(`{"kind":"done","id":${id},"seq":1}`);
  };
}

/**
 * @param {string} data
 * @returns {(text: string, socket: import('ws').WebSocket) => void}
 */
function committer(data) {
  const worker = new Worker(new URL('writer.mjs', import.meta.url), { workerData: data });
  /** @type {Map<number, () => void>} */
  const waiting = new Map();
  let calls = 0;
  worker.on('message', (/** @type {number[]} */ done) => {
    for (const call of done) {
      waiting.get(call)?.();
      waiting.delete(call);
    }
  });
  return (text, socket) => {
    const { id } = JSON.parse(text);
    const call = calls++;
    waiting.set(call, () => socket.send(`{"kind":"done","id":${id},"seq":1}`));
    worker.postMessage({ call, text });
  };
}

answer({
  port: async () => {
    const address = server.address();
    return typeof address === 'object' ? address?.port : undefined;
  },
});
