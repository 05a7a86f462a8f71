import { useEffect, useState } from 'preact/hooks';
import { Crumbs } from '../home/crumbs.tsx';
import { At } from '../room/at.tsx';
import { RoomProvider } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { ChapterTable } from './chapter.tsx';
import { indexOf, placeOf } from './course.ts';
import { Done } from './done.tsx';
import { stepsIn } from './lesson.ts';
import { loadLesson, type Taught } from './loading.ts';
import { keepSteps, stepsTaken } from './progress.ts';
import '../styles/guide.css';
import '../styles/guide-points.css';

/** The guided first deal of a game. */
export function GuidePage({ game }: { game: string }) {
  const words = useWords();
  const taught = useLesson(game, words.code);
  if (taught === undefined) return <p class="loading">{words.home.loading}</p>;
  if (taught === 'none' || taught === 'failed') return <NoLesson isFailed={taught === 'failed'} />;
  return (
    <At game={game}>
      <RoomProvider value={taught.room}>
        <Course key={game} taught={taught} />
      </RoomProvider>
    </At>
  );
}

function useLesson(game: string, code: string): Taught | 'none' | 'failed' | undefined {
  const [taught, setTaught] = useState<Taught | 'none' | 'failed'>();
  useEffect(() => {
    loadLesson(game, code).then(
      (loaded) => setTaught(loaded ?? 'none'),
      () => setTaught('failed'),
    );
  }, [game, code]);
  return taught;
}

function NoLesson({ isFailed }: { isFailed: boolean }) {
  const { guide, table } = useWords();
  return (
    <main class="page">
      <Crumbs title={guide.none} />
      {isFailed && <p role="alert">{table.unloaded}</p>}
    </main>
  );
}

/** From where somebody left it, step by step to the end. */
function Course({ taught }: { taught: Taught }) {
  const { game, lesson } = taught;
  const count = stepsIn(lesson);
  const [index, setIndex] = useState(() => stepsTaken(game, count));
  const [isSkipped, setSkipped] = useState(false);
  /** Rises when a chapter is to begin anew although it is the same. */
  const [round, setRound] = useState(0);
  const come = (to: number) => {
    keepSteps(game, to, count);
    setIndex(to);
  };
  const again = () => {
    come(0);
    setSkipped(false);
    setRound((n) => n + 1);
  };
  if (isSkipped || index >= count) {
    const isDone = index >= count;
    return (
      <Done taught={taught} isDone={isDone} onAgain={again} onBack={() => setSkipped(false)} />
    );
  }
  const place = placeOf(lesson, index);
  return (
    <ChapterTable
      key={`${round}/${place.chapter}`}
      taught={taught}
      place={place}
      index={index}
      count={count}
      onStep={(step) => come(indexOf(lesson, { ...place, step }))}
      onAgain={again}
      onSkip={() => setSkipped(true)}
    />
  );
}
