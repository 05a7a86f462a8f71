import type { BatchDone, BatchOrder } from '../crew.ts';
import { BotFailure } from '../failure.ts';
import { Threads } from '../threads.ts';
import type { Chunk } from './results.ts';
import { studyWork } from './run.ts';
import type { Study } from './study.ts';

/**
 * Threads that play units of studies as they are asked for. To start one takes longer than many chunks do, so each waits for the
 * next units of its study, until those of another are asked for.
 */
export class KeptThreads {
  #idle: KeptThread[] = [];
  readonly #busy = new Set<KeptThread>();
  #isDismissed = false;

  /** Answers nothing if all of them are dismissed before. */
  async play(study: Study, from: number, to: number): Promise<Chunk | undefined> {
    if (this.#isDismissed) return undefined;
    const thread = this.#threadFor(study);
    this.#busy.add(thread);
    try {
      const chunk = await thread.play(from, to);
      this.#idle.push(thread);
      return chunk;
    } catch (error) {
      await thread.dismiss();
      throw error;
    } finally {
      this.#busy.delete(thread);
    }
  }

  async dismiss(): Promise<void> {
    this.#isDismissed = true;
    await Promise.all([...this.#idle, ...this.#busy].map((thread) => thread.dismiss()));
  }

  #threadFor(study: Study): KeptThread {
    const name = JSON.stringify(study);
    const others = this.#idle.filter((thread) => thread.study !== name);
    this.#idle = this.#idle.filter((thread) => thread.study === name);
    for (const thread of others) void thread.dismiss();
    return this.#idle.pop() ?? new KeptThread(name, study);
  }
}

class KeptThread {
  readonly study: string;
  readonly #threads = new Threads();
  readonly #send: (order: BatchOrder) => void;
  #done: (chunk: Chunk | undefined) => void = () => {};
  #fail: (error: unknown) => void = () => {};

  constructor(name: string, study: Study) {
    this.study = name;
    const done = (batch: BatchDone) => this.#hear(batch);
    const broken = (error: unknown) => this.#fail(error);
    this.#send = this.#threads.hire(studyWork(study, 0), { done, broken });
  }

  play(from: number, to: number): Promise<Chunk | undefined> {
    return new Promise((done, fail) => {
      this.#done = done;
      this.#fail = fail;
      this.#send({ batch: 0, from, to });
    });
  }

  async dismiss(): Promise<void> {
    this.#done(undefined);
    await this.#threads.dismiss();
  }

  #hear(batch: BatchDone): void {
    if ('failed' in batch) return this.#fail(new BotFailure(batch.failed));
    const [chunk] = batch.done as Chunk[];
    this.#done(chunk);
  }
}
