import { levels } from '@overtrick/bots';
import type { Game, Move, Seat } from '@overtrick/engine';
import {
  type Deed,
  Door,
  type Entry,
  HOUSE,
  Host,
  logOf,
  MemoryStore,
  type Mind,
  mindOf,
  type Request,
  type Table,
  tableOf,
} from '../src/index.ts';
import type { Twins } from '../src/twins.ts';
import { PERSON, portsOf, SimulatedClock } from './simulation.ts';

/** Longer than any bot in these tests thinks, so that how long it does cannot be told. */
const BEAT = 5000;

/** At so many of their turns they try everything; at the others they just play. */
const TRIES = 3;

const AGREEMENT = {
  listed: false,
  watched: true,
  pace: { turn: 20_000, bank: 60_000 },
  standIn: 'novice',
};
const RETINUE = {
  members: [
    { id: PERSON, name: 'Ada' },
    { id: 'ben', name: 'Ben' },
  ],
  links: [],
  queue: ['ben'],
};

/** All that somebody is told while a deal takes its course: when, and what, to the byte. */
export async function visit(game: Game, twins: Twins, which: 0 | 1, where: 'alone' | 'friends') {
  const { eyes, records, moves } = twins;
  const clock = new SimulatedClock();
  const log = seatedLog(game, records[which], eyes, where);
  const store = new MemoryStore();
  for (const entry of log) await store.append('table', entry);
  const script = moves[which];
  const follower = new Follower(game, log);
  const mindFor = (): Mind => scripted(follower, script, clock);
  // Nobody inherits the table: who looks after it may sit wherever a bot sits.
  const house = { mindOf: mindFor, beat: BEAT, patience: 2 * BEAT, grace: 1e9 };
  const ports = portsOf(clock, { store, ...house });
  const loaded = await Host.load('table', game, ports);
  if (!loaded.ok) throw new Error(loaded.error);
  const host = loaded.value;
  follower.follow(host);
  const told: string[] = [];
  const adviser = mindOf(levels.novice, async () => {});
  const visitor = { by: PERSON, eyes: where === 'alone' ? eyes : null, adviser };
  const door = new Door(host, visitor, (message) =>
    told.push(`${clock.now()} ${JSON.stringify(message)}`),
  );
  await new Visitor(host, follower, door, clock, eyes).run(script);
  host.close();
  return told;
}

/** A laid deal at which these eyes are a person and all others bots that follow a script. */
function seatedLog(
  game: Game,
  record: Twins['records'][0],
  eyes: Seat,
  where: 'alone' | 'friends',
): Entry[] {
  const [open, lay] = logOf(record, game.version);
  const [fact] = open.facts;
  if (fact.type !== 'open') throw new Error('a log begins with an open table');
  const sitters = fact.sitters.map((sitter, seat) =>
    seat === eyes ? { kind: 'person' as const, name: 'Ada', id: PERSON } : sitter,
  );
  const people = where === 'friends' && { agreement: AGREEMENT, retinue: RETINUE };
  const secret = '00'.repeat(32);
  return [{ ...open, by: HOUSE, facts: [{ ...fact, sitters, secret, ...people }] }, lay];
}

/** The table of a log that grows. */
class Follower {
  private readonly folded: Table;
  private log: () => readonly Entry[];

  constructor(game: Game, log: readonly Entry[]) {
    const table = tableOf(game, log);
    if (!table.ok) throw new Error(table.error);
    this.folded = table.value;
    this.log = () => log;
  }

  follow(host: Host): void {
    this.log = () => host.log;
  }

  get table(): Table {
    for (const entry of this.log().slice(this.folded.seq)) this.folded.fold(entry);
    return this.folded;
  }

  /** What of a script is still to come for a seat. */
  restFor(script: readonly Move[], seat: Seat): Move[] {
    const done = this.table.current?.moves ?? [];
    const count = done.filter((move) => move.seat === seat).length;
    return script.filter((move) => move.seat === seat).slice(count);
  }
}

/** Does what stands in the script, after a time that tells how many moves it could have made; then nothing. */
function scripted(follower: Follower, script: readonly Move[], clock: SimulatedClock): Mind {
  return {
    think: (view) =>
      new Promise((resolve) => {
        const [move] = follower.restFor(script, view.eyes);
        if (!move) return;
        const thought = { move, candidates: [], worlds: 0 };
        clock.after(10 * view.legal.length, () => resolve(thought));
      }),
  };
}

/** One of each thing that can be done at a table; a play is added where there is one. */
export const DEEDS: Readonly<Record<Deed['type'], Deed>> = {
  play: { type: 'play', parts: [{ type: 'jump' }] },
  say: { type: 'say', text: 'hello' },
  entropy: { type: 'entropy', text: 'abc' },
  claim: { type: 'claim' },
  next: { type: 'next' },
  undo: { type: 'undo' },
  agree: { type: 'agree' },
  decline: { type: 'decline' },
  pause: { type: 'pause' },
  continue: { type: 'continue' },
  end: { type: 'end' },
  sit: { type: 'sit', at: 1, name: 'Eve' },
  leave: { type: 'leave', at: 1 },
  swap: { type: 'swap', at: 1 },
  queue: { type: 'queue' },
  unqueue: { type: 'unqueue' },
  go: { type: 'go' },
  own: { type: 'own', member: 1 },
  remove: { type: 'remove', member: 1 },
  mute: { type: 'mute', member: 1 },
  unmute: { type: 'unmute', member: 1 },
  report: { type: 'report', member: 1, text: 'rude' },
  annul: { type: 'annul' },
  heed: { type: 'heed', report: 0 },
  change: { type: 'change', players: 4, options: {}, agreement: AGREEMENT },
};

/** One of each thing that can be asked of it. */
export const ASKED: Readonly<Record<Request['kind'], Request>> = {
  join: { kind: 'join', id: 1, since: 2 },
  do: { kind: 'do', id: 2, key: 'a key', deed: DEEDS.say },
  halfway: { kind: 'halfway', id: 3, parts: [] },
  hint: { kind: 'hint', id: 4 },
  stop: { kind: 'stop', id: 5 },
  record: { kind: 'record', id: 6 },
};

/** What would send bots away or end the match: it is done last. */
const LAST: readonly Deed['type'][] = ['sit', 'leave', 'swap', 'change', 'go', 'end'];

/** Somebody who tries everything between two moves, makes those of the script, and takes one back. */
class Visitor {
  private readonly host: Host;
  private readonly follower: Follower;
  private readonly door: Door;
  private readonly clock: SimulatedClock;
  private readonly eyes: Seat;
  private keys = 0;
  private tries = 0;

  constructor(host: Host, follower: Follower, door: Door, clock: SimulatedClock, eyes: Seat) {
    this.host = host;
    this.follower = follower;
    this.door = door;
    this.clock = clock;
    this.eyes = eyes;
  }

  async run(script: readonly Move[]): Promise<void> {
    await this.ask({ kind: 'join', id: 0, since: 0 });
    let isTakenBack = false;
    while (!this.isDone(script)) {
      await this.clock.run(() => this.isWaited || this.isDone(script));
      if (this.tries++ < TRIES) await this.tryEverything();
      const [move] = this.follower.restFor(script, this.eyes);
      if (!this.isWaited || !move) break;
      await this.host.submit(PERSON, `move ${this.keys++}`, { type: 'play', move });
      if (!isTakenBack) await this.do('undo');
      isTakenBack = true;
    }
    await this.do('undo');
    for (const type of LAST) await this.do(type);
    await this.ask(ASKED.join);
  }

  private get isWaited(): boolean {
    return this.host.view(this.eyes)?.acting.includes(this.eyes) ?? false;
  }

  private isDone(script: readonly Move[]): boolean {
    return (this.follower.table.movesOf(0) ?? 0) >= script.length;
  }

  private async ask(request: Request): Promise<void> {
    await this.door.receive(request);
  }

  private do(type: Deed['type']): Promise<void> {
    return this.ask({ kind: 'do', id: 7, key: `${this.keys++}`, deed: DEEDS[type] });
  }

  private async tryEverything(): Promise<void> {
    for (const request of Object.values(ASKED)) await this.ask(request);
    const view = this.host.view(this.eyes);
    for (const type of Object.keys(DEEDS) as Deed['type'][]) {
      const isEnd = type === 'claim' && view && this.follower.table.claimOf(view);
      if (type !== 'undo' && !LAST.includes(type) && !isEnd) await this.do(type);
    }
    for (const part of view?.legal ?? []) {
      await this.ask({ kind: 'halfway', id: 8, parts: [part] });
    }
  }
}
