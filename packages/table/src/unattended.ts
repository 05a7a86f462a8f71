import type { Game, Refusal, Result, Seat } from '@overtrick/engine';
import { decide } from './decide.ts';
import { taskSeed } from './driver.ts';
import { type By, type Command, type Entry, type Fact, HOUSE, type Opening } from './log.ts';
import { tableOf } from './made.ts';
import type { Mind } from './mind.ts';
import type { Table } from './table.ts';

/** Everything is decided at once; nobody's clock runs. */
const AT = 0;

/** A table that nobody looks at: what is asked is decided and folded at once. It goes as it would with a host. */
export class Unattended {
  readonly table: Table;
  readonly log: Entry[];

  private constructor(table: Table, log: Entry[]) {
    this.table = table;
    this.log = log;
  }

  static open(game: Game, opening: Opening, by: By): Unattended {
    const command = { type: 'open' as const, ...opening };
    return Unattended.from(game, [{ seq: 1, key: 'open', by, at: AT, command, facts: [command] }]);
  }

  /** Goes on from a log of our own making: one that cannot be folded is a bug. */
  static from(game: Game, log: readonly Entry[]): Unattended {
    const table = tableOf(game, log);
    if (!table.ok) throw new Error(table.error);
    return new Unattended(table.value, [...log]);
  }

  ask(command: Command, by: By): Result<readonly Fact[], Refusal> {
    const { table, log } = this;
    const given = { fresh: '', now: AT, hasLevel: () => true };
    const decided = decide(table, command, by, given);
    if (!decided.ok) return decided;
    const seq = table.seq + 1;
    const entry = { seq, key: `${seq}`, by, at: AT, command, facts: decided.value };
    log.push(entry);
    table.fold(entry);
    return decided;
  }

  /** The next deal, which its people ask for. */
  deal(by: By): void {
    const dealt = this.ask({ type: 'next' }, by);
    if (!dealt.ok) throw new Error(dealt.error.why.key);
  }

  /** The deal to its end, each seat as this mind plays it. */
  async playOut(mindIn: (seat: Seat) => Mind, isStopped = () => false): Promise<void> {
    const { table } = this;
    while (!table.dealOver && !isStopped()) {
      const [seat] = table.acting;
      const view = table.view(seat);
      if (!view) return;
      const task = { seed: taskSeed(table, seat), budget: {}, stop: { aborted: false } };
      const { move } = await mindIn(seat).think(view, task);
      const played = this.ask({ type: 'play', move }, this.whoPlays(seat));
      if (!played.ok) throw new Error(played.error.why.key);
    }
  }

  private whoPlays(seat: Seat): By {
    const sitter = this.table.sitters[seat];
    return sitter.kind === 'person' ? sitter.id : HOUSE;
  }
}
