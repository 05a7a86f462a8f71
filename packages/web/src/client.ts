import type { Answers, Ask, Problem, Reply } from './protocol.ts';

/** What the worker refused, thrown to whoever asked. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(reasonOf(problem));
    this.problem = problem;
  }
}

function reasonOf(problem: Problem): string {
  if ('refusal' in problem) return problem.refusal.why;
  return 'unloaded' in problem ? problem.unloaded : problem.problem;
}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** The page's side of the worker: a question in, a promise of its answer out. */
export class Client {
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private failure: Refused | undefined;

  constructor() {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<Reply>) => this.settle(data);
    this.worker.onerror = () => this.fail();
  }

  /** Whether it can still answer. */
  get isAlive(): boolean {
    return this.failure === undefined;
  }

  ask<A extends Ask>(ask: A): Promise<Answers[A['kind']]> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.worker.postMessage({ id, ask });
    });
  }

  close(): void {
    this.worker.terminate();
  }

  private settle(reply: Reply): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if (reply.ok) waiting?.resolve(reply.value);
    else waiting?.reject(new Refused(reply.error));
  }

  private fail(): void {
    const failure = new Refused({ unloaded: 'the worker could not be started' });
    this.failure = failure;
    for (const { reject } of this.waiting.values()) reject(failure);
    this.waiting.clear();
  }
}
