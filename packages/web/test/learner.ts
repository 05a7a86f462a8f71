import { actionsOf, choiceOf, type Game, games, listMoves, type Move } from '@overtrick/engine';
import { stagedLog, tableOf } from '@overtrick/table';
import { type LessonStanding, placeOf, stagingAt, standingIn } from '../src/guide/course.ts';
import type { Chapter, Lesson, LessonStep } from '../src/guide/lesson.ts';
import { Tab } from './harness.ts';

const MOST = 60;

/** Somebody who takes a guided deal, at the desk that the page has in its worker. */
export class Learner {
  readonly tab = new Tab();
  readonly game: Game;
  private readonly lesson: Lesson;
  private chapter: Chapter;
  /** What the person may do in the step to which they have come; of very many only so many. */
  ways: readonly Move[] = [];

  constructor(name: string, lesson: Lesson) {
    const found = games.find((each) => each.name === name);
    if (!found) throw new Error(`there is no game ${name}`);
    this.game = found;
    this.lesson = lesson;
    this.chapter = lesson.chapters[0];
  }

  /** Comes to a step as somebody does who has left there. */
  async arrive(index: number): Promise<LessonStep> {
    const place = placeOf(this.lesson, index);
    this.chapter = this.lesson.chapters[place.chapter];
    const staging = stagingAt(this.game.name, this.lesson, place, 'You');
    await this.tab.ask({ kind: 'stage', table: `step ${index}`, staging });
    await this.tab.request({ kind: 'join', since: 0 });
    await this.tab.toPerson();
    const log = stagedLog(this.game, staging, 'you');
    const table = log.ok ? tableOf(this.game, log.value) : log;
    if (!table.ok) throw new Error(table.error);
    this.ways = listMoves(this.game, table.value.current?.state, 0, MOST).moves;
    return this.chapter.steps[place.step];
  }

  /** Makes a move, and waits until the others have made theirs. */
  async make(move: Move): Promise<LessonStanding> {
    const actions = actionsOf(this.game, move);
    if (!actions.ok) throw new Error(`there is no move ${JSON.stringify(move)}`);
    const parts = actions.value.map(choiceOf);
    const answer = await this.tab.do({ type: 'play', parts });
    if (answer.kind !== 'done')
      throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(answer)}`);
    await this.tab.toPerson();
    return this.standing;
  }

  /** The first card that may be played. */
  async playAny(): Promise<void> {
    const [choice] = this.tab.scene.view.legal.filter(({ ends }) => ends ?? true);
    await this.tab.do({ type: 'play', parts: [choice] });
    await this.tab.toPerson();
  }

  async takeBack(): Promise<LessonStanding> {
    await this.tab.do({ type: 'undo' });
    return this.standing;
  }

  get standing(): LessonStanding {
    return standingIn(this.chapter, this.tab.scene.view.history);
  }
}
