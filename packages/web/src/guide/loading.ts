import type { Room } from '../room/room.ts';
import { loadRoom } from '../room/rooms.ts';
import type { Lesson } from './lesson.ts';
import type { LessonWords } from './told.ts';

/** What a game teaches and what is said with it, in files of their own: who only plays never loads them. */
const lessons = import.meta.glob<Lesson>('../games/*/guide.ts', { import: 'lesson' });
const texts = import.meta.glob<LessonWords>('../games/*/guide-??.ts', { import: 'default' });

/** A lesson in a language, and the room of its game. */
export interface Taught {
  readonly game: string;
  readonly lesson: Lesson;
  readonly texts: LessonWords;
  readonly room: Room;
}

/** Undefined if there is no lesson of this game. */
export async function loadLesson(game: string, code: string): Promise<Taught | undefined> {
  const [lesson, words] = [`../games/${game}/guide.ts`, `../games/${game}/guide-${code}.ts`];
  if (!Object.hasOwn(lessons, lesson) || !Object.hasOwn(texts, words)) return undefined;
  const [loaded, said, room] = await Promise.all([
    lessons[lesson](),
    texts[words](),
    loadRoom(game),
  ]);
  return { game, lesson: loaded, texts: said, room: oneByOne(room) };
}

/** A lesson asks for one thing at a time: trump and partner are not settled together in it. */
function oneByOne(room: Room): Room {
  const stage: Room['stage'] = (view) => {
    const staged = room.stage?.(view);
    return staged?.next ? undefined : staged;
  };
  return { ...room, stage };
}
