// A server, or several nodes, and the people who use it, each in processes of their own.
import { availableParallelism } from 'node:os';
import { Child } from './child.mjs';
import { PEOPLE } from './tables.mjs';

const CROWDS = Math.max(2, Math.min(4, availableParallelism()));

/** What came of so many seconds. @typedef {{ cpuPerMove: number, p50: number, p99: number, made: number, missed: number, news: number }} Round */

export class Scene {
  /** @type {Child[]} */
  #crowds = [];
  #servers;
  sockets = 0;

  /** @param {Child | Child[]} servers */
  constructor(servers) {
    this.#servers = [servers].flat();
  }

  /** @returns {Promise<number[]>} */
  get ports() {
    return Promise.all(this.#servers.map((server) => server.ask('port')));
  }

  /** @returns {Promise<number>} */
  get port() {
    return this.ports.then(([port]) => port);
  }

  /**
   * @param {'bare' | 'mu'} kind
   * @param {{ id: string, tokens: string[] }[]} tables
   */
  async gather(kind, tables) {
    const ports = await this.ports;
    this.#crowds = Array.from({ length: CROWDS }, () => new Child('crowd.mjs'));
    const seated = this.#crowds.map((crowd, i) => {
      const own = tables.filter((_, at) => at % CROWDS === i);
      return crowd.ask('connect', { ports, kind, tables: own });
    });
    this.sockets = (await Promise.all(seated)).reduce((sum, each) => sum + each, 0);
  }

  /**
   * Nobody plays in step with the others any more.
   * @param {number} moves
   */
  async scatter(moves) {
    await Promise.all(this.#crowds.map((crowd) => crowd.ask('scatter', moves)));
  }

  /**
   * @param {number} perSecond
   * @param {number} seconds
   * @returns {Promise<Round>}
   */
  async run(perSecond, seconds) {
    const before = await this.#cost();
    const wanted = { perSecond: perSecond / CROWDS, seconds };
    const runs = await Promise.all(this.#crowds.map((crowd) => crowd.ask('run', wanted)));
    const after = await this.#cost();
    const sum = (/** @type {string} */ what) => runs.reduce((all, run) => all + run[what], 0);
    const latencies = runs.flatMap((run) => run.latencies).sort((a, b) => a - b);
    const cpu = after.cpu - before.cpu;
    const [made, messages] = [sum('made'), sum('messages')];
    // One of them says only that it is done.
    const news = (sum('bytes') - 30 * made) / Math.max(1, messages - made);
    return {
      cpuPerMove: cpu / made,
      p50: latencies[Math.floor(latencies.length * 0.5)],
      p99: latencies[Math.floor(latencies.length * 0.99)],
      made: latencies.length,
      missed: sum('missed'),
      news,
    };
  }

  /** In MiB, all that the process of the server has in memory. */
  async rss() {
    return (await this.#cost()).rss / 2 ** 20;
  }

  /** What all servers have cost so far. */
  async #cost() {
    const costs = await Promise.all(this.#servers.map((server) => server.ask('cost')));
    const sum = (/** @type {(cost: any) => number} */ of) =>
      costs.reduce((all, cost) => all + of(cost), 0);
    return { cpu: sum(({ user, system }) => user + system), rss: sum(({ rss }) => rss) };
  }

  async end() {
    await Promise.all([...this.#crowds, ...this.#servers].map((child) => child.end()));
  }
}

/**
 * Names of tables for a server that knows no people.
 * @param {number} count
 */
export function bareTables(count) {
  const tokens = Array.from({ length: PEOPLE }, () => '');
  return Array.from({ length: count }, (_, i) => ({ id: `${i}`, tokens }));
}
