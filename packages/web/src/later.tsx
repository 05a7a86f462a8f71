import type { ComponentChild, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { LostFile } from './load-anew.ts';
import { LostPage } from './table/lost.tsx';
import { useWords } from './words/index.ts';

interface FailedProps {
  onAgain(): void;
}

type LaterPart<Props> = ((props: Props) => ComponentChild) & {
  isThere(): boolean;
  /** Before it is wanted. */
  fetch(): Promise<void>;
};

/** A part of the page in a file of its own: loaded when it is first wanted, and from then on there at once. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<FailedProps> = FailedScreen,
  Waiting: ComponentType = WaitingNote,
): LaterPart<Props> {
  let known: ComponentType<Props> | undefined;
  const lost = new LostFile();
  function Later(props: Props) {
    const [Part, setPart] = useState(() => known);
    const [tries, setTries] = useState(1);
    const [failed, setFailed] = useState(0);
    useEffect(() => {
      load().then(
        (part) => {
          known = part;
          setPart(() => part);
        },
        () => void lost.miss(() => setFailed(tries)),
      );
    }, [tries]);
    if (Part) return <Part {...props} />;
    if (failed < tries) return <Waiting />;
    return <Failed onAgain={() => setTries(tries + 1)} />;
  }
  return Object.assign(Later, {
    isThere: () => known !== undefined,
    fetch: () =>
      load().then(
        (part) => {
          known = part;
        },
        (error: unknown) => {
          lost.note();
          throw error;
        },
      ),
  });
}

/** The same for what nobody has asked for yet, or only by the way: it comes when it comes, and nothing stands in its place. */
export function laterQuietly<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LaterPart<Props> {
  return later(load, Nothing, Nothing);
}

function Nothing() {
  return null;
}

function WaitingNote() {
  return <p class="loading">{useWords().home.loading}</p>;
}

function FailedScreen({ onAgain }: FailedProps) {
  return <LostPage lost={{ kind: 'unloaded' }} onAgain={onAgain} />;
}

/** For what lies in a dialog. */
export function FailedPart({ onAgain }: FailedProps) {
  const { table } = useWords();
  return (
    <div class="failed-part">
      <p role="alert">{table.unloaded}</p>
      <button type="button" class="choice main" onClick={onAgain}>
        {table.again}
      </button>
    </div>
  );
}
