import type { Refusal, Result, Seat } from '@overtrick/engine';
import { moveOf } from './halfway.ts';
import type { Host } from './host.ts';
import type { By, Command } from './log.ts';
import type { Mind } from './mind.ts';
import { type Deed, isRequest, type Message, type Request } from './protocol.ts';
import { refuse } from './seats.ts';

/** Who stands in a door: where they sit, if they do, and whom they ask for advice. */
export interface Visitor {
  readonly by: By;
  readonly eyes: Seat;
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

  constructor(host: Host, visitor: Visitor, send: (message: Message) => void) {
    this.host = host;
    this.visitor = visitor;
    this.send = (message) => {
      if (!this.isClosed) send(message);
    };
  }

  /** Anything may come in. What is no request at all is answered by false, and by nothing else. */
  async receive(request: unknown): Promise<boolean> {
    if (!isRequest(request)) return false;
    await this.answer(request);
    return true;
  }

  private async answer(request: Request): Promise<void> {
    const { host, visitor } = this;
    const { id } = request;
    switch (request.kind) {
      case 'join':
        this.leave();
        this.leave = host.join(visitor.eyes, this.send, request.since);
        return;
      case 'do': {
        const done = await this.carryOut(request.key, request.deed);
        if (done.ok) return this.send({ kind: 'done', id, seq: done.value });
        return this.send({ kind: 'refused', id, refusal: done.error });
      }
      case 'halfway': {
        const halfway = host.halfway(visitor.eyes, request.parts);
        if (halfway.ok) return this.send({ kind: 'halfway', id, halfway: halfway.value });
        return this.send({ kind: 'refused', id, refusal: halfway.error });
      }
      case 'hint':
        return this.hint(id);
      case 'stop':
        this.advice?.abort();
        return;
      case 'record':
        return this.send({ kind: 'record', id, record: host.record() ?? null });
    }
  }

  /** Nothing comes out any more, not even what was asked for before. */
  close(): void {
    this.isClosed = true;
    this.advice?.abort();
    this.leave();
  }

  private async hint(id: number): Promise<void> {
    const { host, visitor } = this;
    this.advice?.abort();
    const advice = new AbortController();
    this.advice = advice;
    const asked = host.advise(visitor.eyes, visitor.adviser, advice.signal);
    // Whoever asks gets an answer, if only that there is no advice.
    const thought = await asked.catch(() => null);
    this.send({ kind: 'hint', id, thought: advice.signal.aborted ? null : thought });
  }

  private async carryOut(key: string, deed: Deed): Promise<Result<number, Refusal>> {
    const { host, visitor } = this;
    const command = this.commandOf(deed);
    return command.ok ? host.submit(visitor.by, `${visitor.by}/${key}`, command.value) : command;
  }

  /** The seat is that of whoever stands here. */
  private commandOf(deed: Deed): Result<Command, Refusal> {
    const { eyes: seat } = this.visitor;
    if (seat < 0) return refuse('only-watching');
    if (deed.type === 'play') {
      const move = moveOf(this.host.game, seat, deed.parts);
      return move.ok ? { ok: true, value: { type: 'play', move: move.value } } : move;
    }
    return { ok: true, value: { ...deed, seat } };
  }
}
