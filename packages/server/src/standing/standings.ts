import { isBefore, type MatchResult, Ratings, SCALES } from '@overtrick/table/standing';
import type { ResultEntry, Results } from './results.ts';

/** Where everybody stands, as this process knows it. It is made of the log of results and of nothing else. */
export class Standings {
  private readonly results: Results;
  private games = new Map<string, Ratings>();
  private shown = new Set<string>();
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

  /** A match was noted after one that was over later: what has been learnt in between was learnt in the wrong order. */
  private async again(): Promise<void> {
    const entries = await this.results.since(0);
    this.games = new Map();
    this.shown = new Set();
    this.takeAll(entries);
  }

  /** Whether matches came after all that were known. */
  private takeAll(entries: readonly ResultEntry[]): boolean {
    const matches: MatchResult[] = [];
    for (const fact of entries.flatMap(({ facts }) => facts)) {
      if (fact.type === 'match') matches.push(fact);
      else if (fact.type === 'show') this.shown.add(fact.person);
      else this.shown.delete(fact.person);
    }
    this.seq = entries.at(-1)?.seq ?? this.seq;
    const inOrder = matches.sort((a, b) => (isBefore(a, b) ? -1 : 1));
    return inOrder.every((match) => this.ratingsOf(match.game)?.add(match) ?? true);
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
