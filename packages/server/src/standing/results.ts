import { type AnyEntry, HOUSE, type Store } from '@overtrick/table';
import type { MatchResult } from '@overtrick/table/standing';

/** What stands in the log of results: how matches ended, and who wants to be seen in the table of regulars. */
export type ResultFact =
  | ({ readonly type: 'match' } & MatchResult)
  | { readonly type: 'show' | 'hide'; readonly person: string }
  /** What a guest has played is an account's by now. */
  | { readonly type: 'same'; readonly person: string; readonly as: string };

export type ResultEntry = AnyEntry<ResultFact, ResultFact>;

/** A slash is in it: it is no table's. */
const LOG = 'standing/results';

/**
 * The log of all that was played to its end here. Ratings are made of it, by every process for itself; and it can be made
 * again from the tables, each of which stands in it once.
 */
export class Results {
  private readonly logs: Store<ResultEntry>;
  /** The last entry that is known here. */
  private seq = 0;

  constructor(logs: Store<ResultEntry>) {
    this.logs = logs;
  }

  /** What was added after an entry. */
  async since(seq: number): Promise<readonly ResultEntry[]> {
    const entries = await this.logs.read(LOG, seq + 1);
    this.seq = Math.max(this.seq, entries.at(-1)?.seq ?? 0);
    return entries;
  }

  /** The tables of which the result is there. */
  async tables(): Promise<ReadonlySet<string>> {
    const facts = (await this.since(0)).flatMap((entry) => entry.facts);
    return new Set(facts.flatMap((fact) => (fact.type === 'match' ? [fact.id] : [])));
  }

  /** A match is over. It may be told again, by whichever process. */
  enter(result: MatchResult): Promise<void> {
    return this.append(`match/${result.id}`, HOUSE, result.at, { type: 'match', ...result });
  }

  /** Somebody wants to be seen, or does not. */
  show(person: string, isShown: boolean, { key, at }: Pick<AnyEntry, 'key' | 'at'>): Promise<void> {
    return this.append(key, person, at, { type: isShown ? 'show' : 'hide', person });
  }

  /** What somebody has played as this guest is theirs. */
  join(person: string, as: string, at: number): Promise<void> {
    return this.append(`same/${person}/${as}`, as, at, { type: 'same', person, as });
  }

  private async append(key: string, by: string, at: number, fact: ResultFact): Promise<void> {
    for (;;) {
      const entry = { seq: this.seq + 1, key, by, at, command: fact, facts: [fact] };
      const appended = await this.logs.append(LOG, entry);
      if (appended !== 'stale') return;
      // Somebody else has written since, or nothing is known here yet.
      await this.since(this.seq);
    }
  }
}
