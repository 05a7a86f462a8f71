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

/** A trial under way, by which it is found again after a reload. */
export interface TrialUnderWay {
  readonly id: string;
  readonly from: PlayOn;
}

export function newTrial(from: PlayOn): TrialUnderWay {
  return { id: chance(ID_BYTES), from };
}

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
  readonly trying: TrialUnderWay;
  /** What tells this game from others. */
  readonly game: string;
  onAgain(): void;
  onBack(): void;
}

/** What somebody tries out from a moment of a game; what was played is one tap away. */
export function Trial({ looking, looked, trying, game, onAgain, onBack }: Props) {
  const { trial } = useLookWords();
  const { id, from } = trying;
  const [session] = useState(() => new TryingSession(`trial/${id}`, looking.client));
  const [, redraw] = useState(0);
  useEffect(() => {
    session.onChange = () => redraw((n) => n + 1);
    void session.playOn(from);
    return () => session.leave();
  }, []);
  const { shown, lost } = session;
  useEffect(() => {
    if (shown) session.uncover(shown.scene);
  });
  if (lost) return <LostPage lost={lost} onAgain={onAgain} />;
  if (shown?.settled && shown.scene.dealOver) {
    const then = looked.record.deals[from.deal];
    const { meta } = looked.record;
    const about = { session, scene: shown.scene, then, from, game, meta };
    return <Compared {...about} onAgain={onAgain} onBack={onBack} />;
  }
  const band = (
    <LookBand
      long={trial.band(from.deal + 1)}
      short={trial.bandBrief}
      back={trial.original}
      onBack={onBack}
    />
  );
  return <SessionTable session={session} band={band} onAgain={onAgain} />;
}
