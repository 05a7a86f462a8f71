import type { Game, Seat } from '@overtrick/engine';
import { type Deed, PROTOCOL, type Scene, sceneAfter, type WireMessage } from '@overtrick/table';
import type { Twins } from '@overtrick/table/twins';
import type { Visit } from '../../src/visit.ts';
import { partsOf } from '../parts.ts';
import { SpiedPremises, TABLE } from './premises.ts';
import { ASKED, PATHS, TRIED, TRIED_LAST } from './tries.ts';

/** What somebody found out about a table, by every way there is: when, by which way, and what, to the byte. */
export interface Findings {
  readonly told: readonly string[];
  /** The ways by which it was told, and all paths that there are. */
  readonly channels: ReadonlySet<string>;
  readonly paths: readonly string[];
}

/** At so many of their turns they try everything; at the others they just play. */
const TRIES = 2;
/** However long a deal takes, in simulated milliseconds. */
const LONGEST = 10_000_000;

/**
 * Everything that these eyes can find out while a deal takes its course on a server: as a person in their seat, or as the bot
 * there, while that person looks on.
 */
export async function spy(
  game: Game,
  twins: Twins,
  which: 0 | 1,
  as: 'person' | 'bot',
  nodes: 1 | 2 = 1,
): Promise<Findings> {
  const premises = new SpiedPremises(game, twins, which, nodes);
  const isSeated = as === 'person' && twins.eyes >= 0;
  return new Spy(game, premises, isSeated ? twins.eyes : -1).run(twins.records[which]);
}

class Spy {
  private readonly game: Game;
  private readonly premises: SpiedPremises;
  private readonly seat: Seat;
  private readonly told: string[] = [];
  private readonly channels = new Set<string>();
  private token = '';
  private visit: Visit | undefined;
  private backlog = 0;
  private scene: Scene | undefined;
  private seq = 0;
  private calls = 0;

  constructor(game: Game, premises: SpiedPremises, seat: Seat) {
    this.game = game;
    this.premises = premises;
    this.seat = seat;
    premises.onAsked = (text) => this.note('bot', text);
  }

  async run(record: Twins['records'][0]): Promise<Findings> {
    const { premises } = this;
    const { venue } = premises;
    await this.settle(premises.begin());
    const { token, id } = Object(await this.ask('POST /api/guests', { name: 'Ada' }));
    this.token = token;
    await premises.lay(record, id, this.seat >= 0);
    await this.settle(premises.keepElsewhere());
    await this.comeUnasked();
    this.connect(0);
    await this.playAlong();
    await this.askEverything();
    for (const deed of TRIED_LAST) await this.do(deed);
    this.connect(this.seq);
    await this.pass(10);
    await this.askEverything();
    await this.settle(premises.close());
    this.note('log', premises.lines.join(''));
    return { told: this.told, channels: this.channels, paths: venue.api.paths };
  }

  /** Makes the moves of the script, takes one back, and in between tries everything. */
  private async playAlong(): Promise<void> {
    const { premises, seat } = this;
    for (let turn = 0; ; turn++) {
      await this.until(() => premises.isOver || this.isWaited);
      if (turn < TRIES) await this.tryEverything();
      const [move] = this.isWaited ? premises.restFor(seat) : [];
      if (!move && (premises.isOver || seat >= 0)) return;
      if (move) await this.do({ type: 'play', parts: partsOf(this.game, move) });
      if (turn === 0) await this.do({ type: 'undo' });
    }
  }

  private get isWaited(): boolean {
    return this.premises.table.acting.includes(this.seat);
  }

  /** Everything that can be said on a wire, also what makes no sense. */
  private async tryEverything(): Promise<void> {
    for (const since of [0, 1, Math.max(1, this.seq - 3), this.seq, this.seq + 5]) {
      this.connect(since);
      await this.pass(10);
    }
    for (const request of ASKED) this.say(request);
    for (const part of this.scene?.view?.legal.slice(0, 20) ?? []) {
      this.say({ kind: 'halfway', id: this.calls++, parts: [part] });
      await this.pass(100);
    }
    for (const deed of TRIED) await this.do(deed);
    await this.readSlowly();
    await this.fillDisk();
    this.say('nonsense');
    this.connect(this.seq);
    await this.askEverything();
  }

  /** Who does not read is told that they have missed something. */
  private async readSlowly(): Promise<void> {
    this.backlog = 1e5;
    await this.do({ type: 'say', text: 'unread' });
    this.backlog = 0;
    this.visit?.drained();
    this.say({ kind: 'join', id: this.calls++, since: this.seq });
    await this.pass(10);
  }

  private async fillDisk(): Promise<void> {
    this.premises.vault.fill(true);
    await this.do({ type: 'say', text: 'lost' });
    this.premises.vault.fill(false);
  }

  /** Every path of the API, by which something could be told. */
  private async askEverything(): Promise<void> {
    for (const [path, body] of PATHS) {
      this.note(path, JSON.stringify(await this.ask(path.replace(':id', TABLE), body)));
    }
    this.note('metrics', this.premises.venue.metrics.text);
  }

  private async ask(asked: string, body?: unknown): Promise<unknown> {
    const [method, path] = asked.split(' ');
    const { token } = this;
    const request = { method, path, body, from: 'spy', ...(token && { token }) };
    return (await this.settle(this.premises.venue.api.handle(request))).body;
  }

  /** Nobody is told anything who has not shown that they belong there: not before, not instead, not beside. */
  private async comeUnasked(): Promise<void> {
    const { token } = Object(await this.ask('POST /api/guests', { name: 'Eve' }));
    for (const shown of [token, `${token.slice(0, -1)}x`, undefined]) {
      const visit = this.premises.venue.reception.connect({
        send: (text) => this.note('stranger', text),
        close: (code) => this.note('stranger close', String(code)),
        backlog: 0,
      });
      if (shown !== undefined) visit.receive(JSON.stringify(helloTo(shown, 0)));
    }
  }

  private connect(since: number): void {
    const { reception } = this.premises.venue;
    if (this.visit) reception.disconnect(this.visit);
    const backlog = () => this.backlog;
    this.visit = reception.connect({
      send: (text) => this.hear(text),
      close: (code) => this.note('close', String(code)),
      get backlog() {
        return backlog();
      },
    });
    this.say(helloTo(this.token, since));
  }

  private say(message: unknown): void {
    this.visit?.receive(typeof message === 'string' ? message : JSON.stringify(message));
  }

  private async do(deed: Deed): Promise<void> {
    // Nobody sends so much at once.
    await this.pass(2000);
    const id = this.calls++;
    this.say({ kind: 'do', id, key: `${id}`, seen: this.seq, deed });
    await this.pass(10);
  }

  private hear(text: string): void {
    const message: WireMessage = JSON.parse(text);
    this.note(message.kind, text);
    if (message.kind === 'scene') {
      this.scene = message.scene;
      this.seq = message.seq;
    } else if (message.kind === 'update' && message.seq === this.seq + 1) {
      this.scene = sceneAfter(this.scene, message);
      this.seq = message.seq;
    }
  }

  private note(channel: string, text: string): void {
    this.channels.add(channel);
    this.told.push(`${this.premises.world.time} ${channel} ${text}`);
  }

  private async pass(ms: number): Promise<void> {
    const until = this.premises.world.time + ms;
    this.premises.world.after(ms, () => {});
    await this.premises.world.run(() => this.premises.world.time >= until);
  }

  private async until(isEnough: () => boolean): Promise<void> {
    const { world } = this.premises;
    await world.run(() => isEnough() || world.time > LONGEST);
    if (world.time > LONGEST) throw new Error('this deal does not come to an end');
  }

  private async settle<T>(promise: Promise<T>): Promise<T> {
    let isKept = false;
    const done = () => {
      isKept = true;
    };
    promise.then(done, done);
    await this.premises.world.run(() => isKept);
    return promise;
  }
}

function helloTo(token: string, since: number) {
  return { kind: 'hello', protocol: PROTOCOL, token, table: TABLE, since };
}
