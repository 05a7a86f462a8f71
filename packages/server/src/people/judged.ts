import { no, ok, type Result } from '@overtrick/engine';
import type { AnyEntry, Store } from '@overtrick/table';

/** How a small log is judged and folded. */
export interface Judge<State, Command, Fact, Problem> {
  decide(state: State | undefined, command: Command): Result<readonly Fact[], Problem>;
  fold(state: State | undefined, fact: Fact): State | undefined;
}

/** What a small log has made, and its last number. */
interface Folded<State> {
  readonly state: State | undefined;
  readonly seq: number;
}

/** Small logs that nobody keeps in memory: each question reads one, each command adds to one, from any process. */
export class JudgedLogs<State, Command, Fact, Problem> {
  private readonly store: Store<AnyEntry<Command, Fact>>;
  private readonly judge: Judge<State, Command, Fact, Problem>;

  constructor(store: Store<AnyEntry<Command, Fact>>, judge: Judge<State, Command, Fact, Problem>) {
    this.store = store;
    this.judge = judge;
  }

  async find(id: string): Promise<State | undefined> {
    return (await this.read(id)).state;
  }

  private async read(id: string): Promise<Folded<State>> {
    const entries = await this.store.read(id, 1);
    const facts = entries.flatMap((entry) => entry.facts);
    const state = facts.reduce<State | undefined>(this.judge.fold, undefined);
    return { state, seq: entries.length };
  }

  /** Judges a command and keeps what comes of it; decides again if somebody else was quicker. */
  async submit(
    id: string,
    command: Command,
    { by, at, key }: Pick<AnyEntry, 'by' | 'at' | 'key'>,
  ): Promise<Result<State | undefined, Problem>> {
    for (;;) {
      const { state, seq } = await this.read(id);
      const decided = this.judge.decide(state, command);
      if (!decided.ok) return no(decided.error);
      const after = decided.value.reduce<State | undefined>(this.judge.fold, state);
      if (decided.value.length === 0) return ok(after);
      const entry = { seq: seq + 1, key, by, at, command, facts: decided.value };
      const appended = await this.store.append(id, entry);
      if (appended === 'ok') return ok(after);
      if (appended !== 'stale') throw new Error(`the key ${key} was used twice`);
    }
  }
}
