import { type Choice, ok, type Refusal, type Result, type Seat } from '@overtrick/engine';
import { moveOf } from './halfway.ts';
import type { Host } from './host.ts';
import type { By, Command } from './log.ts';
import type { Mind } from './mind.ts';
import { type Deed, isRequest, type Message, type Request } from './protocol.ts';
import { refuse } from './seats.ts';

/** Who stands in a door: where they sit, if they do, and whom they ask for advice. */
export interface Visitor {
  readonly by: By;
  /** Null for whichever seat is theirs: at a table where people come and go. */
  readonly eyes: Seat | null;
  readonly adviser: Mind;
}

/** One way to a table: requests in, messages out. A worker and a socket carry the same ones. */
export class Door {
  private readonly host: Host;
  private readonly visitor: Visitor;
  private readonly send: (message: Message) => void;
  private isClosed = false;
  private leave: () => void = () => {};
  private advice: AbortController | undefined;
  private wanted: Seat | null = null;

  constructor(host: Host, visitor: Visitor, send: (message: Message) => void) {
    this.host = host;
    this.visitor = visitor;
    this.send = (message) => {
      if (!this.isClosed) send(message);
    };
  }

  /** Where they sit now. */
  private get seat(): Seat {
    const { by, eyes } = this.visitor;
    return eyes ?? this.host.seatOf(by, this.wanted);
  }

  /** Anything may come in. What is no request at all is answered by false, and by nothing else. */
  async receive(request: unknown): Promise<boolean> {
    if (!isRequest(request)) return false;
    await this.answer(request);
    return true;
  }

  /** What is known to be a request. */
  async answer(request: Request): Promise<void> {
    const { host } = this;
    const { id } = request;
    switch (request.kind) {
      case 'join':
        return this.join(request.since, request.at);
      case 'do': {
        const done = await this.carryOut(request);
        if (done.ok) return this.send({ kind: 'done', id, seq: done.value });
        return this.send({ kind: 'refused', id, refusal: done.error });
      }
      case 'halfway': {
        const halfway = host.halfway(this.seat, request.parts);
        if (halfway.ok) return this.send({ kind: 'halfway', id, halfway: halfway.value });
        return this.send({ kind: 'refused', id, refusal: halfway.error });
      }
      case 'hint':
        return this.hint(id, request.parts);
      case 'stop':
        this.advice?.abort();
        return;
      case 'record':
        return this.send({ kind: 'record', id, record: host.record() ?? null });
    }
  }

  /** Of several seats that are theirs, they may say which one they look from. */
  private join(since: number, at: Seat | undefined): void {
    const { by, eyes } = this.visitor;
    this.leave();
    this.wanted = at ?? null;
    const viewer = eyes === null ? { eyes: this.wanted, by } : { eyes };
    this.leave = this.host.attend(viewer, this.send, since);
  }

  /** Nothing comes out any more, not even what was asked for before. */
  close(): void {
    this.isClosed = true;
    this.advice?.abort();
    this.leave();
  }

  private async hint(id: number, parts: readonly Choice[] = []): Promise<void> {
    const { host, visitor } = this;
    this.advice?.abort();
    const advice = new AbortController();
    this.advice = advice;
    const move = moveOf(host.game, this.seat, parts);
    const moves = move.ok ? [move.value] : [];
    const thinking = host.advise(this.seat, visitor.adviser, advice.signal, moves);
    // Whoever asks gets an answer, if only that there is no advice.
    const thought = await thinking.catch(() => null);
    this.send({ kind: 'hint', id, thought: advice.signal.aborted ? null : thought });
  }

  private async carryOut(asked: Request & { kind: 'do' }): Promise<Result<number, Refusal>> {
    const { host, visitor } = this;
    const command = this.commandOf(asked.deed);
    if (!command.ok) return command;
    return host.submit(visitor.by, `${visitor.by}/${asked.key}`, command.value, asked.seen);
  }

  /** The seat is that of whoever stands here. */
  private commandOf(deed: Deed): Result<Command, Refusal> {
    const { seat } = this;
    if (seat < 0 && this.visitor.eyes !== null) return refuse('only-watching');
    switch (deed.type) {
      case 'play': {
        const move = seat < 0 ? refuse('only-watching') : moveOf(this.host.game, seat, deed.parts);
        return move.ok ? ok({ type: 'play', move: move.value }) : move;
      }
      case 'sit': {
        const { at, ...rest } = deed;
        return ok({ ...rest, seat: at });
      }
      case 'leave':
        return ok({ type: 'leave', seat: deed.at });
      case 'swap':
        return seat < 0 ? refuse('only-watching') : ok({ type: 'swap', seat, with: deed.at });
      case 'say':
        return ok(seat < 0 ? deed : { ...deed, seat });
      case 'queue':
      case 'unqueue':
      case 'go':
      case 'own':
      case 'remove':
      case 'mute':
      case 'unmute':
      case 'report':
      case 'heed':
      case 'change':
        return ok(deed);
      case 'next':
      case 'end':
      case 'annul':
      case 'continue':
      case 'pause':
        return ok(seat < 0 ? { type: deed.type } : { type: deed.type, seat });
      default:
        return seat < 0 ? refuse('only-watching') : ok({ ...deed, seat });
    }
  }
}
