import type { Move, View } from '@overtrick/engine';
import { indexOf } from '../src/guide/course.ts';
import type { Lesson } from '../src/guide/lesson.ts';
import type { PageScene } from '../src/protocol.ts';
import { Learner } from './learner.ts';

/** What is true of a guided deal, so that what it says can be proved. */
export class Proving<V extends View> {
  private readonly name: string;
  private readonly lesson: Lesson;

  constructor(name: string, lesson: Lesson) {
    this.name = name;
    this.lesson = lesson;
  }

  /** The table as the person sees it in a step, everything before it having gone as in the script. */
  async at(key: string): Promise<V> {
    return (await this.sceneAt(key)).view as V;
  }

  /** The same with what is only on the score sheet. */
  async sceneAt(key: string): Promise<PageScene> {
    return (await this.arrive(key)).tab.scene;
  }

  /** The table after another move than that of the script, as it comes to rest. */
  async instead(key: string, move: Omit<Move, 'seat'>): Promise<V> {
    const learner = await this.arrive(key);
    await learner.make({ seat: 0, ...move } as Move);
    return learner.tab.scene.view as V;
  }

  /** The scores after other moves than those of the script, and whatever is left to do then. */
  async scoresAfter(
    key: string,
    ...moves: readonly Omit<Move, 'seat'>[]
  ): Promise<readonly number[]> {
    const learner = await this.arrive(key);
    for (const move of moves) await learner.make({ seat: 0, ...move } as Move);
    while (!learner.tab.scene.dealOver) await learner.playAny();
    return learner.tab.scene.sheet.at(-1)?.scores ?? [];
  }

  private async arrive(key: string): Promise<Learner> {
    const learner = new Learner(this.name, this.lesson);
    await learner.arrive(this.indexOf(key));
    return learner;
  }

  private indexOf(key: string): number {
    for (const [chapter, { steps }] of this.lesson.chapters.entries()) {
      const step = steps.findIndex((each) => each.key === key);
      if (step >= 0) return indexOf(this.lesson, { chapter, step });
    }
    throw new Error(`there is no step ${key}`);
  }
}
