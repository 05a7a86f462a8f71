import { fileIn } from '@overtrick/lab/study';
import { useEffect, useRef, useState } from 'preact/hooks';
import { offers } from '../clients.ts';
import { Crumbs } from '../home/crumbs.tsx';
import { easiestFirst } from '../home/easiest.ts';
import type { Offer } from '../protocol.ts';
import { At } from '../room/at.tsx';
import { useWords } from '../words/index.ts';
import { type AskedStudy, type AskedVariant, askedIn, fileOf, firstStudy } from './asked.ts';
import { labStudy } from './asking.ts';
import { StudyView } from './results.tsx';
import { StudyRun } from './running.ts';
import { StudyForm } from './study-form.tsx';
import { ShareStudy } from './take-away.tsx';
import { LabSpoken, useLabWords } from './words.ts';
import '../styles/lab.css';

/** The lab: a study is put together, played in workers, watched and taken along. `code` is one that a link holds. */
export function LabPage({ code }: { readonly code: string }) {
  return (
    <LabSpoken>
      <Lab key={code} code={code} />
    </LabSpoken>
  );
}

function Lab({ code }: { readonly code: string }) {
  const { home } = useWords();
  const words = useLabWords();
  const [games, setGames] = useState<readonly Offer[]>();
  const [asked, setAsked] = useState<AskedStudy>();
  useEffect(() => {
    void offers().then((found) => {
      const all = easiestFirst(found);
      setGames(all);
      setAsked(askedIn(fileIn(code), all) ?? firstStudy(favourite(all)));
    });
  }, []);
  if (!games || !asked) return <p class="loading">{home.loading}</p>;
  const offer = games.find(({ name }) => name === asked.game) ?? games[0];
  const isLost = code !== '' && askedIn(fileIn(code), games) === undefined;
  return (
    <main class="page lab">
      <Crumbs title={words.title} />
      <p class="soft">{words.lead}</p>
      {isLost && <p role="alert">{words.lost}</p>}
      <At game={asked.game}>
        <Bench games={games} offer={offer} asked={asked} onChange={setAsked} />
      </At>
    </main>
  );
}

/** One whose rules have the most numbers to turn: there is most to find out. */
function favourite(games: readonly Offer[]): Offer {
  const parts = ({ options }: Offer) => options.filter(({ kind }) => kind === 'parts').length;
  return games.reduce((a, b) => (parts(b) > parts(a) ? b : a));
}

interface BenchProps {
  readonly games: readonly Offer[];
  readonly offer: Offer;
  readonly asked: AskedStudy;
  onChange(asked: AskedStudy): void;
}

/** A study that was begun, and what was asked for. */
interface Begun {
  readonly run: StudyRun;
  readonly variants: readonly AskedVariant[];
}

function Bench({ games, offer, asked, onChange }: BenchProps) {
  const words = useLabWords();
  const [begun, setBegun] = useState<Begun>();
  const [fault, setFault] = useState<string>();
  const [, redraw] = useState(0);
  const side = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // On a phone what comes of it is below all that was asked; elsewhere it may begin above what is on the screen.
    const top = side.current?.getBoundingClientRect().top ?? 0;
    if (begun && (top < 0 || top > innerHeight / 2)) side.current?.scrollIntoView();
    return () => begun?.run.stop();
  }, [begun]);
  const start = async () => {
    begun?.run.stop();
    const file = fileOf(asked);
    const read = await labStudy(file);
    setFault('fault' in read ? read.fault : undefined);
    if ('fault' in read) return setBegun(undefined);
    const run = new StudyRun(read.study);
    run.onChange = () => redraw((n) => n + 1);
    setBegun({ run, variants: file.variants });
    void run.start();
  };
  return (
    <div class="lab-bench">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <StudyForm offers={games} offer={offer} asked={asked} onChange={onChange} />
        <div class="foot">
          <button type="submit" class={begun?.run.isRunning ? 'choice' : 'choice main'}>
            {begun ? words.again : words.run}
          </button>
        </div>
      </form>
      <div class="lab-side" ref={side}>
        {fault !== undefined && <p role="alert">{words.fault(fault)}</p>}
        {begun && (
          <StudyView
            run={begun.run}
            variants={begun.variants}
            options={games.find(({ name }) => name === begun.run.study.game)?.options ?? []}
          />
        )}
        <ShareStudy asked={asked} />
      </div>
    </div>
  );
}
