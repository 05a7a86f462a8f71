import { levels } from '@overtrick/bots';
import { FastRandom, type Game, game as gameOf } from '@overtrick/engine';
import {
  type Deed,
  PROTOCOL,
  type Request,
  type Scene,
  sceneAfter,
  type WireMessage,
} from '@overtrick/table';
import type { Visit } from '../../src/visit.ts';
import { partsOf } from '../parts.ts';
import type { Machine } from './machine.ts';
import type { World } from './world.ts';

/** How a net behaves; nothing happens once it is calm. */
export interface NetFaults {
  isCalm: boolean;
  calmSince: number;
}

/** A line to the server: what is sent arrives in order and late, perhaps twice, until it is cut. */
interface Line {
  readonly machine: Machine;
  readonly visit: Visit;
  isCut: boolean;
  /** When the last thing arrives that is on its way there, and back. */
  there: number;
  back: number;
}

interface Pending {
  readonly key: string;
  readonly deed: Deed;
  readonly seen: number;
  id: number;
}

const ninja = gameOf('ninja-whist') as Game;

/** Somebody at home: knows only what they were told, and tries again whatever fails. */
export class Client {
  readonly name: string;
  /** By key, the number of the entry that was confirmed. */
  readonly acknowledged = new Map<string, number>();
  /** The keys of moves that were refused: none of them may ever be made. */
  readonly refused = new Set<string>();
  token = '';
  id = '';
  table = '';
  seq = 0;
  scene: Scene | undefined;
  /** Where they want to sit, if anywhere. */
  wantsSeat: number | undefined;
  /** Told after everything that was heard of the table. */
  onScene: (scene: Scene, seq: number) => void = () => {};
  private readonly world: World;
  private readonly machines: readonly Machine[];
  private readonly net: NetFaults;
  private readonly random: FastRandom;
  private line: Line | undefined;
  private pending: Pending | undefined;
  private calls = 0;
  private keys = 0;
  private entropyFor = '';
  private isDone = false;
  /** Whether they have seen the round end. */
  isThrough = false;

  constructor(name: string, world: World, machines: readonly Machine[], net: NetFaults) {
    this.name = name;
    this.world = world;
    this.machines = machines;
    this.net = net;
    this.random = new FastRandom(world.random.below(1 << 20));
  }

  /** Whichever machine somebody in between leads to: any that runs. */
  private get machine(): Machine {
    const running = this.machines.filter(({ venue }) => venue !== undefined);
    const all = running.length > 0 ? running : this.machines;
    return all.length === 1 ? all[0] : all[this.world.random.below(all.length)];
  }

  /** Asks the API until it answers; what is lost on the way is asked again. */
  async ask(path: string, body: unknown): Promise<Readonly<Record<string, unknown>>> {
    const { world, net } = this;
    for (;;) {
      await world.wait(5 + world.random.below(30));
      const { machine } = this;
      const { venue } = machine;
      const isLost = !net.isCalm && world.oneIn(12);
      if (venue && !(isLost && world.oneIn(2))) {
        const handle = venue.api.handle.bind(venue.api);
        const answer = await this.answered(machine, handle, path, body);
        if (answer && !isLost && answer.status === 200) return Object(answer.body);
        if (answer && answer.status !== 503 && answer.status !== 200) {
          throw new Error(`${path} is answered with ${JSON.stringify(answer.body)}`);
        }
      }
      await world.wait(50);
    }
  }

  private answered(
    machine: Machine,
    handle: (request: {
      method: string;
      path: string;
      body: unknown;
      from: string;
      token?: string;
    }) => Promise<{ status: number; body: unknown }>,
    path: string,
    body: unknown,
  ): Promise<{ status: number; body: unknown } | undefined> {
    const { token } = this;
    const asked = { method: 'POST', path, body, from: this.name, ...(token && { token }) };
    return new Promise((resolve) => {
      const off = machine.onCrash(() => resolve(undefined));
      handle(asked).then((answer) => {
        off();
        resolve(answer);
      });
    });
  }

  async arrive(): Promise<void> {
    const { id, token } = await this.ask('/api/guests', { name: this.name });
    this.id = String(id);
    this.token = String(token);
  }

  /** Goes to a table, and stays there through everything until it is done. */
  visit(table: string): void {
    this.table = table;
    this.connect();
    this.tick();
  }

  stop(): void {
    this.isDone = true;
    this.cut(this.line);
  }

  private connect(): void {
    const { world, machine } = this;
    if (this.isDone || this.line) return;
    const { venue } = machine;
    if (!venue) return void world.after(40, () => this.connect());
    const line: Line = {
      machine,
      visit: venue.reception.connect({
        send: (text) => this.arriveBack(line, text),
        close: () => this.later(line, 'back', () => this.cut(line)),
        backlog: 0,
      }),
      isCut: false,
      there: 0,
      back: 0,
    };
    this.line = line;
    const off = machine.onCrash(() => {
      off();
      this.cut(line);
    });
    const { token, table, seq: since } = this;
    this.send(line, { kind: 'hello', protocol: PROTOCOL, token, table, since });
    if (this.pending) this.sendPending(this.pending);
  }

  /** Both ends notice, each in its time. */
  private cut(line: Line | undefined): void {
    if (!line || line.isCut) return;
    line.isCut = true;
    const { world } = this;
    const { venue } = line.machine;
    world.after(world.random.below(300), () => venue?.reception.disconnect(line.visit));
    if (this.line !== line) return;
    this.line = undefined;
    world.after(20 + world.random.below(100), () => this.connect());
  }

  private send(line: Line, message: unknown): void {
    const { world, net } = this;
    const text = JSON.stringify(message);
    if (!net.isCalm && world.oneIn(40)) return this.cut(line);
    const isTwice = !net.isCalm && Object(message).kind === 'do' && world.oneIn(10);
    for (let i = 0; i < (isTwice ? 2 : 1); i++) {
      this.later(line, 'there', () => line.visit.receive(text));
    }
  }

  private arriveBack(line: Line, text: string): void {
    if (!this.net.isCalm && this.world.oneIn(80)) return this.cut(line);
    this.later(line, 'back', () => {
      if (this.line === line) this.hear(JSON.parse(text));
    });
  }

  /** In the order in which it was sent, unless the line is cut before. */
  private later(line: Line, way: 'there' | 'back', call: () => void): void {
    const { world } = this;
    line[way] = Math.max(line[way] + 0.001, world.time + 1 + world.random.below(30));
    world.after(line[way] - world.time, () => {
      if (!line.isCut) call();
    });
  }

  private hear(message: WireMessage): void {
    switch (message.kind) {
      case 'scene':
        return this.know(message.scene, message.seq);
      case 'update':
        if (message.seq <= this.seq) return;
        if (message.seq !== this.seq + 1) return this.join();
        return this.know(sceneAfter(this.scene, message), message.seq);
      case 'resync':
        return this.join();
      case 'done':
        if (message.id === this.pending?.id) {
          this.acknowledged.set(this.pending.key, message.seq);
          this.pending = undefined;
        }
        return this.act();
      case 'refused':
        // What was decided in view of something older is decided again.
        if (message.id !== this.pending?.id) return;
        if (this.pending.deed.type === 'play') this.refused.add(this.pending.key);
        this.pending = undefined;
        return;
      case 'bye':
        return this.cut(this.line);
      default:
        return;
    }
  }

  private know(scene: Scene, seq: number): void {
    this.scene = scene;
    this.seq = seq;
    this.isThrough ||= scene.dealOver || scene.deal > 0;
    this.onScene(scene, seq);
    this.act();
  }

  private join(): void {
    if (this.line) this.send(this.line, { kind: 'join', id: this.calls++, since: this.seq });
  }

  /** A person looks up now and then, and sees what is to be done. */
  private tick(): void {
    if (this.isDone) return;
    if (this.pending) this.sendPending(this.pending);
    else this.act();
    this.world.after(500, () => this.tick());
  }

  private act(): void {
    if (this.pending || !this.line) return;
    const deed = this.deed();
    if (!deed) return;
    this.pending = { key: `${this.keys++}`, deed, seen: this.seq, id: 0 };
    this.sendPending(this.pending);
  }

  private sendPending(pending: Pending): void {
    pending.id = this.calls++;
    const { id, key, seen, deed } = pending;
    const request: Request = { kind: 'do', id, key, seen, deed };
    if (this.line) this.send(this.line, request);
  }

  /** Whatever is to be done in view of what is known. */
  private deed(): Deed | undefined {
    const { scene } = this;
    if (!scene || scene.over || scene.closed) return undefined;
    const { view, eyes, nextCommitment, dealOver, deal, company, mine } = scene;
    if (eyes < 0) {
      const at = this.wantsSeat;
      if (at === undefined || scene.neighbours[at]) return undefined;
      return { type: 'sit', at, name: this.name };
    }
    if (nextCommitment !== null && nextCommitment !== this.entropyFor) {
      this.entropyFor = nextCommitment;
      return { type: 'entropy', text: this.random.below(1 << 20).toString(16) };
    }
    const isFull = scene.neighbours.every((each) => each !== null);
    const isOwner = company?.owner === mine?.member;
    if (deal < 0) return isFull && isOwner ? { type: 'next' } : undefined;
    if (dealOver || !view?.acting.includes(eyes)) return undefined;
    return { type: 'play', parts: partsOf(ninja, levels.random.think(view, this.random, {}).move) };
  }
}
