// A program that plays a match of anything legal and prints the totals, by docs/protocol.md alone:
//
//   node client.mjs http://localhost:8080            opens a table of its own, with bots in the other seats
//   node client.mjs http://localhost:8080 LINK       takes a free seat at the table that the link leads to
const [base = 'http://localhost:8080', link] = process.argv.slice(2);
const WebSocket = globalThis.WebSocket ?? (await import('ws')).default;

const me = await post('/api/guests', { name: 'Example', program: true });
const table = link ? await come(link) : await open();
let scene; // what is known of the table
let seq = 0; // the last entry that is known
let calls = 0; // how much was asked so far
let parts = []; // the move that is being put together
let pending; // what was asked and is not confirmed yet
connect();

async function post(path, body, token) {
  const headers = { 'Content-Type': 'application/json' };
  if (token) headers.Authorization = `Bearer ${token}`;
  const answer = await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) });
  const value = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${value.message}`);
  return value;
}

async function open() {
  const wish = { game: 'ninja-whist', players: 3, seats: ['me', 'random', 'random'] };
  return (await post('/api/tables', wish, me.token)).id;
}

async function come(address) {
  const [, id, secret] = /#\/join\/([\w-]+)\?s=([\w-]+)/.exec(address) ?? [];
  return (await post(`/api/tables/${id}/come`, { secret }, me.token)).id;
}

function connect() {
  const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/socket`);
  const send = (message) => socket.send(JSON.stringify(message));
  let wait = 1000;
  socket.onopen = () => {
    send({ kind: 'hello', protocol: 1, token: me.token, table, since: seq });
    if (pending) send(pending);
    else parts = [];
  };
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    if (message.kind === 'bye' && message.retry === null) throw new Error(`sent: ${message.why}`);
    if (message.kind === 'bye') wait = message.retry;
    else hear(message, send);
  };
  socket.onerror = () => {}; // it is closed, too
  socket.onclose = () => setTimeout(connect, wait);
}

function hear(message, send) {
  const isMissed = message.kind === 'update' && message.seq > seq + 1;
  if (isMissed || message.kind === 'resync') return send({ kind: 'join', id: ++calls, since: seq });
  if (message.kind === 'scene') [scene, seq] = [message.scene, message.seq];
  if (message.kind === 'update') [scene, seq] = [changed(scene, message.changes), message.seq];
  if (message.kind === 'trouble') return setTimeout(send, 1000, pending);
  if (message.kind === 'done' || message.kind === 'refused') [pending, parts] = [undefined, []];
  if (message.kind === 'halfway') return choose(message.halfway.view.legal, send);
  if (scene && !pending && parts.length === 0) act(send);
}

function ask(deed, send) {
  if (deed.type === 'next') console.log(`deal ${scene.deal + 2}, totals ${scene.totals.join(' ')}`);
  pending = { kind: 'do', id: ++calls, key: `${calls}`, seen: seq, deed };
  send(pending);
}

/** Whatever is to be done now. */
function act(send) {
  const { eyes, view, over, closed, deal, dealOver, neighbours, ready, totals } = scene;
  if (over || closed) {
    console.log(`the match is over: ${totals.join(' ')}`);
    process.exit();
  }
  const free = neighbours.indexOf(null);
  if (eyes < 0) return free < 0 ? undefined : ask({ type: 'sit', at: free, name: me.name }, send);
  if (view?.acting.includes(eyes)) return choose(view.legal, send);
  if ((deal < 0 || dealOver) && free < 0 && !ready.includes(eyes)) ask({ type: 'next' }, send);
}

/** A move is made of parts; what may follow the first ones is asked. */
function choose(legal, send) {
  parts.push(legal[Math.floor(Math.random() * legal.length)]);
  if (parts.at(-1).ends === false) send({ kind: 'halfway', id: ++calls, parts });
  else ask({ type: 'play', parts }, send);
}

/** The value after a change: another one, a list that goes on, or some parts that change. */
function changed(value, delta) {
  if (!delta || 'is' in delta) return delta ? delta.is : value;
  if ('more' in delta) return [...(value ?? []), ...delta.more];
  if (Array.isArray(value)) return value.map((each, i) => changed(each, delta.set[i]));
  const kept = Object.entries(value ?? {}).filter(([key]) => !delta.drop?.includes(key));
  const set = Object.entries(delta.set).map(([key, part]) => [key, changed(value?.[key], part)]);
  return Object.fromEntries([...kept, ...set]);
}
