import { knowledgeOf } from '@overtrick/bots';
import { FastRandom, game as findGame, openMatch } from '@overtrick/engine';
import type { Workforce } from '../work.ts';
import type { Course, MarginLesson } from './course.ts';
import { teach } from './lessons.ts';

const ROUNDS = 4;
/** What is tried, in cards of the bid. */
const TRIED = [-2, -1, -0.5, -0.25, 0, 0.25, 0.5, 1];

/**
 * The margin that no seat would leave alone, nearly: in each round the field goes half of the way to
 * what was best against it. Undefined if it was stopped.
 */
export async function tuneMargin(
  course: Course,
  lessonsARound: number,
  manner: Workforce,
): Promise<number | undefined> {
  const card = cardValue(course);
  const margins = TRIED.map((part) => part * card);
  let margin = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const lessons: MarginLesson[] = [];
    const range = { from: round * lessonsARound, to: (round + 1) * lessonsARound };
    for await (const lesson of teach('margins', { ...course, margin, margins }, range, manner)) {
      lessons.push(lesson);
    }
    if (manner.signal?.aborted) return undefined;
    margin = (margin + margins[bestOf(lessons)]) / 2;
  }
  return Math.round(margin * 100) / 100 + 0;
}

function bestOf(lessons: readonly MarginLesson[]): number {
  const sums = TRIED.map((_, i) => lessons.reduce((sum, { gains }) => sum + gains[i], 0));
  return sums.indexOf(Math.max(...sums));
}

/** How much more must be taken for one more card, on average over the tables. */
function cardValue({ game: name, tables }: Course): number {
  const game = findGame(name);
  const { contest } = knowledgeOf(name);
  if (!game || !contest) return 0;
  const values = tables.map(({ players, options }) => {
    const { setup } = openMatch(game, players, options, 0);
    const state = contest.game.deal(setup, new FastRandom(1));
    return contest.bidding.needed(state, 2) - contest.bidding.needed(state, 1);
  });
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
