import { type Game, no, ok, quote, type Result, type Seat } from '@overtrick/engine';
import { Door, type Host, isRequest, type Message } from '@overtrick/table';
import { chance } from './chance.ts';
import { Blocked } from './database.ts';
import { endingOf } from './ending.ts';
import { verify } from './fairness.ts';
import { Keeper } from './keeper.ts';
import type { LookJudge } from './look/look-judge.ts';
import type { Looker } from './look/looker.ts';
import { type Minds, mindsOf } from './minds.ts';
import { offersOf } from './offers.ts';
import { faultsOf, houseOf, type OpeningMeans, open, reopen } from './opening.ts';
import { type Ask, type Outgoing, type Problem, readAsk } from './protocol.ts';
import { holderOf, takeBackAt } from './round/people.ts';
import { Shelf } from './shelf.ts';
import { browserSurroundings, type Surroundings } from './surroundings.ts';

/** People wait for bots, but not for long: after so many milliseconds the house moves in their place. */
const PATIENCE = 15_000;
const KEY_BYTES = 8;

// What is for the history, for guided deals and for the rules: who only plays never loads it.
const past = () => import('./past.ts');
const staging = () => import('./staging.ts');
const carry = () => import('./carry.ts');
const answers = () => import('./rules/answer.ts');
const lookers = () => import('./look/looker.ts');
const lab = () => import('./lab/answer.ts');
const playing = () => import('./look/play-on.ts');
const sets = () => import('./again/sitting.ts');

type Answer = Result<unknown, Problem>;

/** What has nothing to do with a table waits for none: a database may take its time. */
const ASIDE: readonly Ask['kind'][] = [
  'games',
  'check',
  'ending',
  'kept',
  'past',
  'ends',
  'forget',
  'examples',
  'verify',
  'replay',
  'pack',
  'unpack',
  'lookBack',
  'moment',
  'verdict',
  'solve',
  'line',
  'tried',
  'outlook',
  'share',
  'rival',
  'lab',
];

/** A table at which somebody sits, the way to it, and who keeps its log. */
interface AtTable {
  readonly host: Host;
  readonly door: Door;
  readonly keeper: Keeper;
}

/**
 * The worker's side: answers what is asked before there is a table, and then is the way to it. It knows nothing of workers, and
 * nothing goes in or out but messages.
 */
export class Desk {
  private readonly send: (message: Outgoing) => void;
  private readonly shelf: Shelf;
  private readonly around: Surroundings;
  private readonly minds: Minds;
  private sitting: AtTable | undefined;
  private looker: Looker | undefined;
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    send: (message: Outgoing) => void,
    shelf = new Shelf(),
    around = browserSurroundings(),
  ) {
    this.send = send;
    this.shelf = shelf;
    this.around = around;
    this.minds = mindsOf(shelf, around.rest);
  }

  /**
   * Anything may come in. A table is opened or left when the one before has been, although a game may have to be loaded for it;
   * what is said at a table waits only until there is one.
   */
  async receive(message: unknown): Promise<void> {
    const ask = readAsk(message);
    const isAside = ask !== undefined && ASIDE.includes(ask.kind);
    const before = isAside ? Promise.resolve() : this.last;
    const answering = before.then(() => (ask ? this.reply(ask) : this.pass(message)));
    if (ask && !isAside) this.last = answering.catch(() => {});
    await answering.catch((error: unknown) => this.fail(message, { problem: String(error) }));
  }

  /** Our own bug, or nonsense: who asked is told, and goes back to the last state that was kept. */
  private fail(message: unknown, problem: Problem): void {
    const { id } = Object(message) as { id?: unknown };
    if (typeof id === 'number') this.send({ kind: 'problem', id, problem });
  }

  private async pass(message: unknown): Promise<void> {
    if (!isRequest(message)) return this.fail(message, { problem: 'there is no such question' });
    if (!this.sitting) return this.fail(message, { problem: 'there is no table' });
    await this.sitting.door.receive(message);
  }

  private async reply(ask: Ask & { readonly id: number }): Promise<void> {
    const { id } = ask;
    const answer = await this.answer(ask).catch(problemOf);
    if (answer.ok) this.send({ kind: 'answer', id, value: answer.value });
    else this.send({ kind: 'problem', id, problem: answer.error });
  }

  private async answer(ask: Ask): Promise<Answer> {
    const { shelf, around } = this;
    switch (ask.kind) {
      case 'games':
        return ok(offersOf(houseOf(shelf)));
      case 'check':
        return ok(faultsOf(ask.wish, shelf));
      case 'ending':
        return endingOf(ask.wish, shelf);
      case 'kept':
        return ok(await around.archive.list());
      case 'past':
        return (await past()).pastOf(ask.table, { shelf, around });
      case 'ends':
        return (await past()).endsOf(ask.table, { shelf, around });
      case 'forget':
        await around.archive.forget(ask.table);
        return ok(null);
      case 'open':
        return this.sit(ask.table, (means) => open(ask.wish, means));
      case 'resume':
        return this.sit(ask.table, reopen);
      case 'stage':
        return this.sit(ask.table, async (means) => (await staging()).stage(ask.staging, means));
      case 'look':
        return this.look(ask.seat);
      case 'takeBack':
        return this.takeBack(ask.seat);
      case 'verify':
        return this.judge(ask.game, (game) => verify(game, ask.promise));
      case 'replay': {
        const { game } = Object(ask.record) as { game: string };
        return this.judge(game, async (rules) => (await past()).endsOfRecord(rules, ask.record));
      }
      case 'examples':
        return this.judge(ask.game, async (game) => {
          const { answerOf } = await answers();
          return ask.examples.map((each) => answerOf(game, each));
        });
      case 'pack':
        return (await carry()).packed(ask.table, around);
      case 'unpack':
        return (await carry()).unpacked(ask.text, around);
      case 'lookBack':
        return (await this.looking()).open(ask.from);
      case 'moment':
        return (await this.looking()).scene(ask.at, ask.eyes);
      case 'verdict':
        return this.judged((judged) => judged.verdict(ask.at, ask.isQuick));
      case 'tried':
        return this.judged((judged) => judged.tried(ask.at, ask.parts));
      case 'outlook':
        return this.judged((judged) => judged.outlook(ask.at, ask.eyes));
      case 'solve':
        return (await this.looking()).solve(ask.at);
      case 'line':
        return (await this.looking()).line(ask.at, ask.line);
      case 'share':
        return (await this.looking()).share(ask.deal, ask.you);
      case 'playOn':
        return this.sit(ask.table, async (means) =>
          (await playing()).playOn(this.looker?.opened, ask.from, means),
        );
      case 'sitIn':
        return this.sit(ask.table, async (means) => (await sets()).sitIn(ask.from, means));
      case 'rival':
        return (await sets()).rivalIn(ask.from, ask.rival, { shelf, ports: this.ports });
      case 'lab':
        return (await lab()).labAnswer(ask.asked, shelf);
      case 'leave':
        return ok(await this.leave());
    }
  }

  private async looking(): Promise<Looker> {
    const { Looker } = await lookers();
    this.looker ??= new Looker({ shelf: this.shelf, around: this.around });
    return this.looker;
  }

  /** What is found out about the game that is looked back at. */
  private async judged(find: (judged: LookJudge) => Promise<Answer>): Promise<Answer> {
    const { judged } = await this.looking();
    return judged ? find(judged) : no({ problem: 'no game is open' });
  }

  /** What the rules of a game make of something that has nothing to do with a table. */
  private async judge(name: string, find: (game: Game) => unknown): Promise<Answer> {
    if (!this.shelf.has(name)) return no({ problem: `there is no game ${quote(name)}` });
    const game = await this.shelf.take(name);
    return game.ok ? ok(await find(game.value)) : game;
  }

  /** Opens a table, or goes on with one that was kept. */
  private async sit(
    id: string,
    opening: (means: OpeningMeans) => Promise<Result<Host, Problem>>,
  ): Promise<Answer> {
    await this.leave();
    const keeper = new Keeper(this.around.archive, id, {
      onUnkept: () => this.send({ kind: 'unkept' }),
      onTaken: (how) => {
        this.sitting?.host.close();
        this.send({ kind: 'lost', how });
      },
    });
    const host = await opening(this.meansFor(id, keeper));
    if (!host.ok) {
      await keeper.close();
      return host;
    }
    this.sitting = { host: host.value, door: this.doorFor(host.value, null), keeper };
    keeper.note(host.value.standing, false);
    return ok(null);
  }

  private doorFor(host: Host, seat: Seat | null): Door {
    const visitor = { ...holderOf(host, seat), adviser: this.minds.adviser };
    return new Door(host, visitor, (message) => this.tell(message));
  }

  /** The device goes to somebody else, or to nobody yet: whoever had it is told no more. */
  private look(seat: Seat | null): Answer {
    const { sitting } = this;
    if (!sitting) return no({ problem: 'there is no table' });
    const { host, door } = sitting;
    const isThere = seat === null || host.people.includes(seat);
    if (!isThere) return no({ problem: `nobody on this device has seat ${seat}` });
    door.close();
    this.sitting = { ...sitting, door: this.doorFor(host, seat) };
    return ok(null);
  }

  /** Somebody wants a move back that nobody else has looked at yet. */
  private async takeBack(seat: Seat): Promise<Answer> {
    if (!this.sitting) return no({ problem: 'there is no table' });
    const taken = await takeBackAt(this.sitting.host, seat, `back/${chance(KEY_BYTES)}`);
    return taken.ok ? ok(null) : no({ refusal: taken.error });
  }

  private meansFor(id: string, keeper: Keeper): OpeningMeans {
    const { shelf, ports } = this;
    return { id, keeper, shelf, ports };
  }

  private get ports(): OpeningMeans['ports'] {
    const { clock, fresh } = this.around;
    const { mindOf, quick } = this.minds;
    const onFailure = (error: unknown) => console.error(error);
    const onInstead = (seat: Seat, why: unknown) =>
      console.warn(`the house moved for the bot in seat ${seat}:`, why);
    const how = { budget: {}, patience: PATIENCE, beat: 0 };
    return { clock, fresh, mindOf, quick, ...how, onFailure, onInstead };
  }

  private tell(message: Message): void {
    this.send(message);
    const { kind } = message;
    if (!this.sitting || (kind !== 'update' && kind !== 'done')) return;
    const { keeper, host } = this.sitting;
    keeper.note(host.standing, kind === 'done');
  }

  /** Nobody is at the table any more; what is to be kept of it is kept when this comes back. */
  private async leave(): Promise<null> {
    const { sitting } = this;
    this.sitting = undefined;
    sitting?.door.close();
    sitting?.host.close();
    await sitting?.keeper.close();
    return null;
  }
}

function problemOf(error: unknown): Answer {
  if (error instanceof Blocked) return no({ blocked: error.message });
  return no({ problem: String(error) });
}
