import type { Budget } from '@overtrick/bots';
import type { Game, Result } from '@overtrick/engine';
import {
  type Clock,
  Host,
  LenientStore,
  openingOf,
  type Ports,
  type Seating,
  type Sitter,
} from '@overtrick/table';
import { commandIn, reason } from '../io.ts';
import { Console, type Streams } from './console.ts';
import { Guests } from './guests.ts';
import { FileKeeper } from './keeper.ts';
import { fresh, type KeptLog, YOU } from './kept.ts';
import type { SavePlace } from './place.ts';
import { saveFolder } from './saves.ts';
import { Scenes } from './scenes.ts';
import { type Ending, TerminalSession } from './session.ts';

/** A table that somebody is about to sit down at, and where it is kept. */
export interface TerminalSitting {
  readonly game: Game;
  readonly sitters: readonly Sitter[];
  readonly place: SavePlace;
  open(ports: Ports): Promise<Result<Host, string>>;
}

export function newSitting(seating: Seating, place: SavePlace): TerminalSitting {
  const { game } = seating;
  const opening = openingOf(seating, YOU, fresh());
  const open = (ports: Ports) => Host.open(place.id, game, opening, YOU, ports);
  return { game, sitters: opening.sitters, place, open };
}

export function resumedSitting({ table }: KeptLog, place: SavePlace): TerminalSitting {
  const { game, sitters } = table;
  return { game, sitters, place, open: (ports) => Host.load(place.id, game, ports) };
}

/** Plays until the person leaves, and tells them how to come back. */
export async function sit(io: Streams, sitting: TerminalSitting, budget: Budget): Promise<Ending> {
  const { game, sitters, place } = sitting;
  const folder = saveFolder(io.env);
  const guests = new Guests(game, sitters, folder);
  const console = new Console(io);
  const table = new TerminalTable(sitting, new FileKeeper(place.path, folder, commandIn(io.env)));
  try {
    const session = await table.open(guests, budget, console);
    const ending = await session.run();
    console.close();
    if (ending !== 'over') console.print(table.keeper.farewell());
    return ending;
  } finally {
    table.close();
    console.close();
    await guests.close();
  }
}

/** The clock of this machine. */
const clock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

/** A host, and what it has to say to the one person at its table. */
class TerminalTable {
  readonly keeper: FileKeeper;
  private readonly sitting: TerminalSitting;
  private readonly scenes = new Scenes();
  private host: Host | undefined;

  constructor(sitting: TerminalSitting, keeper: FileKeeper) {
    this.sitting = sitting;
    this.keeper = keeper;
    if (sitting.place.problem !== undefined) this.lose(sitting.place.problem);
  }

  async open(guests: Guests, budget: Budget, console: Console): Promise<TerminalSession> {
    const opened = await this.sitting.open(this.ports(guests, budget));
    if (!opened.ok) throw new Error(opened.error);
    const { sitters } = this.sitting;
    const seat = sitters.findIndex(({ kind }) => kind === 'person');
    const sitter = sitters[seat];
    const by = sitter?.kind === 'person' ? sitter.id : YOU;
    const host = opened.value;
    this.host = host;
    return new TerminalSession({ host, seat, by, scenes: this.scenes }, console, this.keeper);
  }

  close(): void {
    this.host?.close();
    this.scenes.close();
  }

  private ports(guests: Guests, budget: Budget): Ports {
    return {
      store: new LenientStore(this.sitting.place.store, (error) => this.lose(error)),
      clock,
      fresh,
      mindOf: guests.mindOf,
      quick: guests.quick,
      budget,
      patience: guests.patience(budget.ms ?? 0),
      beat: 0,
      onInstead: (seat, why) => this.remark(guests.regret(seat, why)),
      onForeign: () => this.giveWay(),
      onFailure: (error) => this.scenes.fail(error),
    };
  }

  private remark(text: string | undefined): void {
    if (text !== undefined) this.scenes.remarks.push(text);
  }

  private lose(error: unknown): void {
    this.keeper.failed = true;
    this.remark(`The game cannot be kept: ${reason(error)}`);
  }

  /** Another terminal has played on: nothing of this one may come after that. */
  private giveWay(): void {
    this.keeper.overtaken = true;
    this.close();
  }
}
