import { useEffect, useState } from 'preact/hooks';
import { useAgainWords } from '../again/words.ts';
import { Glyph } from '../cards/glyphs.tsx';
import { Dealing } from '../table/dealing.tsx';
import { LogList } from '../table/log.tsx';
import { useWords } from '../words/index.ts';
import { SeenBy } from './eyes.tsx';
import { Looking } from './looking.ts';
import type { OpenLine } from './open-cards.tsx';
import type { LookedBack } from './protocol.ts';
import { Steps } from './steps.tsx';
import { shownAt } from './still.ts';
import { LookTable } from './table.tsx';
import { useLookWords } from './words.ts';

interface Props {
  readonly line: OpenLine;
  /** What was played. */
  readonly looked: LookedBack;
  readonly eyes: number;
  onBack(): void;
}

/** How a deal could have gone on, played by itself; what was played is one tap away. */
export function OpenLineShown({ line, looked, eyes, onBack }: Props) {
  const common = useWords();
  const words = useLookWords();
  const looking = useLine(line, eyes);
  const { scene, looked: read } = looking;
  if (!scene || !read) return <Dealing text={common.home.loading} />;
  // The faces are those of the game that was played.
  const faced = { ...scene, neighbours: neighboursOf(scene, looked) };
  const shown = shownAt(faced, true);
  return (
    <LookTable
      shown={shown}
      header={
        <>
          <Band onBack={onBack} />
          <SeenBy looking={looking} scene={faced} />
        </>
      }
      steps={<Steps looking={looking} looked={read} />}
      chart={null}
      acts={
        <div class="look-acts">
          <button type="button" class="choice main" onClick={onBack}>
            <Glyph name="left" />
            {words.trial.original}
          </button>
        </div>
      }
      panel={
        <aside class="side">
          <section class="side-log">
            <h2>{words.log}</h2>
            <LogList shown={shown} />
          </section>
        </aside>
      }
      over={null}
    />
  );
}

function Band({ onBack }: { onBack(): void }) {
  const { home } = useWords();
  const { open } = useAgainWords();
  return (
    <header class="bar">
      <button type="button" class="icon" aria-label={home.back} onClick={onBack}>
        <Glyph name="left" />
      </button>
      <h1 class="open-band">
        <span class="long">{open.band}</span>
        <span class="short">{open.bandBrief}</span>
      </h1>
    </header>
  );
}

/** Somebody who looks at the line: it runs at once. */
function useLine({ record, at }: OpenLine, eyes: number): Looking {
  const { nameless } = useLookWords();
  const [looking] = useState(() => new Looking());
  const [, redraw] = useState(0);
  useEffect(() => {
    looking.onChange = () => redraw((n) => n + 1);
    const text = JSON.stringify(record);
    void looking.open({ text, seat: nameless }, at, eyes).then(() => looking.run());
    return () => looking.close();
  }, []);
  return looking;
}

function neighboursOf(
  { neighbours }: { readonly neighbours: ReturnType<typeof shownAt>['scene']['neighbours'] },
  { levels, own }: LookedBack,
) {
  return neighbours.map((each, seat) => {
    const level = levels[seat] ?? (seat === own ? null : 'record');
    return each && { ...each, level };
  });
}
