import {
  type Deed,
  type Farewell,
  type Hello,
  PROTOCOL,
  type Request,
  type Tidings,
  type WireMessage,
} from '@overtrick/table';
import { Refused } from '../client.ts';
import type { Mishap, TableAnswers, TableAsk, TableWay } from '../protocol.ts';
import { farewellBy, waitBefore } from './retries.ts';

/** How the line to a table stands. */
export type LineState =
  | { readonly kind: 'coming' | 'there' }
  /** It is there, but the server can keep nothing for now: what was asked is done when it can. */
  | { readonly kind: 'waiting' }
  /** It was cut, perhaps by a server that said that it starts anew, and is tried again by itself. */
  | { readonly kind: 'cut'; readonly isRestart: boolean }
  /** It is over until somebody wants it otherwise. */
  | { readonly kind: 'over'; readonly why: Farewell };

interface Waiting {
  readonly request: Request;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The part of a browser's socket that is used. */
export type LineSocket = Pick<WebSocket, 'onopen' | 'onmessage' | 'onclose' | 'send' | 'close'>;

/** What a line is given from outside. */
export interface LineMeans {
  readonly table: string;
  readonly token: string;
  connect(): LineSocket;
  /** Calls after so many milliseconds; what it gives back calls that off. */
  after(ms: number, call: () => void): () => void;
  /** A number from 0 up to 1, so that not all who were cut off come again at once. */
  chance(): number;
}

/** Who does not answer for so many milliseconds is not there any more, whatever the socket believes. */
const PATIENCE = 10_000;
/** What could not be kept is asked for again after so many. */
const TROUBLE = 1000;

/**
 * A way to a table at a server. It says hello again by itself after it was cut, with the last entry that it knows, and asks again
 * for everything that was not answered, by the same keys: what is sent twice happens once.
 */
export class FriendsLine implements TableWay {
  onTidings: (tidings: Tidings | Mishap) => void = () => {};
  onState: (state: LineState) => void = () => {};
  onPresence: (members: readonly number[]) => void = () => {};
  state: LineState = { kind: 'coming' };
  private readonly means: LineMeans;
  private readonly waiting = new Map<number, Waiting>();
  private socket: LineSocket | undefined;
  private seq = 0;
  private last = 0;
  private tries = 0;
  private isStoreAway = false;
  private farewell: { readonly why: Farewell; readonly retry: number | null } | undefined;
  private callOff: () => void = () => {};
  private stopWaiting: () => void = () => {};

  constructor(means: LineMeans) {
    this.means = means;
  }

  request<A extends TableAsk & { kind: keyof TableAnswers }>(
    ask: A,
  ): Promise<TableAnswers[A['kind']]> {
    const id = ++this.last;
    const request = { ...ask, id, ...(ask.kind === 'do' && { seen: this.seq }) } as Request;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, {
        request,
        resolve: resolve as (value: unknown) => void,
        reject,
      });
      this.send(request);
      this.expect();
    });
  }

  /** A deed under a key of its own. */
  do(key: string, deed: Deed): Promise<number> {
    return this.request({ kind: 'do', key, deed });
  }

  /** To join is to come, if one has not; else it asks for what was missed. */
  tell(ask: TableAsk & { kind: 'join' | 'stop' }): void {
    if (ask.kind === 'join' && !this.socket) return this.come();
    this.send({ ...ask, id: ++this.last } as Request);
  }

  /** Tries at once, whatever there was to wait for. */
  come(): void {
    this.drop();
    this.callOff();
    this.farewell = undefined;
    if (this.state.kind === 'over') this.become({ kind: 'coming' });
    const socket = this.means.connect();
    this.socket = socket;
    socket.onopen = () => this.greet();
    socket.onmessage = ({ data }) => this.hear(JSON.parse(String(data)) as WireMessage);
    socket.onclose = ({ code }) => this.lose(code);
  }

  close(): void {
    this.onTidings = () => {};
    this.onState = () => {};
    this.onPresence = () => {};
    this.callOff();
    this.stopWaiting();
    this.drop();
  }

  /** Nothing that the socket says from now on counts. */
  private drop(): void {
    const { socket } = this;
    this.socket = undefined;
    if (!socket) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }

  private get isThere(): boolean {
    return this.state.kind === 'there' || this.state.kind === 'waiting';
  }

  private become(state: LineState): void {
    this.state = state;
    this.onState(state);
  }

  private send(message: Hello | Request): void {
    if (this.isThere || message.kind === 'hello') {
      this.socket?.send(JSON.stringify(message));
    }
  }

  private greet(): void {
    const { table, token } = this.means;
    this.send({ kind: 'hello', protocol: PROTOCOL, token, table, since: this.seq });
    this.isStoreAway = false;
    this.become({ kind: 'there' });
    for (const { request } of this.waiting.values()) this.send(request);
    this.expect();
  }

  /** If nothing comes for too long while an answer is due, the line is dead. */
  private expect(): void {
    this.stopWaiting();
    if (this.state.kind !== 'there' || this.waiting.size === 0) return;
    this.stopWaiting = this.means.after(PATIENCE, () => {
      this.drop();
      this.lose(0);
    });
  }

  private hear(message: WireMessage): void {
    this.tries = 0;
    switch (message.kind) {
      case 'scene':
      case 'update':
        return this.pass(message);
      case 'here':
        return this.onPresence(message.members);
      case 'resync':
        return this.send({ kind: 'join', id: ++this.last, since: this.seq });
      case 'trouble':
        // A disk that is full: nobody is told of it but who wants something kept.
        this.become({ kind: 'waiting' });
        this.expect();
        return this.askAgain(message.id);
      case 'store':
        this.isStoreAway = message.isAway;
        this.become({ kind: message.isAway ? 'waiting' : 'there' });
        return this.expect();
      case 'bye':
        this.farewell = message;
        return;
      case 'refused':
        return this.settle(message.id, ({ reject }) =>
          reject(new Refused({ refusal: message.refusal })),
        );
      case 'done':
        return this.settle(message.id, ({ resolve }) => resolve(message.seq));
      case 'halfway':
        return this.settle(message.id, ({ resolve }) => resolve(message.halfway));
      case 'hint':
        return this.settle(message.id, ({ resolve }) => resolve(message.thought));
      case 'record':
        return this.settle(message.id, ({ resolve }) => resolve(message.record));
    }
  }

  private pass(tidings: Tidings): void {
    // What comes out of order is asked for again by whoever folds it.
    if (tidings.kind === 'scene' || tidings.seq === this.seq + 1) this.seq = tidings.seq;
    this.onTidings(tidings);
  }

  private settle(id: number, how: (waiting: Waiting) => void): void {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    if (this.state.kind === 'waiting' && !this.isStoreAway) this.become({ kind: 'there' });
    this.expect();
    if (waiting) how(waiting);
  }

  private askAgain(id: number): void {
    this.means.after(TROUBLE, () => {
      const waiting = this.waiting.get(id);
      if (waiting) this.send(waiting.request);
    });
  }

  private lose(code: number): void {
    this.socket = undefined;
    this.stopWaiting();
    const why = this.farewell?.why ?? farewellBy(code);
    const wait = waitBefore(this.tries++, why, this.farewell?.retry, this.means.chance());
    if (wait === undefined) return this.end(why ?? 'denied');
    // Until it is back, nobody is there to say so again.
    const isStill = why === undefined && this.state.kind === 'cut' && this.state.isRestart;
    this.become({ kind: 'cut', isRestart: why === 'restart' || isStill });
    this.callOff = this.means.after(wait, () => this.come());
  }

  /** Nobody will answer any more. */
  private end(why: Farewell): void {
    for (const { reject } of this.waiting.values()) {
      reject(new Refused({ problem: `the server has said goodbye: ${why}` }));
    }
    this.waiting.clear();
    this.become({ kind: 'over', why });
  }
}
