import { levels } from '@overtrick/bots';
import { house, mindOf, PROTOCOL, type WireMessage } from '@overtrick/table';
import { Journal } from '../src/journal.ts';
import { MemoryVault } from '../src/memory.ts';
import { Venue } from '../src/venue.ts';
import type { Visit } from '../src/visit.ts';

const AGREEMENT = { listed: false, watched: true, pace: null, standIn: 'random' };
const NO_LIMIT = { burst: 1e9, perSecond: 1e9 };
const quick = mindOf(levels.random, async () => {});

/** What came of somebody who asks much and reads nothing. */
interface DrownReport {
  /** Bytes that wait for them at the most. */
  readonly kept: number;
  /** The entries that somebody next to them has heard of, of all that there are. */
  readonly heard: number;
  readonly entries: number;
  readonly why: string | undefined;
}

/** One reads and talks, the other asks for everything again and again without reading anything. */
export async function drown(rounds: number): Promise<DrownReport> {
  const { venue, table, tokens, pass } = await venueWithTable();
  let [kept, heard]: [number, number] = [0, 0];
  let why: string | undefined;
  const ada = await come(tokens[0], (message) => {
    if (message.kind === 'scene' || message.kind === 'update') heard = message.seq;
  });
  const eve = await come(tokens[1], (message, bytes) => {
    kept += bytes;
    if (message.kind === 'bye') why = message.why;
  });
  let entries = 0;
  for (let i = 0; i < rounds; i++) {
    const deed = { type: 'say', text: 'hello '.repeat(30) };
    ada.receive(JSON.stringify({ kind: 'do', id: i, key: `${i}`, seen: 1, deed }));
    eve.receive(JSON.stringify({ kind: 'join', id: i, since: 0 }));
    for (let j = 0; j < 5; j++) eve.receive(JSON.stringify({ kind: 'halfway', id: j, parts: [] }));
    await pass();
    entries = (await venue.cardroom.use(table, async ({ host }) => host.log)).length;
  }
  return { kept, heard, entries, why };

  async function come(token: string, hear: (message: WireMessage, bytes: number) => void) {
    const isReading = token === tokens[0];
    const visit: Visit = venue.reception.connect({
      send: (text) => hear(JSON.parse(text), text.length),
      close: () => {},
      get backlog() {
        return isReading ? 0 : kept;
      },
    });
    visit.receive(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, token, table, since: 0 }));
    await pass();
    return visit;
  }
}

/** Ada has opened a table, and Eve has come. */
async function venueWithTable() {
  let [time, drawn] = [0, 0];
  const clock = { now: () => time, after: () => () => {} };
  const venue = new Venue({
    ...{ vault: new MemoryVault(), house, clock },
    chance: (bytes) => Uint8Array.from({ length: bytes }, () => drawn++ % 251),
    journal: new Journal(
      () => {},
      () => time,
    ),
    minds: { mindOf: () => quick, quick },
    adviser: quick,
    times: { patience: 1000, beat: 0, grace: 1000 },
    rates: { often: NO_LIMIT, seldom: NO_LIMIT },
    linkTo: () => '',
  });
  await venue.begin();
  const post = async (path: string, body: unknown, token?: string) => {
    const asked = { method: 'POST', path, body, from: 'here', ...(token && { token }) };
    return Object((await venue.api.handle(asked)).body);
  };
  const [ada, eve] = [
    await post('/api/guests', { name: 'Ada' }),
    await post('/api/guests', { name: 'Eve' }),
  ];
  const wish = { game: 'ninja-whist', players: 3, seats: ['me', null, null], agreement: AGREEMENT };
  const { id, secret } = await post('/api/tables', wish, ada.token);
  await post(`/api/tables/${id}/come`, { secret }, eve.token);
  const pass = async () => {
    time += 10_000;
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { venue, table: String(id), tokens: [String(ada.token), String(eve.token)], pass };
}
