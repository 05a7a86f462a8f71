import { levels } from '@overtrick/bots';
import { FastRandom, type Game, game as gameOf } from '@overtrick/engine';
import { type Deed, PROTOCOL, type Scene, sceneAfter, type WireMessage } from '@overtrick/table';
import { WebSocket } from 'ws';
import { partsOf } from '../parts.ts';

const ninja = gameOf('ninja-whist') as Game;

interface Pending {
  readonly key: string;
  readonly deed: Deed;
  readonly seen: number;
  id: number;
}

/** How long a player waits before they come again, or send again what was not answered, in milliseconds. */
const PATIENCE = 1500;
/** And how long they look at the table before they do something. */
const THOUGHT = 20;

/** A player over a real socket, who plays on whatever happens to the server. */
export class Player {
  readonly name: string;
  /** By key, the number of the entry that was confirmed. */
  readonly confirmed = new Map<string, number>();
  scene: Scene | undefined;
  seq = 0;
  private readonly base: () => string;
  private readonly token: string;
  private readonly table: string;
  private readonly wantsSeat: number | undefined;
  private socket: WebSocket | undefined;
  private pending: Pending | undefined;
  private readonly random = new FastRandom(Math.floor(Math.random() * 2 ** 30));
  private keys = 0;
  private calls = 0;
  private isDone = false;
  private timer: NodeJS.Timeout | undefined;
  onChange: () => void = () => {};

  constructor(
    base: () => string,
    who: { readonly name: string; readonly token: string },
    table: string,
    wantsSeat?: number,
  ) {
    this.base = base;
    this.name = who.name;
    this.token = who.token;
    this.table = table;
    this.wantsSeat = wantsSeat;
  }

  start(): void {
    this.connect();
  }

  stop(): void {
    this.isDone = true;
    clearTimeout(this.timer);
    this.socket?.terminate();
  }

  private connect(): void {
    if (this.isDone) return;
    const socket = new WebSocket(`${this.base().replace('http', 'ws')}/socket`, {
      perMessageDeflate: false,
    });
    this.socket = socket;
    socket.once('open', () => {
      const { token, table, seq: since } = this;
      this.send({ kind: 'hello', protocol: PROTOCOL, token, table, since });
      if (this.pending) this.sendPending(this.pending);
      this.wait();
    });
    socket.on('message', (data) => this.hear(JSON.parse(String(data))));
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(this.timer);
      if (!this.isDone) setTimeout(() => this.connect(), 100);
    });
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.pending) this.sendPending(this.pending);
      else this.act();
      this.wait();
    }, PATIENCE);
  }

  private send(message: unknown): void {
    this.socket?.send(JSON.stringify(message));
  }

  private hear(message: WireMessage): void {
    switch (message.kind) {
      case 'scene':
        return this.know(message.scene, message.seq);
      case 'update':
        if (message.seq <= this.seq) return;
        if (message.seq > this.seq + 1) {
          return this.send({ kind: 'join', id: this.calls++, since: this.seq });
        }
        return this.know(sceneAfter(this.scene, message), message.seq);
      case 'resync':
        return this.send({ kind: 'join', id: this.calls++, since: this.seq });
      case 'done':
      case 'refused':
        if (message.id !== this.pending?.id) return;
        if (message.kind === 'done') this.confirmed.set(this.pending.key, message.seq);
        this.pending = undefined;
        return this.act();
      default:
        return;
    }
  }

  private know(scene: Scene, seq: number): void {
    this.scene = scene;
    this.seq = seq;
    this.onChange();
    setTimeout(() => this.act(), THOUGHT);
  }

  private act(): void {
    const deed = this.pending || this.isDone ? undefined : this.deed();
    if (!deed) return;
    this.pending = { key: `${this.keys++}`, deed, seen: this.seq, id: 0 };
    this.sendPending(this.pending);
  }

  private sendPending(pending: Pending): void {
    pending.id = this.calls++;
    const { id, key, seen, deed } = pending;
    this.send({ kind: 'do', id, key, seen, deed });
  }

  private deed(): Deed | undefined {
    const { scene } = this;
    if (!scene || scene.over || scene.closed) return undefined;
    const { eyes, view, deal, dealOver, neighbours, ready, company, mine } = scene;
    if (eyes < 0) {
      const at = this.wantsSeat;
      return at === undefined || neighbours[at] ? undefined : { type: 'sit', at, name: this.name };
    }
    const isOwner = company?.owner === mine?.member;
    const isFull = neighbours.every((each) => each !== null);
    if (deal < 0) return isFull && isOwner ? { type: 'next' } : undefined;
    if (dealOver) return ready.includes(eyes) ? undefined : { type: 'next' };
    if (!view?.acting.includes(eyes)) return undefined;
    return { type: 'play', parts: partsOf(ninja, levels.random.think(view, this.random, {}).move) };
  }
}
