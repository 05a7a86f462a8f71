import type { Choice } from '@overtrick/engine';
import type { MoveVerdict } from '@overtrick/table/analysis';
import { useEffect, useState } from 'preact/hooks';
import { chance } from '../chance.ts';
import type { LookScene } from '../protocol.ts';
import { settings } from '../settings.ts';
import { Dealing } from '../table/dealing.tsx';
import { LostPage } from '../table/lost.tsx';
import { SessionTable } from '../table/table.tsx';
import { useWords } from '../words/index.ts';
import { LookBand } from './band.tsx';
import { ExerciseSession } from './exercise-session.ts';
import type { Looking } from './looking.ts';
import { Tried } from './tried.tsx';
import { useLookWords } from './words.ts';

const ID_BYTES = 8;

interface Props {
  readonly looking: Looking;
  /** The decisions that were marked, in their order. */
  readonly moments: readonly MoveVerdict[];
  onBack(): void;
}

/** What was tried at a moment, and the table as its seat saw it then. */
interface Attempt {
  readonly verdict: MoveVerdict;
  readonly scene: LookScene;
}

/** The marked moments once more: at the table itself one looks for something better. */
export function Exercise({ looking, moments, onBack }: Props) {
  const { exercise } = useLookWords().analysis;
  const [at, setAt] = useState(0);
  const [attempt, setAttempt] = useState<Attempt | 'judging'>();
  const moment = moments[at];
  const judge = async (parts: readonly Choice[]) => {
    setAttempt('judging');
    setAttempt(await attemptAt(looking, moment, parts));
  };
  const next = at + 1 < moments.length ? () => goTo(at + 1) : undefined;
  const goTo = (to: number) => {
    setAttempt(undefined);
    setAt(to);
  };
  if (attempt === 'judging') return <Dealing text={exercise.thinking} />;
  if (attempt) return <Tried {...attempt} onAgain={() => goTo(at)} onNext={next} onBack={onBack} />;
  return (
    <Asked
      key={at}
      looking={looking}
      moment={moment}
      place={[at + 1, moments.length]}
      onTried={(parts) => void judge(parts)}
      onBack={onBack}
    />
  );
}

async function attemptAt(
  { client }: Looking,
  { deal, move, seat }: MoveVerdict,
  parts: readonly Choice[],
): Promise<Attempt> {
  const at = { deal, move };
  const verdict = await client.ask({ kind: 'tried', at, parts });
  return { verdict, scene: await client.ask({ kind: 'moment', at, eyes: seat }) };
}

interface AskedProps {
  readonly looking: Looking;
  readonly moment: MoveVerdict;
  /** Which exercise of how many it is. */
  readonly place: readonly [at: number, of: number];
  onTried(parts: readonly Choice[]): void;
  onBack(): void;
}

/** The table at that moment, as its seat saw it: cards are chosen and calls are made as in any game. */
function Asked({ looking, moment, place, onTried, onBack }: AskedProps) {
  const { exercise } = useLookWords().analysis;
  const you = settings().name || useWords().you;
  const fresh = () => new ExerciseSession(chance(ID_BYTES), looking.client);
  const [session, setSession] = useState(fresh);
  const [, redraw] = useState(0);
  useEffect(() => {
    const { deal, move, seat } = moment;
    session.onChange = () => redraw((n) => n + 1);
    session.onTried = onTried;
    void session.playOn({ deal, move, seats: [seat], you });
    return () => session.leave();
  }, [session]);
  const again = () => setSession(fresh());
  if (session.lost) return <LostPage lost={session.lost} onAgain={again} />;
  const band = (
    <LookBand
      isExercise
      long={exercise.band(...place)}
      short={exercise.bandBrief(...place)}
      back={exercise.back}
      onBack={onBack}
    />
  );
  return <SessionTable session={session} band={band} onAgain={again} />;
}
