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
import { MomentVerdict } from './moment.tsx';
import { OpenCards, type OpenLine } from './open-cards.tsx';
import { OpenLineShown } from './open-line.tsx';
import type { LookedBack } from './protocol.ts';
import { Sharing } from './sharing.tsx';
import { Steps } from './steps.tsx';
import { judgedAt, shownAt } from './still.ts';
import { LookTable } from './table.tsx';
import { newTrial, Trial, type TrialUnderWay } from './trial.tsx';
import { tryingIn, tryingQuery } from './trying.ts';
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
  const [trying, setTrying] = useState(() => tryingIn(route, looked, common.you));
  const [line, setLine] = useState<OpenLine>();
  const [isBack, setBack] = useState(false);
  const { isWide } = useScreen();
  const [moments, setMoments] = useState<readonly MoveVerdict[]>();
  const analysing = useAnalysing(looking, looked);
  const address = addressOf(route, looking, trying);
  // Nobody goes back through every card: the address changes without a history of it.
  useEffect(() => history.replaceState(null, '', address), [address]);
  if (trying) {
    const back = () => setTrying(undefined);
    const again = () => setTrying(newTrial(trying.from));
    const about = { looking, looked, trying, game: route.what };
    return <Trial key={trying.id} {...about} onAgain={again} onBack={back} />;
  }
  if (line) {
    const back = () => setLine(undefined);
    return <OpenLineShown line={line} looked={looked} eyes={looking.eyes} onBack={back} />;
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
  const shown = now ? judgedAt(rest, now) : rest;
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
      steps={
        <>
          <Steps looking={looking} looked={looked} />
          {now && !isWide && <MomentVerdict scene={scene} verdict={now} />}
        </>
      }
      chart={analysing.course && <CourseChart {...{ looking, looked, scene, analysing }} />}
      acts={
        <LookActs
          {...{ looking, looked, scene, analysing }}
          isBack={isBack && !isWide}
          onPlay={(to) => {
            setBack(false);
            setTrying(newTrial(to));
          }}
          onExercise={setMoments}
          onShow={setLine}
        />
      }
      panel={
        <aside class="side">
          <Analysis
            {...{ looking, looked, scene, analysing }}
            hasChart={false}
            onExercise={setMoments}
          />
          <OpenCards looking={looking} scene={scene} onShow={setLine} />
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
function addressOf(route: Route, { at, eyes }: Looking, trying?: TrialUnderWay): string {
  const { screen, what } = route;
  const own = route.query.get('own');
  const query = new URLSearchParams({
    deal: String(at.deal),
    move: String(at.move),
    seat: String(eyes),
    ...(own !== null && { own }),
    ...tryingQuery(trying),
  });
  return `#/${screen}/${encodeURIComponent(what)}?${query}`;
}
