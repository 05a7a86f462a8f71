import { levels } from '@overtrick/bots';
import {
  deriveSeed,
  FastRandom,
  type Game,
  type GameRecord,
  type Move,
  type Refusal,
  type Result,
  type Seat,
  seedFromText,
  type View,
} from '@overtrick/engine';
import { decide } from '../src/decide.ts';
import { amongPeople, type Command, type Entry, type Fact, HOUSE, Table } from '../src/index.ts';
import { openingFor, PERSON, type Wanted } from './simulation.ts';

/** A table without a host: what is asked is decided and folded at once, so that tests can hurry. */
export class QuickTable {
  readonly table: Table;
  readonly log: Entry[];

  constructor(game: Game, wanted: Wanted = {}) {
    const command = { type: 'open' as const, ...openingFor(game, wanted) };
    this.log = [{ seq: 1, key: 'open', by: PERSON, at: 0, command, facts: [command] }];
    this.table = new Table(game, command, this.log[0]);
    this.ask({ type: 'next' });
  }

  ask(command: Command, by = PERSON): Result<readonly Fact[], Refusal> {
    const seq = this.table.seq + 1;
    const given = { fresh: seedFromText(`fresh ${seq}`), now: 0, among: amongPeople };
    const decided = decide(this.table, command, by, given);
    if (!decided.ok) return decided;
    const entry = { seq, key: `${seq}`, by, at: 0, command, facts: decided.value };
    this.log.push(entry);
    this.table.fold(entry);
    return decided;
  }

  /** Whether it was done. */
  play(move: Move): boolean {
    return this.ask({ type: 'play', move }).ok;
  }

  undo(seat: Seat = 0): boolean {
    return this.ask({ type: 'undo', seat }).ok;
  }

  claim(seat: Seat = 0): boolean {
    return this.ask({ type: 'claim', seat }).ok;
  }

  view(eyes: Seat = 0): View {
    const view = this.table.view(eyes);
    if (!view) throw new Error('nothing is dealt');
    return view;
  }

  /** All of it, a deal that is not over too. */
  get record(): GameRecord {
    const record = this.table.wholeRecord();
    if (!record) throw new Error('nothing is dealt');
    return record;
  }

  /** What the person would do at random. */
  personsMove(): Move {
    return levels.random.think(this.view(), new FastRandom(this.view().history.length), {}).move;
  }

  /** The next deal, the next bot or the person: whoever is to go on does. */
  step(): void {
    const { table } = this;
    const bot = table.acting.find((seat) => table.sitters[seat].kind === 'bot');
    const move = bot === undefined ? undefined : this.botsMove(bot);
    const command: Command = move ? { type: 'play', move } : this.personsCommand();
    const done = this.ask(command, move ? HOUSE : PERSON);
    if (!done.ok) throw new Error(done.error.why.key);
  }

  private personsCommand(): Command {
    return this.table.dealOver ? { type: 'next' } : { type: 'play', move: this.personsMove() };
  }

  private botsMove(seat: Seat): Move {
    const { opening, deal } = this.table;
    const chance = deriveSeed(opening.secret, `${seat}/${deal}/${this.table.movesOf(deal)}`);
    return levels.random.think(this.view(seat), new FastRandom(chance), {}).move;
  }

  /** Goes on until so many things have happened or the match is over. */
  playOn(steps: number): this {
    for (let i = 0; i < steps && !this.table.over; i++) this.step();
    return this;
  }

  playUntil(isThere: () => boolean): this {
    while (!isThere()) this.step();
    return this;
  }

  /** To the person's next turn in the play of cards. */
  toCards(): this {
    return this.playUntil(() => this.view().phase === 'play' && this.table.acting.includes(0));
  }
}
