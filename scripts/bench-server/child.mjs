// A process of its own that answers one question after another: `Child` is the side that asks, `answer` the other.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export class Child {
  #child;
  /** @type {((value: any) => void)[]} */
  #waiting = [];
  #last = '';

  /**
   * @param {string} file
   * @param {string[]} [words]
   */
  constructor(file, words = []) {
    const path = fileURLToPath(new URL(file, import.meta.url));
    this.#child = fork(path, words, { stdio: ['ignore', 'inherit', 'pipe', 'ipc'] });
    this.#child.on('message', (value) => this.#waiting.shift()?.(value));
    this.#child.stderr?.on('data', (text) => {
      this.#last = `${this.#last}${text}`.slice(-4000);
    });
    this.#child.on('exit', (code, signal) => {
      if (this.#waiting.length === 0) return;
      console.error(`${file} has ended with ${code ?? signal}\n${this.#last}`);
      process.exit(1);
    });
  }

  /**
   * @param {string} question
   * @param {unknown} [value]
   * @returns {Promise<any>}
   */
  ask(question, value) {
    return new Promise((resolve) => {
      this.#waiting.push(resolve);
      this.#child.send({ question, value });
    });
  }

  async end() {
    const isOver = once(this.#child, 'exit');
    this.#child.kill('SIGKILL');
    await isOver;
  }
}

/**
 * Answers questions by their names. What it costs to answer all of them so far can always be asked.
 * @param {Record<string, (value: any) => unknown>} answers
 */
export function answer(answers) {
  /** @type {Record<string, (value: any) => unknown>} */
  const all = {
    cost: () => ({ ...process.cpuUsage(), rss: process.memoryUsage.rss() }),
    ...answers,
  };
  process.on('message', async (/** @type {any} */ { question, value }) => {
    process.send?.((await all[question](value)) ?? null);
  });
  process.on('disconnect', () => process.exit());
}
