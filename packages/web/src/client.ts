import type { Tidings } from '@overtrick/table';
import type {
  Answers,
  Ask,
  Mishap,
  Outgoing,
  Problem,
  TableAnswers,
  TableAsk,
  TableWay,
} from './protocol.ts';

/** What the worker refused, thrown to whoever asked. */
export class Refused extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(wordsOf(problem));
    this.problem = problem;
  }
}

function wordsOf(problem: Problem): string {
  if ('refusal' in problem) return problem.refusal.why.key;
  return 'fault' in problem ? problem.fault.message : Object.values(problem).join();
}

type Waiting = { resolve(value: unknown): void; reject(error: Error): void };

/** A worker that has not put its things away by then is ended. */
const LONGEST_GOODBYE = 3000;

/** The page's side of the worker: a question in, a promise of its answer out; and what is told unasked. */
export class Client implements TableWay {
  onTidings: (tidings: Tidings | Mishap) => void = () => {};
  private readonly worker: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private failure: Refused | undefined;

  constructor() {
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }: MessageEvent<Outgoing>) => this.hear(data);
    this.worker.onerror = () => this.fail();
  }

  /** Whether it can still answer. */
  get isAlive(): boolean {
    return this.failure === undefined;
  }

  /** Something before there is a table, or beside it. */
  ask<A extends Ask>(ask: A): Promise<Answers[A['kind']]> {
    return this.send(ask) as Promise<Answers[A['kind']]>;
  }

  request<A extends TableAsk & { kind: keyof TableAnswers }>(
    ask: A,
  ): Promise<TableAnswers[A['kind']]> {
    return this.send(ask) as Promise<TableAnswers[A['kind']]>;
  }

  tell(ask: TableAsk & { kind: 'join' | 'stop' }): void {
    this.worker.postMessage({ ...ask, id: ++this.last });
  }

  private send(ask: Ask | TableAsk): Promise<unknown> {
    if (this.failure) return Promise.reject(this.failure);
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.worker.postMessage({ ...ask, id });
    });
  }

  /** Nothing is told any more; the worker ends when it has kept what there is to be kept. */
  close(patience = LONGEST_GOODBYE): void {
    this.onTidings = () => {};
    const end = () => this.worker.terminate();
    const timer = setTimeout(end, patience);
    const goodbye = this.ask({ kind: 'leave' }).catch(() => {});
    void goodbye.then(end).then(() => clearTimeout(timer));
  }

  private hear(message: Outgoing): void {
    switch (message.kind) {
      case 'scene':
      case 'update':
      case 'unkept':
      case 'lost':
        return this.onTidings(message);
      case 'problem':
        return this.refuse(message.id, message.problem);
      case 'refused':
        return this.refuse(message.id, { refusal: message.refusal });
      case 'answer':
        return this.settle(message.id, message.value);
      case 'done':
        return this.settle(message.id, message.seq);
      case 'halfway':
        return this.settle(message.id, message.halfway);
      case 'hint':
        return this.settle(message.id, message.thought);
      case 'record':
        return this.settle(message.id, message.record);
    }
  }

  private settle(id: number, value: unknown): void {
    this.waiting.get(id)?.resolve(value);
    this.waiting.delete(id);
  }

  private refuse(id: number, problem: Problem): void {
    this.waiting.get(id)?.reject(new Refused(problem));
    this.waiting.delete(id);
  }

  private fail(): void {
    const failure = new Refused({ unloaded: 'the worker could not be started' });
    this.failure = failure;
    for (const { reject } of this.waiting.values()) reject(failure);
    this.waiting.clear();
  }
}
