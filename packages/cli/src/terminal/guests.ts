import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { type Levels, levels } from '@overtrick/bots';
import type { Seat } from '@overtrick/engine';
import { isProgram, Program, type ProgramReply, readProgram } from '@overtrick/lab';
import { type House, house, type Sitters, type Table } from '@overtrick/table';

/** The house with these programs among its levels. In it each is played by its stand-in: nothing is started. */
export function houseWith(sitters: Sitters): House {
  const guests: Record<string, Levels[string]> = {};
  for (const text of programsIn(sitters)) {
    const read = readProgram(text);
    const instead = (read.ok && read.value.instead) || 'novice';
    guests[text] = { ...levels[instead], name: text };
  }
  return { games: house.games, levels: { ...house.levels, ...guests } };
}

/** The programs among them, each once. */
export function programsIn(sitters: Sitters): string[] {
  return [...new Set(sitters.filter((text) => text !== null && isProgram(text)))] as string[];
}

/** A program that has failed so often in a row is asked no more. */
const PATIENCE = 3;

/** Somebody's own programs at a table in the terminal. The game goes on whatever they do. */
export class Guests {
  /** Where they write their notes: on the screen they would be in the way. */
  readonly notes: string;
  private readonly table: Table;
  private readonly bySeat = new Map<Seat, { readonly program: Program; failures: number }>();
  private readonly file: number | 'ignore';

  constructor(table: Table, folder: string) {
    const { bots } = table.seating;
    this.table = table;
    this.notes = join(folder, 'programs.log');
    this.file = programsIn(bots).length > 0 ? emptied(this.notes) : 'ignore';
    for (const [seat, text] of bots.entries()) {
      const read = text !== null && isProgram(text) ? readProgram(text) : undefined;
      if (!read?.ok) continue;
      const place = { game: table.game, seat, errors: this.file };
      this.bySeat.set(seat, { program: new Program(read.value, place), failures: 0 });
    }
  }

  /** What the program in this seat answers, if one sits there and is still asked. */
  ask(seat: Seat): Promise<ProgramReply> | undefined {
    const guest = this.bySeat.get(seat);
    if (!guest || guest.failures >= PATIENCE) return undefined;
    const { table } = this;
    return guest.program.think(table.view(seat), table.chance(seat), table.budget);
  }

  /** Makes the move that it answered with, or lets its stand-in move; then there is something to say. */
  play(seat: Seat, { thought, failing }: ProgramReply): string | undefined {
    const guest = this.bySeat.get(seat);
    if (!guest) return undefined;
    guest.failures = failing ? guest.failures + 1 : 0;
    const isMade = thought && !failing && this.table.make(thought.move).ok;
    if (!isMade) this.table.playBot();
    return failing && this.regret(seat, failing.why, guest.failures >= PATIENCE);
  }

  async close(): Promise<void> {
    await Promise.all([...this.bySeat.values()].map(({ program }) => program.close()));
    if (this.file !== 'ignore') closeSync(this.file);
  }

  private regret(seat: Seat, why: string, isLast: boolean): string {
    const { names, bots } = this.table.seating;
    const next = isLast
      ? 'It is asked no more: a quick bot plays on.'
      : 'A quick bot moved for it.';
    const notes = this.file === 'ignore' ? '' : ` Its notes are in ${this.notes}.`;
    return `${names[seat]} (${bots[seat]}) failed: ${why}. ${next}${notes}`;
  }
}

/** Those of earlier games are gone. */
function emptied(path: string): number | 'ignore' {
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    closeSync(openSync(path, 'w'));
    return openSync(path, 'a');
  } catch {
    return 'ignore';
  }
}
