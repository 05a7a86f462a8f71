import { deriveSeed } from '@overtrick/engine';
import { type Clock, type Entry, MemoryStore, type Scene, sceneAfter } from '@overtrick/table';
import { Desk } from '../src/desk.ts';
import type { Archive, KeptGame, KeptLine } from '../src/kept.ts';
import type { Answers, Ask, Outgoing, PageScene, TableAsk } from '../src/protocol.ts';
import { Shelf } from '../src/shelf.ts';

/** KeptGame games in memory, for as many tabs as are wanted. */
export class MemoryArchive implements Archive {
  readonly games = new Map<string, KeptGame>();
  readonly logs = new MemoryStore();
  /** Why nothing can be kept, if so. */
  fault: Error | undefined;

  async list() {
    return [...this.games.values()].map(({ id, when, summary }) => ({ id, when, summary }));
  }

  async find(id: string) {
    return this.games.get(id);
  }

  async amend({ id, when, summary }: KeptLine): Promise<void> {
    const kept = this.games.get(id);
    if (kept?.when === when) this.games.set(id, { ...kept, summary });
  }

  async forget(id: string): Promise<void> {
    this.games.delete(id);
  }

  async begin(kept: KeptGame): Promise<void> {
    if (this.fault) throw this.fault;
    this.games.set(kept.id, kept);
  }

  async takeOver(id: string, owner: string): Promise<KeptGame | undefined> {
    const kept = this.games.get(id);
    if (kept) this.games.set(id, { ...kept, owner });
    return kept;
  }

  async note(kept: KeptGame): Promise<void> {
    if (this.games.get(kept.id)?.owner === kept.owner) this.games.set(kept.id, kept);
  }

  logOf(id: string, owner: string, onTaken: (how: 'elsewhere' | 'gone') => void) {
    const { games, logs } = this;
    const guard = () => {
      if (this.fault) throw this.fault;
      const kept = games.get(id);
      if (kept?.owner === owner) return;
      onTaken(kept ? 'elsewhere' : 'gone');
      throw new Error('it is not yours');
    };
    return {
      async append(name: string, entry: Entry) {
        guard();
        return logs.append(name, entry);
      },
      read: (name: string, from: number) => logs.read(name, from),
      async adopt(name: string, entries: readonly Entry[]) {
        guard();
        for (const entry of entries) await logs.append(name, entry);
      },
    };
  }

  openChannel(): undefined {
    return undefined;
  }
}

/** A clock that stands still until somebody lets the next thing happen. */
export class StillClock implements Clock {
  private readonly due: (() => void)[] = [];

  now(): number {
    return 0;
  }

  after(_: number, call: () => void): () => void {
    this.due.push(call);
    return () => {
      const at = this.due.indexOf(call);
      if (at >= 0) this.due.splice(at, 1);
    };
  }

  ring(): void {
    this.due.shift()?.();
  }
}

/** One tab: what it is told, and what it knows by that. */
export class Tab {
  readonly told: Outgoing[] = [];
  readonly clock = new StillClock();
  readonly desk: Desk;
  private last = 0;
  private known: Scene | undefined;
  private seeds = 0;

  constructor(archive = new MemoryArchive(), shelf = new Shelf()) {
    const fresh = () => deriveSeed('0'.repeat(64), `fresh/${this.seeds++}`);
    const around = { archive, clock: this.clock, fresh, rest: turn };
    this.desk = new Desk((message) => this.hear(message), shelf, around);
  }

  private hear(message: Outgoing): void {
    // As it would come out of a worker: what is no plain data fails here.
    this.told.push(structuredClone(message));
    if (message.kind === 'scene' || message.kind === 'update') {
      this.known = sceneAfter(this.known, message);
    }
  }

  /** The table as it was told so far. */
  get scene(): PageScene {
    return this.known as PageScene;
  }

  /** Sends anything, and waits for what comes back. */
  async say(message: object): Promise<Outgoing> {
    const id = ++this.last;
    await this.desk.receive({ ...message, id });
    const answer = this.told.find((each) => 'id' in each && each.id === id);
    return answer ?? { kind: 'answer', id, value: null };
  }

  async ask<A extends Ask>(ask: A): Promise<Answers[A['kind']]> {
    const answer = await this.say(ask);
    if (answer.kind !== 'answer') throw new Error(JSON.stringify(answer));
    return answer.value as Answers[A['kind']];
  }

  request(ask: TableAsk): Promise<Outgoing> {
    return this.say(ask);
  }

  do(deed: object): Promise<Outgoing> {
    return this.say({ kind: 'do', key: `deed ${this.last}`, deed });
  }

  /** Sits down at a new table and looks around. */
  async open(game: string, players: number, part: object = {}, table = 'table'): Promise<void> {
    await this.ask({ kind: 'open', table, wish: { ...wish(game, players), ...part } });
    await this.request({ kind: 'join', since: 0 });
  }

  /** Until something is so, by what others do. */
  async until(holds: () => boolean): Promise<void> {
    for (let i = 0; !holds(); i++) {
      if (i > 10_000) throw new Error('it never is');
      await turn();
    }
  }

  /** Until the person is to decide, or the deal is over. */
  async toPerson(meanwhile: () => unknown = () => {}): Promise<void> {
    await this.until(() => {
      meanwhile();
      return this.scene.dealOver || this.scene.view.acting.join() === '0';
    });
  }
}

export function wish(game: string, players: number) {
  const bots = Array.from({ length: players }, (_, i) => (i === 0 ? null : 'random'));
  const names = bots.map((_, i) => `P${i}`);
  return { game, players, seed: 'desk', bots, names };
}

/** Lets everything happen that waits for its turn. */
export function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

/** One decision of the person, the first that is legal; or the next deal. */
export async function decide(tab: Tab): Promise<void> {
  await tab.toPerson();
  if (tab.scene.dealOver) {
    await tab.do({ type: 'next' });
    return;
  }
  const parts = [tab.scene.view.legal[0]];
  for (let open = await halfway(tab, parts); open.length > 0; open = await halfway(tab, parts)) {
    parts.push(open[0]);
  }
  await tab.do({ type: 'play', parts });
}

/** What can follow these parts of a move, if it is not whole. */
async function halfway(tab: Tab, parts: readonly { ends?: boolean }[]) {
  if (parts.at(-1)?.ends ?? true) return [];
  const answer = await tab.request({ kind: 'halfway', parts: parts as never });
  return answer.kind === 'halfway' ? answer.halfway.view.legal : [];
}

export async function playDeal(tab: Tab): Promise<void> {
  while (!tab.scene.dealOver) {
    await decide(tab);
    await tab.toPerson();
  }
}
