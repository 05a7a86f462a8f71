import type { MoveVerdict } from '@overtrick/table/analysis';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import type { LookScene } from '../protocol.ts';
import type { Route } from '../route.ts';
import { LogList } from '../table/log.tsx';
import { useScreen } from '../table/window.ts';
import { useWords } from '../words/index.ts';
import { LookActs } from './acts.tsx';
import { Analysing } from './analysing.ts';
import { Analysis } from './analysis.tsx';
import { CourseChart } from './course.tsx';
import { Exercise } from './exercise.tsx';
import { SeenBy } from './eyes.tsx';
import type { Looking } from './looking.ts';
import type { LookedBack, PlayOn } from './protocol.ts';
import { Sharing } from './sharing.tsx';
import { Steps } from './steps.tsx';
import { shownAt } from './still.ts';
import { LookTable } from './table.tsx';
import { Trial } from './trial.tsx';
import { useLookWords } from './words.ts';

interface Props {
  readonly route: Route;
  readonly looking: Looking;
  readonly looked: LookedBack;
  readonly scene: LookScene;
}

/** A game that was played, at one of its moments; or what somebody tries out from there. */
export function Replayed({ route, looking, looked, scene }: Props) {
  const words = useLookWords();
  const common = useWords();
  const [isSharing, setSharing] = useState(false);
  const [from, setFrom] = useState<PlayOn>();
  const [isBack, setBack] = useState(false);
  const { isWide } = useScreen();
  const [moments, setMoments] = useState<readonly MoveVerdict[]>();
  const analysing = useAnalysing(looking, looked);
  const address = addressOf(route, looking);
  // Nobody goes back through every card: the address changes without a history of it.
  useEffect(() => history.replaceState(null, '', address), [address]);
  if (from) {
    const back = () => setFrom(undefined);
    return <Trial looking={looking} looked={looked} from={from} onBack={back} />;
  }
  if (moments) {
    const back = () => {
      setBack(true);
      setMoments(undefined);
    };
    return <Exercise looking={looking} moments={moments} onBack={back} />;
  }
  const now = analysing.verdicts.get(looking.at.move);
  const rest = shownAt(scene, looking.isOpen);
  // The better card is ringed as a hint's is.
  const better = now && now.mark > 0 && { move: now.best, candidates: [], worlds: now.worlds };
  const shown = better ? { ...rest, hint: better } : rest;
  const isKept = route.screen === 'look';
  return (
    <LookTable
      shown={shown}
      header={
        <>
          <header class="bar">
            <a class="icon" href={isKept ? '#/history' : '#/'} aria-label={common.home.back}>
              <Glyph name="left" />
            </a>
            <h1>
              {words.title} <small>{words.deal(looked.title, looking.at.deal + 1)}</small>
            </h1>
            <button
              type="button"
              class="tool"
              data-tool="share"
              title={words.share}
              onClick={() => setSharing(true)}
            >
              <Glyph name="share" />
              <span>{words.share}</span>
            </button>
          </header>
          <SeenBy looking={looking} scene={scene} />
        </>
      }
      steps={<Steps looking={looking} looked={looked} />}
      chart={analysing.course && <CourseChart {...{ looking, looked, scene, analysing }} />}
      acts={
        <LookActs
          {...{ looking, looked, scene, analysing }}
          isBack={isBack && !isWide}
          onPlay={(to) => {
            setBack(false);
            setFrom(to);
          }}
          onExercise={setMoments}
        />
      }
      panel={
        <aside class="side">
          <Analysis
            {...{ looking, looked, scene, analysing }}
            hasChart={false}
            onExercise={setMoments}
          />
          <section class="side-log">
            <h2>{words.log}</h2>
            <LogList shown={shown} />
          </section>
          <p class="soft look-keys">{words.keys}</p>
        </aside>
      }
      over={
        isSharing && <Sharing looking={looking} looked={looked} onClose={() => setSharing(false)} />
      }
    />
  );
}

/** One for each seat and deal; those that were begun are kept as long as one looks at the game. */
function useAnalysing(looking: Looking, looked: LookedBack): Analysing {
  const [, redraw] = useState(0);
  const known = useRef(new Map<string, Analysing>());
  const { deal } = looking.at;
  const key = `${deal}/${looking.eyes}`;
  const analysing =
    known.current.get(key) ?? new Analysing(looking, looked.record, deal, looking.eyes);
  known.current.set(key, analysing);
  useEffect(() => {
    analysing.onChange = () => redraw((n) => n + 1);
    return () => analysing.stop();
  }, [analysing]);
  return analysing;
}

/** Where this very moment can be found again. */
function addressOf({ screen, what }: Route, { at, eyes }: Looking): string {
  const query = new URLSearchParams({
    deal: String(at.deal),
    move: String(at.move),
    seat: String(eyes),
  });
  return `#/${screen}/${encodeURIComponent(what)}?${query}`;
}
