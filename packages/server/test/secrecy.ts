import { levels } from '@overtrick/bots';
import type { Game, Move, Seat } from '@overtrick/engine';
import {
  type Deed,
  type Entry,
  house,
  logOf,
  type Mind,
  mindOf,
  PROTOCOL,
  type Scene,
  sceneAfter,
  tableOf,
  type WireMessage,
} from '@overtrick/table';
import type { Twins } from '@overtrick/table/twins';
import { Journal } from '../src/journal.ts';
import { MemoryVault } from '../src/memory.ts';
import { Venue } from '../src/venue.ts';
import type { Visit } from '../src/visit.ts';
import { MachineClock, World } from './simulation/world.ts';

/** Longer than any bot in these tests thinks, so that how long it does cannot be told. */
const BEAT = 5000;
const TABLE = 'A-table-with-22-letters';
const AGREEMENT = {
  listed: true,
  watched: true,
  pace: { turn: 40_000, bank: 0 },
  standIn: 'random',
};

const quick = mindOf(levels.random, async () => {});

/** What somebody found out about a table, by every way there is: when, by which way, and what, to the byte. */
export interface Findings {
  readonly told: readonly string[];
  /** The ways by which it was told, and all paths that there are. */
  readonly channels: ReadonlySet<string>;
  readonly paths: readonly string[];
}

/** Everything that these eyes can find out while a deal takes its course on a server. */
export async function spy(game: Game, twins: Twins, which: 0 | 1): Promise<Findings> {
  const spyer = await Spy.begin(game, twins, which);
  return spyer.run();
}

class Spy {
  private readonly world = new World(7);
  private readonly clock = new MachineClock(this.world, 0);
  private readonly vault = new MemoryVault();
  private readonly lines: string[] = [];
  private readonly told: string[] = [];
  private readonly channels = new Set<string>();
  private readonly venue: Venue;
  private readonly game: Game;
  private readonly eyes: Seat;
  private readonly script: readonly Move[];
  private token = '';
  private id = '';
  private visit: Visit | undefined;
  private scene: Scene | undefined;
  private seq = 0;
  private calls = 0;

  private constructor(game: Game, { eyes, moves }: Twins, which: 0 | 1) {
    this.game = game;
    this.eyes = eyes;
    this.script = moves[which];
    const { vault, clock, world } = this;
    const often = { burst: 1e9, perSecond: 1e9 };
    this.venue = new Venue({
      ...{ vault, house, clock },
      chance: (bytes) => Uint8Array.from({ length: bytes }, () => world.random.below(256)),
      journal: new Journal(
        (line) => this.lines.push(line),
        () => clock.now(),
      ),
      minds: { mindOf: () => this.mind(), quick },
      adviser: quick,
      times: { patience: 2 * BEAT, beat: BEAT, grace: 1e9 },
      rates: { often, seldom: often },
      linkTo: (id, secret) => `${id} ${secret}`,
    });
  }

  static async begin(game: Game, twins: Twins, which: 0 | 1): Promise<Spy> {
    const spyer = new Spy(game, twins, which);
    await spyer.settle(spyer.venue.begin());
    const guest = Object(await spyer.ask('POST', '/api/guests', { name: 'Ada' }));
    spyer.token = guest.token;
    spyer.id = guest.id;
    for (const entry of spyer.seatedLog(twins.records[which])) {
      await spyer.vault.logs<Entry>().append(TABLE, entry);
    }
    return spyer;
  }

  /** A laid deal at which these eyes are a person, and all others bots that follow a script. */
  private seatedLog(record: Twins['records'][0]): Entry[] {
    const [open, lay] = logOf(record, this.game.version);
    const [fact] = open.facts;
    if (fact.type !== 'open') throw new Error('a log begins with an open table');
    const member = { id: this.id, name: 'Ada' };
    const sitters = fact.sitters.map((sitter, seat) =>
      seat === this.eyes ? { kind: 'person' as const, ...member } : sitter,
    );
    const retinue = { members: [member], links: [], queue: [] };
    const opening = { ...fact, sitters, secret: '00'.repeat(32), agreement: AGREEMENT, retinue };
    return [{ ...open, facts: [opening] }, lay];
  }

  /** Bots do what stands in the script, after a time that tells how many moves they could have made. */
  private mind(): Mind {
    return {
      think: (view) =>
        new Promise((resolve) => {
          const [move] = this.restFor(view.eyes);
          if (!move) return;
          this.clock.after(10 * view.legal.length, () =>
            resolve({ move, candidates: [], worlds: 0 }),
          );
        }),
    };
  }

  private restFor(seat: Seat): Move[] {
    const done = this.table().current?.moves ?? [];
    const count = done.filter((move) => move.seat === seat).length;
    return this.script.filter((move) => move.seat === seat).slice(count);
  }

  private table() {
    const table = tableOf(this.game, this.vault.peek<Entry>(TABLE));
    if (!table.ok) throw new Error(table.error);
    return table.value;
  }

  async run(): Promise<Findings> {
    this.connect(0);
    await this.pass(10);
    for (let tries = 0; !this.isDone(); tries++) {
      await this.world.run(() => this.isWaited() || this.isDone());
      if (tries < 2) await this.tryEverything();
      const [move] = this.isWaited() ? this.restFor(this.eyes) : [];
      if (!move) break;
      await this.do(this.deedOf(move));
    }
    await this.tryEverything();
    await this.askEverything();
    this.note('log', this.lines.join(''));
    await this.settle(this.venue.close());
    return { told: this.told, channels: this.channels, paths: this.venue.api.paths };
  }

  private deedOf(move: Move): Deed {
    const { seat: _, type, ...fields } = move;
    const single = this.game.grammar[type].length === 0;
    const parts = Object.entries(fields).flatMap(([field, value]) =>
      [value].flat().map((each) => ({ type, field, value: each as string | number })),
    );
    return { type: 'play', parts: single ? [{ type }] : this.ended(parts, type) };
  }

  /** Moves of several parts are ended by one without a field. */
  private ended(parts: { type: string; field: string; value: string | number }[], type: string) {
    const last = parts.at(-1);
    const isEnded = this.game.actions.some(
      (action) =>
        action.ends &&
        action.type === type &&
        action.field === last?.field &&
        action.value === last?.value,
    );
    return isEnded ? parts : [...parts, { type }];
  }

  private isWaited(): boolean {
    return this.eyes >= 0 && this.table().acting.includes(this.eyes);
  }

  private isDone(): boolean {
    return (this.table().movesOf(0) ?? 0) >= this.script.length;
  }

  /** Everything that can be said on a wire, also what makes no sense. */
  private async tryEverything(): Promise<void> {
    for (const since of [0, 1, Math.max(1, this.seq - 3), this.seq, this.seq + 5]) {
      this.connect(since);
      await this.pass(10);
    }
    for (const kind of ['hint', 'stop', 'record']) this.say({ kind, id: this.calls++ });
    for (const part of this.scene?.view?.legal ?? []) {
      this.say({ kind: 'halfway', id: this.calls++, parts: [part] });
    }
    for (const card of this.scene?.pack ?? []) {
      const parts = [{ type: 'play', field: 'card', value: card }];
      if (!this.isWaited()) await this.do({ type: 'play', parts });
    }
    for (const type of ['undo', 'agree', 'decline', 'queue', 'unqueue'] as const) {
      await this.do({ type });
    }
    await this.do({ type: 'say', text: 'hello' });
    await this.do({ type: 'leave', at: this.eyes === 1 ? 2 : 1 });
    this.say('nonsense');
    this.connect(this.seq);
    await this.pass(10);
  }

  /** Every path of the API, by which something could be told. */
  private async askEverything(): Promise<void> {
    const body = {};
    for (const path of ['/api/me', '/api/tables', '/api/me/tables', '/api/games']) {
      this.note(`GET ${path}`, JSON.stringify(await this.ask('GET', path)));
    }
    for (const path of ['look', 'come', 'link', 'rematch', 'history']) {
      const given = path === 'link' ? { seat: null } : body;
      const answer = await this.ask('POST', `/api/tables/${TABLE}/${path}`, given);
      this.note(`POST /api/tables/:id/${path}`, JSON.stringify(answer));
    }
    this.note('metrics', this.venue.metrics.text);
  }

  private async ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const { token } = this;
    const asked = { method, path, body, from: 'spy', ...(token && { token }) };
    const answer = await this.settle(this.venue.api.handle(asked));
    return answer.body;
  }

  private connect(since: number): void {
    if (this.visit) this.venue.reception.disconnect(this.visit);
    this.visit = this.venue.reception.connect({
      send: (text) => this.hear(text),
      close: (code) => this.note('close', String(code)),
      backlog: 0,
    });
    this.say({ kind: 'hello', protocol: PROTOCOL, token: this.token, table: TABLE, since });
  }

  private say(message: unknown): void {
    this.visit?.receive(typeof message === 'string' ? message : JSON.stringify(message));
  }

  private async do(deed: Deed): Promise<void> {
    // Nobody sends so much at once.
    await this.pass(2000);
    const id = this.calls++;
    this.say({ kind: 'do', id, key: `${id}`, seen: this.seq, deed });
    await this.pass(10);
  }

  private hear(text: string): void {
    const message: WireMessage = JSON.parse(text);
    this.note(message.kind, text);
    if (message.kind === 'scene') {
      this.scene = message.scene;
      this.seq = message.seq;
    } else if (message.kind === 'update' && message.seq === this.seq + 1) {
      this.scene = sceneAfter(this.scene, message);
      this.seq = message.seq;
    }
  }

  private note(channel: string, text: string): void {
    this.channels.add(channel);
    this.told.push(`${this.world.time} ${channel} ${text}`);
  }

  private async pass(ms: number): Promise<void> {
    let isOver = false;
    this.world.after(ms, () => {
      isOver = true;
    });
    await this.world.run(() => isOver);
  }

  private async settle<T>(promise: Promise<T>): Promise<T> {
    let isKept = false;
    const done = () => {
      isKept = true;
    };
    promise.then(done, done);
    await this.world.run(() => isKept);
    return promise;
  }
}
