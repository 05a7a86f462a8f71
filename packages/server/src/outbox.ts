import type { Farewell } from '@overtrick/table';
import { Recent } from './recent.ts';
import type { Wire } from './wire.ts';

/** The part of a socket that is used to tell something; the rest is the library's. */
export interface SocketEnd {
  readonly readyState: number;
  readonly bufferedAmount: number;
  close(code: number, why: string): void;
}

/** What carries a socket: it can be told to wait until there is more to carry. */
export interface SocketLine {
  cork(): void;
  uncork(): void;
  write(frame: Buffer, done: () => void): unknown;
}

/** The state of a socket in which it can be told something. */
const OPEN = 1;

/** One whole message of text, as RFC 6455 (5.2) lays it out; what a server sends is not masked. */
const WHOLE_TEXT = 0x81;
const SHORTEST = 126;
const SHORT = 0x10000;

/**
 * What is sent in one moment: it leaves in one piece for each socket, as to hand something to the system costs more than to make
 * it, and what is told to many is laid out once.
 */
export class Outbox {
  private readonly frames = new Recent<string, Buffer>();
  private waiting: OutboxWire[] = [];

  wire(socket: SocketEnd, line: SocketLine, onSent: () => void): Wire {
    return new OutboxWire(this, socket, line, onSent);
  }

  /** The same bytes for everybody who is told this now. */
  frameOf(text: string): Buffer {
    return this.frames.get(text, framed);
  }

  /** When everything is done that is done in this moment, this one has something to send. */
  await(wire: OutboxWire): void {
    if (this.waiting.length === 0) process.nextTick(this.flush);
    this.waiting.push(wire);
  }

  private readonly flush = (): void => {
    const { waiting } = this;
    this.waiting = [];
    for (const wire of waiting) wire.flush();
  };
}

class OutboxWire implements Wire {
  private readonly outbox: Outbox;
  private readonly socket: SocketEnd;
  private readonly line: SocketLine;
  private readonly onSent: () => void;
  private held: Buffer[] = [];
  private size = 0;

  constructor(outbox: Outbox, socket: SocketEnd, line: SocketLine, onSent: () => void) {
    this.outbox = outbox;
    this.socket = socket;
    this.line = line;
    this.onSent = onSent;
  }

  send(text: string): void {
    const frame = this.outbox.frameOf(text);
    if (this.held.length === 0) this.outbox.await(this);
    this.held.push(frame);
    this.size += frame.length;
  }

  flush(): void {
    const { held, line, onSent } = this;
    if (held.length === 0) return;
    this.held = [];
    this.size = 0;
    if (this.socket.readyState !== OPEN) return;
    if (held.length === 1) return void line.write(held[0], onSent);
    line.cork();
    for (const frame of held) line.write(frame, onSent);
    line.uncork();
  }

  close(code: number, why: Farewell): void {
    this.flush();
    this.socket.close(code, why);
  }

  get backlog(): number {
    return this.size + this.socket.bufferedAmount;
  }
}

function framed(text: string): Buffer {
  const size = Buffer.byteLength(text);
  // No message is anywhere near as long as what would need the longest form.
  const head = size < SHORTEST ? 2 : size < SHORT ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = WHOLE_TEXT;
  frame[1] = size < SHORTEST ? size : size < SHORT ? SHORTEST : SHORTEST + 1;
  if (head === 4) frame.writeUInt16BE(size, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(size), 2);
  frame.write(text, head);
  return frame;
}
