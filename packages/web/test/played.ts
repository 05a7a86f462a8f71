import { levels } from '@overtrick/bots';
import { deriveSeed, FastRandom } from '@overtrick/engine';
import {
  checkSeating,
  type Entry,
  type Fact,
  HOUSE,
  house,
  openingOf,
  type Table,
  tableOf,
} from '@overtrick/table';

const PERSON = 0;
/** Who the person is in the logs of the page. */
const YOU = 'you';
const NAMES = ['You', 'Ada', 'Ben', 'Cleo', 'Dario', 'Emi', 'Finn', 'Gala', 'Hugo'];

/** A table that is played at random, without a host, and all that was written of it. */
export class Played {
  readonly table: Table;
  readonly log: Entry[];

  constructor(game: string, players: number, seed: string) {
    const names = NAMES.slice(0, players);
    const bots = names.map((_, seat) => (seat === PERSON ? null : 'random'));
    const seating = checkSeating({ game, players, seed, names, bots }, house);
    if (!seating.ok) throw new Error(seating.error);
    const opening = openingOf(seating.value, YOU, deriveSeed(seating.value.seed ?? '', 'bots'));
    this.log = [entryOf(1, { type: 'open', ...opening })];
    const table = tableOf(seating.value.game, this.log);
    if (!table.ok) throw new Error(table.error);
    this.table = table.value;
    this.deal();
  }

  private write(fact: Fact): void {
    const entry = entryOf(this.log.length + 1, fact);
    this.log.push(entry);
    this.table.fold(entry);
  }

  /** One move of whoever is to act; false if the deal is over. */
  act(): boolean {
    const { table } = this;
    const [seat] = table.acting;
    const view = seat === undefined ? undefined : table.view(seat);
    if (!view) return false;
    const random = new FastRandom(this.log.length);
    this.write({ type: 'play', move: levels.random.think(view, random, {}).move });
    return true;
  }

  /** The next deal. */
  deal(): void {
    const { opening, deal } = this.table;
    this.write({ type: 'commit', seed: deriveSeed(opening.seed ?? '', `seed/${deal + 1}`) });
    this.write({ type: 'deal' });
  }
}

/** Nobody asks here how it came about. */
function entryOf(seq: number, fact: Fact): Entry {
  const by = fact.type === 'open' ? YOU : HOUSE;
  return { seq, key: `test/${seq}`, by, at: 0, command: { type: 'next' }, facts: [fact] };
}

/** A table played to the first turn at which something holds, in the first match that has it. */
export function tableWhere(
  game: string,
  players: number,
  holds: (table: Table) => boolean,
  match = 0,
): Played {
  const played = new Played(game, players, `match ${match}`);
  while (!played.table.over) {
    if (holds(played.table)) return played;
    if (!played.act()) played.deal();
  }
  return tableWhere(game, players, holds, match + 1);
}

/** The person is to act. */
export function isTurn(table: Table): boolean {
  return table.acting.includes(PERSON);
}

/** The rest of the tricks is certainly the person's. */
export function canClaim(table: Table): boolean {
  const view = isTurn(table) ? table.view(PERSON) : undefined;
  return view !== undefined && table.claimOf(view) !== undefined;
}
