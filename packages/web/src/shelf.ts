import {
  type Knowledge,
  type Levels,
  levelsBy,
  type Mastery,
  type MoveJudge,
} from '@overtrick/bots';
import { type Game, no, ok, type Result } from '@overtrick/engine';
import { type Files, files } from './games.ts';
import type { Problem } from './protocol.ts';

/** The games that a worker has loaded so far, and bots that can play those. */
export class Shelf {
  readonly levels: Levels = levelsBy(
    (name) => this.knowledgeOf(name),
    () => this.mastery,
  );
  private readonly files: Files;
  private readonly loaded = new Map<string, Knowledge>();
  private mastery: Mastery | undefined;
  private judging: MoveJudge | undefined;

  constructor(from: Files = files) {
    this.files = from;
  }

  has(name: unknown): name is string {
    return typeof name === 'string' && Object.hasOwn(this.files, name);
  }

  /** The rules of a game that there is, loaded now if they are not here yet. */
  async take(name: string): Promise<Result<Game, Problem>> {
    try {
      const knowledge = this.loaded.get(name) ?? (await this.files[name]());
      this.loaded.set(name, knowledge);
      return ok(knowledge.game);
    } catch (error) {
      return no({ unloaded: String(error) });
    }
  }

  /** What clubs and masters need to think, and whoever is to say why: loaded now if it is not here yet. */
  async master(): Promise<void> {
    this.mastery ??= (await import('@overtrick/bots/mastery')).mastery;
  }

  /** Who compares moves for people; likewise. */
  async judge(): Promise<MoveJudge> {
    await this.master();
    const { judgeBy } = await import('@overtrick/bots/judge');
    this.judging ??= judgeBy(
      (name) => this.knowledgeOf(name),
      () => this.mastery,
    );
    return this.judging;
  }

  /** What is known of a game whose rules have been taken. */
  knowledgeOf(name: string): Knowledge {
    const knowledge = this.loaded.get(name);
    if (!knowledge) throw new Error(`${name} is not loaded`);
    return knowledge;
  }
}
