import { games, layPosition, type Move, type View } from '@overtrick/engine';
import { takenTricks } from '@overtrick/table';
import { describe, expect, test } from 'vitest';
import { Learner } from '../../test/learner.ts';
import { hasGuide } from '../room/guides.ts';
import { loadWords } from '../words/index.ts';
import { actsBefore, askedIn, indexOf, isRight, ownMoves, placeOf } from './course.ts';
import { isMade, type Lesson, type Pointing } from './lesson.ts';
import { loadLesson } from './loading.ts';
import { amissTold, toldOf } from './telling.ts';
import { cardsOf, type LessonWords } from './told.ts';

/** As much as fits on a small screen at once, and into a head. */
const DOZEN = 12;

const CODES = ['en', 'de'];
const languages = await Promise.all(CODES.map(loadWords));

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((part) => /[\p{L}\p{N}]/u.test(part)).length;
}

/** A whole sentence, of a dozen words at most. */
function expectSaid(text = ''): void {
  expect(text).toMatch(/^(?!.*(undefined|NaN| {2})).+[.!]$/);
  expect([text, wordsIn(text) <= DOZEN]).toEqual([text, true]);
}

async function taught(game: string): Promise<{ lesson: Lesson; texts: LessonWords[] }> {
  const loaded = await Promise.all(CODES.map((code) => loadLesson(game, code)));
  const lesson = loaded[0]?.lesson;
  if (!lesson) throw new Error(`${game} has no lesson`);
  return { lesson, texts: loaded.map((each) => each?.texts ?? {}) };
}

const guided = games.map(({ name }) => name).filter(hasGuide);

describe.each(guided)('%s', async (name) => {
  const { lesson, texts } = await taught(name);
  const steps = lesson.chapters.flatMap((chapter) => chapter.steps);
  const keys = steps.map(({ key }) => key);
  const acts = steps.flatMap((step, index) => (isMade(step) ? [index] : []));
  const asked = steps.flatMap((step, index) => (step.isRead || isMade(step) ? [] : [index]));

  /** What the script asks for in a step. */
  const askedAt = (index: number): Move => {
    const { chapter, step } = placeOf(lesson, index);
    const { [chapter]: found } = lesson.chapters;
    return ownMoves(found)[actsBefore(found, step)];
  };

  test('each step is said in every language, in a dozen words, and nothing else is', () => {
    for (const text of texts) {
      expect(Object.keys(text).sort()).toEqual([...keys].sort());
      for (const { key, isRead, answer, points } of steps) {
        const { say, act = '', answers = [], amiss } = text[key];
        expect([key, wordsIn([say, act, ...answers].join(' ')) <= DOZEN]).toEqual([key, true]);
        expect([key, act === '']).toEqual([key, isRead ?? answer !== undefined]);
        expect([key, answers.length]).toEqual([key, answer === undefined ? 0 : 2]);
        expect([key, amiss === undefined]).toEqual([key, !points && answer === undefined]);
      }
    }
  });

  test('most is done, not read: never more than two steps are only read in a row', () => {
    const reads = steps.map(({ isRead }) => (isRead ? 'r' : '-')).join('');
    expect(reads).not.toContain('rrr');
    expect(reads.replaceAll('-', '').length).toBeLessThanOrEqual(steps.length / 2);
  });

  test.each(asked)(
    'in step %i what is meant lies there, and who points at something else is told why not',
    async (index) => {
      const learner = new Learner(name, lesson);
      const { key, points } = await learner.arrive(index);
      const scene = { ...learner.tab.scene, names: ['You', ...lesson.others] };
      const right = points?.right.map(String) ?? [];
      const there = thingsAt(scene.view, points?.among);
      expect(right.filter((each) => !there.includes(each))).toEqual([]);
      const others = there.filter((each) => !right.includes(each));
      expect(others).not.toEqual([]);
      for (const [i, words] of languages.entries()) {
        for (const other of others)
          expectSaid(texts[i][key].amiss?.(amissTold(words.at(name), scene, other)));
      }
    },
  );

  test('something is to be done at once', () => {
    expect(Math.min(...acts)).toBeLessThan(3);
  });

  test('the cards can lie like this', () => {
    for (const { hands, stock, turnUp, dealer } of lesson.chapters.flatMap(({ deals }) => deals)) {
      const laid = layPosition({ game: name, hands, dealer, ...{ stock, turnUp } });
      expect(laid.ok || laid.error).toBe(true);
    }
  });

  test('it can be played as it is written, from the first step to the last', async () => {
    for (const [number, chapter] of lesson.chapters.entries()) {
      const learner = new Learner(name, lesson);
      const first = indexOf(lesson, { chapter: number, step: 0 });
      await learner.arrive(first);
      for (const index of acts.filter((each) => placeOf(lesson, each).chapter === number)) {
        const { step } = placeOf(lesson, index);
        expect(await learner.make(askedAt(index))).toEqual({ step: step + 1 });
      }
      // Where a script ends the others may go on without it.
      const script = chapter.deals.at(-1)?.moves ?? [];
      const history = learner.tab.scene.view.history.slice(0, script.length);
      expect(history.map(seatAndCard)).toEqual(script.slice(0, history.length).map(seatAndCard));
    }
  });

  test('where something else is as good, the deal can go on from it', async () => {
    for (const [number, chapter] of lesson.chapters.entries()) {
      const learner = new Learner(name, lesson);
      await learner.arrive(indexOf(lesson, { chapter: number, step: 0 }));
      for (const index of acts.filter((each) => placeOf(lesson, each).chapter === number)) {
        const { step } = placeOf(lesson, index);
        const { view } = learner.tab.scene;
        const now = chapter.steps[step];
        const asked = askedIn(now, askedAt(index), view);
        // As if the first card that would be right were gone.
        const [gone] = cardsOf(asked);
        const left = { ...view, hand: view.hand.filter((card) => card !== gone) };
        const other = askedIn(now, askedAt(index), left);
        const isThere = cardsOf(other).length === cardsOf(asked).length;
        expect(await learner.make(isThere ? other : asked)).toEqual({ step: step + 1 });
      }
    }
  });

  test.each(acts)(
    'in step %i every other move is answered with its price, and taken back',
    async (index) => {
      const { step } = placeOf(lesson, index);
      const learner = new Learner(name, lesson);
      const now = await learner.arrive(index);
      const { key } = now;
      const others = learner.ways.filter((move) => !isRight(now, askedAt(index), move));
      expect([key, others.length > 0]).toEqual([key, texts[0][key].wrong !== undefined]);
      for (const move of others) {
        expect(await learner.make(move)).toMatchObject({ step, wrong: { type: move.type } });
        for (const [i, words] of languages.entries()) {
          const { scene } = learner.tab;
          const told = toldOf(words.at(name), { ...scene, names: ['You', ...lesson.others] }, move);
          expectSaid(texts[i][key].wrong?.(told));
        }
        expect((await learner.takeBack()).wrong).toBeUndefined();
      }
    },
  );
});

/** What can be pointed at: own cards, the others, or who has a card in the trick that was played last; or an answer. */
function thingsAt(view: View, among: Pointing['among'] | undefined): string[] {
  const { hand, displays, eyes, setup } = view;
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  if (among === 'hand') return [...hand, ...displays[eyes]];
  if (among === 'seats') return seats.filter((seat) => seat !== eyes).map(String);
  if (among === 'trick')
    return (
      takenTricks(view)
        .at(-1)
        ?.plays.map(({ seat }) => String(seat)) ?? []
    );
  return ['0'];
}

function seatAndCard({ seat, card }: Move): unknown[] {
  return [seat, card];
}
