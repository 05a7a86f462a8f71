import { levels } from '@overtrick/bots';
import { FastRandom, type Game, type Refusal, type Result, seedFromText } from '@overtrick/engine';
import { decide } from '../src/decide.ts';
import {
  type Agreement,
  amongPeople,
  type Command,
  type Entry,
  type Fact,
  type Opening,
  type Sitter,
  Table,
} from '../src/index.ts';
import { openingFor } from './simulation.ts';

export const LINK = 'ab'.repeat(32);
export const MINUTE = 60_000;

export const AGREEMENT: Agreement = {
  listed: false,
  watched: true,
  pace: null,
  standIn: 'novice',
};

export interface Gathered {
  readonly agreement?: Partial<Agreement>;
  readonly sitters?: readonly Sitter[];
}

export function person(name: string): Sitter {
  return { kind: 'person', name, id: name.toLowerCase() };
}

export const EMPTY: Sitter = { kind: 'empty' };
export const BOT: Sitter = { kind: 'bot', name: 'Robo', level: 'random' };

/** A table that Ada has opened: she sits in seat 0, and the others as told. */
export function gathering(game: Game, { agreement, sitters }: Gathered = {}): Opening {
  const seats = sitters ?? [person('Ada'), EMPTY, EMPTY, BOT];
  const bots = seats.map((_, seat) => (seat === 0 ? null : 'random'));
  return {
    ...openingFor(game, { seed: null, bots }),
    sitters: seats,
    agreement: { ...AGREEMENT, ...agreement },
    retinue: {
      members: seats.flatMap((each) =>
        each.kind === 'person' ? [{ id: each.id, name: each.name }] : [],
      ),
      links: [{ hash: LINK, seat: null }],
      queue: [],
    },
  };
}

/** A table among friends without a host: what is asked is decided and folded at once. */
export class Friends {
  readonly table: Table;
  now = 0;

  constructor(game: Game, gathered: Gathered = {}) {
    const command = { type: 'open' as const, ...gathering(game, gathered) };
    const entry: Entry = { seq: 1, key: 'open', by: 'ada', at: 0, command, facts: [command] };
    this.table = new Table(game, command, entry);
  }

  ask(by: string, command: Command): Result<readonly Fact[], Refusal> {
    const seq = this.table.seq + 1;
    const given = { fresh: seedFromText(`fresh ${seq}`), now: this.now, among: amongPeople };
    const decided = decide(this.table, command, by, given);
    if (!decided.ok || decided.value.length === 0) return decided;
    const entry = { seq, key: `${seq}`, by, at: this.now, command, facts: decided.value };
    // As it would come back from a disk.
    this.table.fold(JSON.parse(JSON.stringify(entry)));
    return decided;
  }

  /** The types of what came of it, or why nothing did. */
  tell(by: string, command: Command): string {
    const done = this.ask(by, command);
    return done.ok ? done.value.map(({ type }) => type).join(' ') : `no: ${done.error.why.key}`;
  }

  /** Somebody comes by the link and sits down. */
  seat(name: string, seat: number): this {
    const by = name.toLowerCase();
    this.ask(by, { type: 'come', name, link: LINK });
    const sat = this.ask(by, { type: 'sit', seat, name });
    if (!sat.ok) throw new Error(sat.error.why.key);
    return this;
  }

  begin(): this {
    const begun = this.ask('ada', { type: 'next' });
    if (!begun.ok) throw new Error(begun.error.why.key);
    return this;
  }

  /** Whoever is to act does something legal. */
  step(): number {
    const [seat] = this.table.acting;
    const view = this.table.view(seat);
    const sitter = this.table.sitters[seat];
    if (!view) throw new Error('nothing is dealt');
    const { move } = levels.random.think(view, new FastRandom(this.table.seq), {});
    const by = sitter.kind === 'person' && !sitter.standIn ? sitter.id : 'house';
    const done = this.ask(by, { type: 'play', move });
    if (!done.ok) throw new Error(done.error.why.key);
    return seat;
  }

  playUntil(isThere: () => boolean): this {
    while (!isThere()) this.step();
    return this;
  }
}
