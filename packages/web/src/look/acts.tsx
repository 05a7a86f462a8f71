import type { Seat } from '@overtrick/engine';
import type { MoveVerdict } from '@overtrick/table/analysis';
import { useState } from 'preact/hooks';
import { useAgainWords } from '../again/words.ts';
import { Glyph } from '../cards/glyphs.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import { faceKind } from '../portraits/sitting.ts';
import type { LookScene } from '../protocol.ts';
import { settings } from '../settings.ts';
import { LogList } from '../table/log.tsx';
import { useWords } from '../words/index.ts';
import type { Analysing } from './analysing.ts';
import { Analysis } from './analysis.tsx';
import type { Looking } from './looking.ts';
import { OpenCards, type OpenLine } from './open-cards.tsx';
import type { LookedBack, PlayOn } from './protocol.ts';
import { shownAt } from './still.ts';
import { useLookWords } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
  readonly scene: LookScene;
  readonly analysing: Analysing;
  /** Whether the analysis is to be seen at once: somebody comes back to it. */
  readonly isBack: boolean;
  onPlay(from: PlayOn): void;
  onShow(line: OpenLine): void;
  onExercise(moments: readonly MoveVerdict[]): void;
}

type LookSheet = 'seat' | 'log' | 'analysis';

/** What can be done from here: to play on, in whatever seat; and to read what happened. */
export function LookActs(props: Props) {
  const { looking, looked, scene, analysing, isBack, onPlay, onExercise, onShow } = props;
  const words = useLookWords();
  const [asked, setAsked] = useState<LookSheet | undefined>(isBack ? 'analysis' : undefined);
  // Where the deal is over, it can be played once more from its start.
  const isAgain = scene.dealOver || looking.at.move === 0;
  const ask = () => {
    looking.halt();
    setAsked('seat');
  };
  const close = () => setAsked(undefined);
  const isJudged = analysing.verdicts.has(looking.at.move);
  return (
    <div class="look-acts">
      <button type="button" class="choice main" onClick={ask}>
        <Glyph name="play" />
        {isAgain ? words.again : words.playOn}
      </button>
      <button type="button" class="choice look-aside" onClick={() => setAsked('analysis')}>
        {isJudged ? words.analysis.why : words.analysis.title}
      </button>
      <button
        type="button"
        class="choice look-aside"
        aria-label={words.log}
        title={words.log}
        onClick={() => setAsked('log')}
      >
        <Glyph name="log" />
      </button>
      {asked === 'seat' && (
        <Seats {...{ looking, looked, scene, onPlay }} isAgain={isAgain} onClose={close} />
      )}
      {asked === 'analysis' && (
        <Dialog title={words.analysis.title} onClose={close}>
          <Analysis {...{ looking, looked, scene, analysing, onExercise }} hasChart />
          <OpenCards looking={looking} scene={scene} onShow={onShow} />
        </Dialog>
      )}
      {asked === 'log' && (
        <Dialog title={words.log} onClose={close}>
          <LogList shown={shownAt(scene, looking.isOpen)} />
        </Dialog>
      )}
    </div>
  );
}

interface SeatsProps extends Omit<Props, 'analysing' | 'isBack' | 'onExercise' | 'onShow'> {
  readonly isAgain: boolean;
  onClose(): void;
}

/** Whose seat somebody takes: the one they had comes first. */
function Seats({ looking, looked, scene, isAgain, onPlay, onClose }: SeatsProps) {
  const words = useLookWords();
  const { tries } = useAgainWords();
  const you = settings().name || useWords().you;
  const { deal, move } = looking.at;
  const play = (seats: readonly Seat[]) => onPlay({ deal, move: isAgain ? 0 : move, seats, you });
  const all = [...scene.names.keys()];
  const order = [looking.eyes, ...all.filter((seat) => seat !== looking.eyes)];
  return (
    <Dialog title={words.who} onClose={onClose}>
      {looked.isChanged && <p class="soft">{tries.changed}</p>}
      <div class="menu">
        {order.map((seat) => (
          <button
            key={seat}
            type="button"
            class={`choice ${seat === (looked.own ?? looking.eyes) ? 'main' : ''}`}
            onClick={() => play([seat])}
          >
            <Portrait name={scene.names[seat]} who={faceKind(scene, seat)} />
            {scene.names[seat]}
          </button>
        ))}
        <button type="button" class="choice" onClick={() => play(all)}>
          <Glyph name="partner" />
          {words.all}
        </button>
      </div>
    </Dialog>
  );
}
