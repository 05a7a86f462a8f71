import { no, ok, type Result } from '@overtrick/engine';
import type { AnyEntry, Clock, Store } from '@overtrick/table';
import { type Chance, newId } from '../secrets.ts';
import type { Vault } from '../vault.ts';
import { JudgedLogs } from './judged.ts';

/** A game that somebody has played alone, and keeps with their account. What is in it only their own page reads. */
export interface CarriedLine {
  readonly id: string;
  readonly when: number;
  readonly size: number;
}

export type KeptProblem = 'no-game' | 'games-full';

type ShelfCommand =
  | { readonly type: 'put'; readonly line: CarriedLine }
  | { readonly type: 'drop'; readonly id: string };

type Lines = readonly CarriedLine[];
/** The game itself has a log of its own, of one entry. */
interface Whole {
  readonly type: 'game';
  readonly game: string;
}

const MOST_GAMES = 500;
const MOST_BYTES = 8 * 1024 * 1024;

/** The games that people keep with their accounts: what they are in one log, and each by itself in another. */
export class KeptGames {
  private readonly vault: Pick<Vault, 'logs' | 'erase'>;
  private readonly lists;
  private readonly games;
  private readonly clock: Pick<Clock, 'now'>;
  private readonly chance: Chance;

  constructor(vault: Pick<Vault, 'logs' | 'erase'>, clock: Pick<Clock, 'now'>, chance: Chance) {
    const lists: Store<AnyEntry<ShelfCommand, ShelfCommand>> = vault.logs();
    const games: Store<AnyEntry<Whole, Whole>> = vault.logs();
    this.vault = vault;
    this.lists = new JudgedLogs<Lines, ShelfCommand, ShelfCommand, KeptProblem>(lists, {
      decide,
      fold,
    });
    this.games = new JudgedLogs<string, Whole, Whole, never>(games, {
      decide: (known, command) => ok(known === undefined ? [command] : []),
      fold: (_, { game }) => game,
    });
    this.clock = clock;
    this.chance = chance;
  }

  async list(person: string): Promise<Lines> {
    return (await this.lists.find(listLog(person))) ?? [];
  }

  async find(person: string, id: string): Promise<string | undefined> {
    return this.games.find(gameLog(person, id));
  }

  /** First the game, so that nothing is listed which is not there. */
  async keep(
    person: string,
    id: string,
    when: number,
    game: string,
  ): Promise<Result<unknown, KeptProblem>> {
    const line = { id, when, size: game.length };
    const judged = decide(await this.list(person), { type: 'put', line });
    if (!judged.ok || judged.value.length === 0) return judged;
    await this.games.submit(gameLog(person, id), { type: 'game', game }, this.stamp(person));
    return this.lists.submit(listLog(person), { type: 'put', line }, this.stamp(person));
  }

  async drop(person: string, id: string): Promise<Result<unknown, KeptProblem>> {
    const dropped = await this.lists.submit(
      listLog(person),
      { type: 'drop', id },
      this.stamp(person),
    );
    if (dropped.ok) await this.vault.erase(gameLog(person, id));
    return dropped;
  }

  async dropAll(person: string): Promise<void> {
    for (const { id } of await this.list(person)) await this.vault.erase(gameLog(person, id));
    await this.vault.erase(listLog(person));
  }

  private stamp(by: string) {
    return { by, at: this.clock.now(), key: newId(this.chance) };
  }
}

function decide(
  lines: Lines | undefined,
  command: ShelfCommand,
): Result<readonly ShelfCommand[], KeptProblem> {
  const kept = lines ?? [];
  const isKept = (id: string) => kept.some((each) => each.id === id);
  if (command.type === 'drop') return isKept(command.id) ? ok([command]) : no('no-game');
  if (isKept(command.line.id)) return ok([]);
  const bytes = kept.reduce((sum, { size }) => sum + size, command.line.size);
  return kept.length < MOST_GAMES && bytes <= MOST_BYTES ? ok([command]) : no('games-full');
}

function fold(lines: Lines | undefined, fact: ShelfCommand): Lines {
  const kept = lines ?? [];
  return fact.type === 'put' ? [...kept, fact.line] : kept.filter(({ id }) => id !== fact.id);
}

const listLog = (person: string) => `games/${person}`;
const gameLog = (person: string, id: string) => `games/${person}/${id}`;
