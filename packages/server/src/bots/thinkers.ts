import type { Worker } from 'node:worker_threads';
import type { Thought } from '@overtrick/bots';
import type { View } from '@overtrick/engine';
import type { Mind, Task } from '@overtrick/table';
import { startThread } from '../threads.ts';
import type { ThinkerNews, ThinkerOrder } from './thinker.ts';

/** Something to think about, and who waits for it. */
interface Errand {
  readonly call: number;
  readonly level: string;
  readonly view: View;
  readonly task: Task;
  resolve(thought: Thought): void;
  reject(error: Error): void;
}

/** A thread, and what it thinks about: one thing at a time. */
interface Head {
  readonly worker: Worker;
  errand: Errand | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Bots that think in threads of their own, so that nobody who plays has to wait for them. */
export class Thinkers {
  private readonly heads = new Set<Head>();
  private readonly waiting: Errand[] = [];
  private readonly deadline: number;
  private readonly start: () => Worker;
  private readonly threads: number;
  private calls = 0;
  private isClosed = false;

  /** A thread that has not answered after so many milliseconds is ended, and another takes its place. */
  constructor(threads: number, deadline: number, start = () => startThread({ kind: 'thinker' })) {
    this.deadline = deadline;
    this.start = start;
    this.threads = threads;
  }

  mindOf(level: string): Mind {
    return { think: (view, task) => this.think(level, view, task) };
  }

  /** How many decisions wait for a thread. */
  get backlog(): number {
    return this.waiting.length;
  }

  private think(level: string, view: View, task: Task): Promise<Thought> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ call: this.calls++, level, view, task, resolve, reject });
      this.handOut();
    });
  }

  private hire(): void {
    const head: Head = { worker: this.start(), errand: undefined, timer: undefined };
    this.heads.add(head);
    head.worker.on('message', (news: ThinkerNews) => this.hear(head, news));
    // Out of memory, or our own bug: the table goes on without it.
    head.worker.on('error', () => this.replace(head));
    head.worker.on('exit', () => this.replace(head));
  }

  private replace(head: Head): void {
    if (!this.heads.delete(head)) return;
    clearTimeout(head.timer);
    head.errand?.reject(new Error('the thread that thought about it has ended'));
    void head.worker.terminate();
    if (!this.isClosed) this.handOut();
  }

  private hear(head: Head, news: ThinkerNews): void {
    const { errand } = head;
    if (!errand || errand.call !== news.call) return;
    clearTimeout(head.timer);
    head.errand = undefined;
    // The thread runs our own code; what it answers is judged by the rules like any move.
    if ('failed' in news) errand.reject(new Error('the bot has failed'));
    else errand.resolve(news.thought as Thought);
    this.handOut();
  }

  /** A thread begins when there is something to think about for it: each takes memory. */
  private handOut(): void {
    const isIdle = [...this.heads].some(({ errand }) => !errand);
    if (!isIdle && this.waiting.length > 0 && this.heads.size < this.threads) this.hire();
    for (const head of this.heads) {
      if (head.errand) continue;
      const errand = this.next();
      if (!errand) return;
      this.give(head, errand);
    }
  }

  /** Nobody thinks about what is over. */
  private next(): Errand | undefined {
    for (let errand = this.waiting.shift(); errand; errand = this.waiting.shift()) {
      if (!errand.task.stop.aborted) return errand;
      errand.reject(new Error('nobody waits for it any more'));
    }
    return undefined;
  }

  private give(head: Head, errand: Errand): void {
    const { call, level, view, task } = errand;
    head.errand = errand;
    const { seed, asked = [] } = task;
    const order: ThinkerOrder = { call, level, view, seed, asked };
    head.worker.postMessage(order);
    head.timer = setTimeout(() => this.replace(head), this.deadline);
    head.timer.unref();
    if (task.stop instanceof AbortSignal) {
      const stop: ThinkerOrder = { call, stop: true };
      task.stop.addEventListener('abort', () => head.worker.postMessage(stop), { once: true });
    }
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('the server is closed'));
    await Promise.all([...this.heads].map((head) => head.worker.terminate()));
  }
}
