import { isBefore, type MatchResult, Ratings, SCALES } from '@overtrick/table/standing';
import type { ResultEntry, ResultFact, Results } from './results.ts';

/** Where everybody stands, as this process knows it. It is made of the log of results and of nothing else. */
export class Rankings {
  private readonly results: Results;
  private games = new Map<string, Ratings>();
  private shown = new Set<string>();
  /** By guest, the account whose they are by now. */
  private readonly owners = new Map<string, string>();
  private seq = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(results: Results) {
    this.results = results;
  }

  /** Takes in what has happened since, whichever process has written it. One at a time. */
  update(): Promise<void> {
    const done = this.last.then(() => this.readOn());
    this.last = done.catch(() => {});
    return done;
  }

  private async readOn(): Promise<void> {
    const entries = await this.results.since(this.seq);
    if (!this.takeAll(entries)) await this.again();
  }

  /**
   * A match was noted after one that was over later, or two who were taken for two are one: what has been learnt was learnt
   * in the wrong order, or of the wrong people.
   */
  private async again(): Promise<void> {
    const entries = await this.results.since(0);
    for (const fact of entries.flatMap(({ facts }) => facts)) this.unite(fact);
    this.games = new Map();
    this.shown = new Set();
    this.takeAll(entries);
  }

  /** Whether this guest was taken for somebody else until now. */
  private unite(fact: ResultFact): boolean {
    if (fact.type !== 'same' || this.owners.get(fact.person) === fact.as) return false;
    this.owners.set(fact.person, fact.as);
    return true;
  }

  /** Whether matches came after all that were known, of people who were known. */
  private takeAll(entries: readonly ResultEntry[]): boolean {
    const facts = entries.flatMap((entry) => entry.facts);
    if (facts.filter((fact) => this.unite(fact)).length > 0) return false;
    const matches: MatchResult[] = [];
    for (const fact of facts) {
      if (fact.type === 'match') matches.push(this.owned(fact));
      else if (fact.type === 'same') continue;
      else if (fact.type === 'show') this.shown.add(fact.person);
      else this.shown.delete(fact.person);
    }
    this.seq = entries.at(-1)?.seq ?? this.seq;
    const inOrder = matches.sort((a, b) => (isBefore(a, b) ? -1 : 1));
    return inOrder.every((match) => this.ratingsOf(match.game)?.add(match) ?? true);
  }

  private owned(match: MatchResult): MatchResult {
    const ownerOf = (player: string | null) => player && (this.owners.get(player) ?? player);
    const seats = match.seats.map((seat) => ({ ...seat, player: ownerOf(seat.player) }));
    return { ...match, seats };
  }

  /** Whether what this guest has played is theirs already. */
  isOne(person: string, as: string): boolean {
    return this.owners.get(person) === as;
  }

  /** Undefined for games of which nobody has measured how far points lie apart. */
  private ratingsOf(game: string): Ratings | undefined {
    const known = this.games.get(game);
    if (known || !Object.hasOwn(SCALES, game)) return known;
    const ratings = new Ratings(SCALES[game]);
    this.games.set(game, ratings);
    return ratings;
  }

  isShown(person: string): boolean {
    return this.shown.has(person);
  }

  /** The games that have been played, with what is known of everybody who has. */
  get played(): readonly (readonly [game: string, ratings: Ratings])[] {
    return [...this.games].filter(([, { careers }]) => careers.size > 0);
  }
}
