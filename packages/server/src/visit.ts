import {
  type Clock,
  Door,
  type Farewell,
  type Hello,
  type Host,
  type Message,
  type Mind,
  PROTOCOL,
  type Request,
  refuse,
  type WireMessage,
} from '@overtrick/table';
import { isMove } from './frames.ts';
import { Inbox } from './inbox.ts';
import { Sayable } from './journal.ts';
import { Bucket, type Rate } from './limits.ts';
import { hello as helloShape, LONGEST_FRAME, request as requestShape } from './schema.ts';
import { CODES, RETRIES, type Wire } from './wire.ts';

/** Where somebody is let in: the way to the table, and how to leave it. */
export interface Admitted {
  readonly host: Host;
  readonly by: string;
  /** By what they are known. */
  readonly token: string;
  readonly adviser: Mind;
  leave(): void;
}

/** What a visit needs of the place that it is to. */
export interface Premises {
  readonly clock: Clock;
  /** How many messages are taken from one visit. */
  readonly pace: Rate;
  /** Lets somebody in who has said hello, or says why not. */
  admit(hello: Hello, visit: Visit): Promise<Admitted | Farewell>;
  /** What is the same for many is written once. */
  textOf(message: WireMessage): string;
  /** Counts what happens. */
  count(what: VisitEvent): void;
  /** Our own bug, or a store that has failed. */
  onTrouble(error: unknown): void;
}

export type VisitEvent = 'frame' | 'malformed' | 'flood' | 'resync' | 'sent';

/** As much as anybody wants to read of one person. */
const REMARKS = { burst: 6, perSecond: 0.5 };
/** Who has not read so many bytes is told no more until they have, and then to ask what they have missed. */
const MOST_UNREAD = 64 * 1024;
/** As many messages may wait until it is known who says hello. */
const MOST_EARLY = 8;
const MOST_PENDING = 32;

/** One visit of somebody to a table: what comes in by a wire, and what goes out. */
export class Visit {
  private readonly wire: Wire;
  private readonly place: Premises;
  private readonly inbox: Inbox;
  private readonly remarks: Bucket;
  private state: 'new' | 'waiting' | 'in' | 'over' = 'new';
  private admitted: Admitted | undefined;
  private door: Door | undefined;
  private early: Request[] = [];
  private pending = 0;
  /** Whether something was left out that they have not read yet, and whether they know it. */
  private gap: 'none' | 'untold' | 'told' = 'none';

  constructor(wire: Wire, place: Premises) {
    this.wire = wire;
    this.place = place;
    this.inbox = new Inbox(place.clock, place.pace, (text) => this.read(text));
    this.remarks = new Bucket(REMARKS, place.clock.now());
  }

  /** Anything may come in. What is not a message of the protocol ends the visit, and harms nobody else. */
  receive(text: string): void {
    if (this.state === 'over') return;
    this.place.count('frame');
    const isTaken = Buffer.byteLength(text) <= LONGEST_FRAME && this.inbox.put(text);
    if (!isTaken) this.drown();
  }

  private drown(): void {
    this.place.count('flood');
    this.end('flood');
  }

  private read(text: string): void {
    const value = parsed(text);
    if (this.state === 'new') return this.greet(value);
    if (isMove(value)) return this.hear(value);
    const read = requestShape.safeParse(value);
    if (!read.success) return this.refuse();
    this.hear(read.data);
  }

  private refuse(): void {
    this.place.count('malformed');
    this.end('malformed');
  }

  private greet(value: unknown): void {
    const { kind, protocol } = Object(value);
    // A client of another version may say it in its own way.
    if (kind === 'hello' && protocol !== PROTOCOL) return this.end('version');
    const read = helloShape.safeParse(value);
    if (!read.success) return this.refuse();
    this.state = 'waiting';
    this.place.admit(read.data, this).then(
      (admitted) => this.enter(admitted, read.data),
      (error: unknown) => this.fail(error),
    );
  }

  private enter(admitted: Admitted | Farewell, { since, at }: Hello): void {
    if (typeof admitted === 'string') return this.end(admitted);
    if (this.state !== 'waiting') return admitted.leave();
    this.state = 'in';
    this.admitted = admitted;
    const { host, by, adviser } = admitted;
    this.door = new Door(host, { by, eyes: null, adviser }, (message) => this.tell(message));
    this.hear({ kind: 'join', id: 0, since, ...(at !== undefined && { at }) });
    for (const request of this.early.splice(0)) this.hear(request);
  }

  private hear(request: Request): void {
    const { door } = this;
    if (this.pending >= MOST_PENDING || this.early.length >= MOST_EARLY) return this.drown();
    if (!door) return void this.early.push(request);
    if (isRemark(request) && !this.remarks.take(this.place.clock.now())) {
      const { error: refusal } = refuse('remarks-too-fast');
      return this.send({ kind: 'refused', id: request.id, refusal });
    }
    if (request.kind === 'join') this.gap = 'none';
    this.pending++;
    door
      .answer(request)
      .catch((error: unknown) => {
        this.place.onTrouble(error);
        this.send({ kind: 'trouble', id: request.id });
      })
      .finally(() => this.pending--);
  }

  /** Updates to who does not read them would only fill memory: they are left out, and asked for again. */
  private tell(message: Message): void {
    const isNews = message.kind === 'update' || message.kind === 'scene' || message.kind === 'here';
    if (isNews && (this.gap !== 'none' || this.wire.backlog > MOST_UNREAD)) {
      if (this.gap === 'none') this.gap = 'untold';
      return;
    }
    this.send(message);
    const isOut = isNews && this.admitted?.host.belongs(this.admitted.by) === false;
    if (isOut) this.end('gone');
  }

  /** By what whoever is in is known; undefined until they are. */
  get token(): string | undefined {
    return this.admitted?.token;
  }

  /** Something that is no news of the table. */
  inform(message: WireMessage): void {
    if (this.state === 'in') this.send(message);
  }

  /** Who has not said hello by now will not. */
  hurry(): void {
    if (this.state === 'new') this.end('denied');
  }

  /** Who has read what waited may be told that there is more. */
  drained(): void {
    if (this.gap !== 'untold' || this.wire.backlog > MOST_UNREAD / 2) return;
    this.gap = 'told';
    this.place.count('resync');
    this.send({ kind: 'resync' });
  }

  private send(message: WireMessage): void {
    if (this.state === 'over') return;
    if (this.wire.backlog > 2 * MOST_UNREAD) return this.end('slow');
    this.place.count('sent');
    this.wire.send(this.place.textOf(message));
  }

  private fail(error: unknown): void {
    this.place.onTrouble(error);
    // A store that is away comes back.
    this.end(error instanceof Sayable ? 'restart' : 'frozen');
  }

  /** Says goodbye, with how long to wait before one may come again; `jitter` spreads those who all come at once. */
  end(why: Farewell, jitter = 0): void {
    if (this.state === 'over') return;
    const least = RETRIES[why];
    const retry = least === undefined ? null : least + jitter;
    this.wire.send(this.place.textOf({ kind: 'bye', why, retry }));
    this.wire.close(CODES[why], why);
    this.closed();
  }

  /** The wire is cut, from either end. */
  closed(): void {
    this.state = 'over';
    this.early = [];
    this.inbox.close();
    this.door?.close();
    this.door = undefined;
    this.admitted?.leave();
    this.admitted = undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRemark(request: Request): boolean {
  return request.kind === 'do' && (request.deed.type === 'say' || request.deed.type === 'report');
}
