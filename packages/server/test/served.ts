import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { levels } from '@overtrick/bots';
import {
  type Deed,
  house,
  mindOf,
  PROTOCOL,
  type Scene,
  sceneAfter,
  type WireMessage,
} from '@overtrick/table';
import { WebSocket } from 'ws';
import { answers, problem } from '../src/answers.ts';
import { steadyClock } from '../src/clock.ts';
import { openHttp } from '../src/http.ts';
import { Journal } from '../src/journal.ts';
import { MemoryVault } from '../src/memory.ts';
import { told } from '../src/told.ts';
import { Venue, type VenueMeans } from '../src/venue.ts';

export const AGREEMENT = { listed: false, watched: true, pace: null, standIn: 'random' };

const quick = mindOf(levels.random, async () => {});

/** A server on a port of its own, in the process of the test. */
export class Served {
  readonly base: string;
  readonly venue: Venue;
  readonly lines: string[];
  private readonly end: () => Promise<unknown>;

  private constructor(base: string, venue: Venue, lines: string[], end: () => Promise<unknown>) {
    this.base = base;
    this.venue = venue;
    this.lines = lines;
    this.end = end;
  }

  static async open(
    part: Partial<VenueMeans> = {},
    sockets = 200,
    publicUrl: string | null = null,
    proxies: readonly string[] = [],
  ): Promise<Served> {
    const lines: string[] = [];
    const clock = steadyClock();
    const often = { burst: 1e6, perSecond: 1e6 };
    const venue = new Venue({
      vault: new MemoryVault(),
      ...{ house, clock },
      chance: randomBytes,
      journal: new Journal((line) => lines.push(line), clock.now),
      minds: { mindOf: (level) => (Object.hasOwn(levels, level) ? quick : undefined), quick },
      adviser: quick,
      times: { patience: 5000, beat: 0, grace: 60_000 },
      rates: { often, seldom: often },
      pace: often,
      linkTo: (id, secret) => `/#/join/${id}?s=${secret}`,
      ...part,
    });
    await venue.begin();
    const app = await openHttp({
      venue,
      headers: new Map(),
      origins: ['https://cards.example.org'],
      publicUrl,
      proxies,
      sockets,
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const end = async () => {
      await venue.close();
      await app.close();
    };
    return new Served(`http://127.0.0.1:${port}`, venue, lines, end);
  }

  async ask(method: string, path: string, body?: unknown, token?: string) {
    const answer = await fetch(this.base + path, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { status } = answer;
    const found = JSON.parse(await answer.text());
    // What is answered is what docs/protocol.md promises.
    const route = `${method} ${path.replace(/(?<=(?:tables|duplicates|account\/games)\/)[^/]+/, ':id')}`;
    (status === 200 ? answers[route] : problem).parse(found);
    return { status, body: found };
  }

  /** What a path answers with that must succeed. */
  async post(
    path: string,
    body: unknown,
    token?: string,
  ): Promise<Readonly<Record<string, string>>> {
    const { status, body: found } = await this.ask('POST', path, body, token);
    if (status !== 200) throw new Error(`${path} is answered with ${JSON.stringify(found)}`);
    return found;
  }

  async guest(name: string, program = false): Promise<Person> {
    const { id, token } = await this.post('/api/guests', { name, program });
    return new Person(this, name, id, token);
  }

  close(): Promise<unknown> {
    return this.end();
  }
}

/** Somebody with a token, who may be at a table. */
export class Person {
  readonly name: string;
  readonly id: string;
  readonly token: string;
  readonly heard: WireMessage[] = [];
  scene: Scene | undefined;
  seq = 0;
  /** The code with which the socket was closed, once it is. */
  code: number | undefined;
  private readonly server: Served;
  private socket: WebSocket | undefined;
  /** How much was asked; each time under a key of its own. */
  calls = 0;
  private waiting: (() => void)[] = [];

  constructor(server: Served, name: string, id: string, token: string) {
    this.server = server;
    this.name = name;
    this.id = id;
    this.token = token;
  }

  post(path: string, body: unknown = {}) {
    return this.server.post(path, body, this.token);
  }

  ask(method: string, path: string, body?: unknown) {
    return this.server.ask(method, path, body, this.token);
  }

  /** Opens a table of Ninja Whist for three, and sits in seat 0. */
  async opens(seats: readonly (string | null)[] = ['me', null, 'random'], agreement = {}) {
    const wish = { game: 'ninja-whist', players: seats.length, seats };
    return this.post('/api/tables', { ...wish, agreement: { ...AGREEMENT, ...agreement } });
  }

  /** Goes to a table, and knows it. */
  async visit(table: string, since = 0): Promise<this> {
    await this.connect();
    this.send({ kind: 'hello', protocol: PROTOCOL, token: this.token, table, since });
    if (since === 0) await this.until(() => this.scene !== undefined || this.code !== undefined);
    return this;
  }

  async connect(headers: Readonly<Record<string, string>> = {}): Promise<void> {
    const socket = new WebSocket(`${this.server.base.replace('http', 'ws')}/socket`, { headers });
    this.socket = socket;
    this.code = undefined;
    this.scene = undefined;
    // What an earlier socket says is about another visit.
    socket.on('message', (data) => this.socket === socket && this.hear(JSON.parse(String(data))));
    socket.on('close', (code) => {
      this.code = code;
      this.wake();
    });
    socket.on('error', () => {});
    await new Promise((resolve) => {
      socket.once('open', resolve);
      socket.once('close', resolve);
    });
  }

  /** Anything at all. */
  send(message: unknown): void {
    this.socket?.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  sendBytes(bytes: Buffer): void {
    this.socket?.send(bytes);
  }

  private hear(message: WireMessage): void {
    // What is told is what docs/protocol.md promises.
    told.parse(message);
    this.heard.push(message);
    if (message.kind === 'scene') {
      this.scene = message.scene;
      this.seq = message.seq;
    } else if (message.kind === 'update') {
      this.scene = sceneAfter(this.scene, message);
      this.seq = message.seq;
    }
    this.wake();
  }

  private wake(): void {
    for (const wake of this.waiting.splice(0)) wake();
  }

  async until(isThere: () => boolean): Promise<void> {
    while (!isThere()) await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Does something and waits for the answer. */
  async do(deed: Deed, key = `${this.calls}`, seen = this.seq): Promise<WireMessage> {
    const id = this.calls++;
    const answer = () =>
      this.heard.find((each) => 'id' in each && each.id === id && each.kind !== 'halfway');
    this.send({ kind: 'do', id, key, seen, deed });
    await this.until(() => answer() !== undefined || this.code !== undefined);
    return answer() ?? { kind: 'resync' };
  }

  /** The line is cut, without a word. */
  async cut(): Promise<void> {
    this.socket?.terminate();
    await this.until(() => this.code !== undefined);
  }
}

/** Plays anything legal until the deal is over. */
export async function playDeal(people: readonly Person[]): Promise<void> {
  await Promise.all(
    people.map(async (person) => {
      for (;;) {
        const isTurn = () => person.scene?.view?.acting.includes(person.scene.eyes) ?? false;
        await person.until(() => isTurn() || person.scene?.dealOver === true);
        if (person.scene?.dealOver) return;
        const [part] = person.scene?.view?.legal.filter(({ ends }) => ends !== false) ?? [];
        await person.do({ type: 'play', parts: [part] });
      }
    }),
  );
}
