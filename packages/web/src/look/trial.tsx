import { useEffect, useState } from 'preact/hooks';
import { chance } from '../chance.ts';
import { LostPage } from '../table/lost.tsx';
import { SessionTable } from '../table/table.tsx';
import { LookBand } from './band.tsx';
import { Compared } from './compared.tsx';
import type { Looking } from './looking.ts';
import type { LookedBack, PlayOn } from './protocol.ts';
import { TryingSession } from './trial-session.ts';
import { useLookWords } from './words.ts';

const ID_BYTES = 8;

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
  readonly from: PlayOn;
  onBack(): void;
}

/** What somebody tries out from a moment of a game; what was played is one tap away. */
export function Trial({ looking, looked, from, onBack }: Props) {
  const { trial } = useLookWords();
  const fresh = () => new TryingSession(chance(ID_BYTES), looking.client);
  const [session, setSession] = useState(fresh);
  const [, redraw] = useState(0);
  useEffect(() => {
    session.onChange = () => redraw((n) => n + 1);
    void session.playOn(from);
    return () => session.leave();
  }, [session]);
  const { shown, lost } = session;
  useEffect(() => {
    if (shown) session.uncover(shown.scene);
  });
  const again = () => setSession(fresh());
  if (lost) return <LostPage lost={lost} onAgain={again} />;
  if (shown?.settled && shown.scene.dealOver) {
    const then = looked.record.deals[from.deal];
    const back = { onAgain: again, onBack };
    return <Compared session={session} scene={shown.scene} then={then} from={from} {...back} />;
  }
  const band = (
    <LookBand
      long={trial.band(from.deal + 1)}
      short={trial.bandBrief}
      back={trial.original}
      onBack={onBack}
    />
  );
  return <SessionTable session={session} band={band} onAgain={again} />;
}
