import { no, ok, type Result } from '@overtrick/engine';
import type { AnyEntry, Clock, Store } from '@overtrick/table';
import { type DealSet, setIn } from '@overtrick/table/again';
import { JudgedLogs } from './people/judged.ts';
import type { People } from './people/people.ts';
import { type Chance, hashOf, newId } from './secrets.ts';
import type { Vault } from './vault.ts';

/** By deal, what it brought somebody; null for what is not played yet. */
type Scores = readonly (number | null)[];

export type DuplicateProblem = 'no-set' | 'set-full';

/** Somebody tells what they made of a set. */
interface ToldScores {
  readonly type: 'told';
  readonly person: string;
  readonly scores: Scores;
}

type SetResults = ReadonlyMap<string, Scores>;

/** More do not compare themselves in one set. */
const MOST_PEOPLE = 100;

/** What a result is told with. */
export interface DuplicateRow {
  readonly name: string;
  readonly scores: Scores;
  readonly isMe: boolean;
}

interface Means {
  readonly vault: Pick<Vault, 'logs'>;
  readonly people: People;
  readonly clock: Pick<Clock, 'now'>;
  readonly chance: Chance;
}

/**
 * What people made of sets of deals that they play each on their own. The server knows of a set nothing but the code of its link, and
 * believes what it is told; what was told of a deal stands.
 */
export class Duplicates {
  private readonly means: Means;
  private readonly logs;

  constructor(means: Means) {
    const logs: Store<AnyEntry<ToldScores, ToldScores>> = means.vault.logs();
    this.means = means;
    this.logs = new JudgedLogs<SetResults, ToldScores, ToldScores, DuplicateProblem>(logs, {
      decide,
      fold,
    });
  }

  async tell(
    code: string,
    person: string,
    scores: Scores,
  ): Promise<Result<readonly DuplicateRow[], DuplicateProblem>> {
    const set = setIn(code);
    if (!set.ok || !fits(scores, set.value)) return no('no-set');
    const { clock, chance } = this.means;
    const how = { by: person, at: clock.now(), key: newId(chance) };
    const told = await this.logs.submit(logOf(code), { type: 'told', person, scores }, how);
    return told.ok ? ok(await this.rows(told.value, person)) : told;
  }

  async results(
    code: string,
    by: string,
  ): Promise<Result<readonly DuplicateRow[], DuplicateProblem>> {
    if (!setIn(code).ok) return no('no-set');
    return ok(await this.rows(await this.logs.find(logOf(code)), by));
  }

  /** Names are asked for when they are shown: who is gone is not here. */
  private async rows(results: SetResults = new Map(), by: string): Promise<DuplicateRow[]> {
    const rows = [...results].map(async ([person, scores]) => {
      const guest = await this.means.people.look(person);
      return guest ? [{ name: guest.name, scores, isMe: person === by }] : [];
    });
    return (await Promise.all(rows)).flat();
  }
}

/** A slash is in it: it is no table's. */
function logOf(code: string): string {
  return `duplicate/${hashOf(code)}`;
}

function fits(scores: Scores, { deals }: DealSet): boolean {
  return scores.length === deals;
}

/** Only what is new is written, so that a log has at most so many entries as people have deals. */
function decide(
  results: SetResults = new Map(),
  told: ToldScores,
): Result<readonly ToldScores[], DuplicateProblem> {
  const before = results.get(told.person);
  if (!before && results.size >= MOST_PEOPLE) return no('set-full');
  const scores = told.scores.map((score, deal) => before?.[deal] ?? score);
  const isNew = scores.some((score, deal) => score !== (before?.[deal] ?? null));
  return ok(isNew ? [{ ...told, scores }] : []);
}

function fold(results: SetResults | undefined, { person, scores }: ToldScores): SetResults {
  return new Map([...(results ?? []), [person, scores]]);
}
