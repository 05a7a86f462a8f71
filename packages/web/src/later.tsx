import type { ComponentChild, ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
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
): LaterPart<Props> {
  let known: ComponentType<Props> | undefined;
  function Later(props: Props) {
    const { home } = useWords();
    const [Part, setPart] = useState(() => known);
    const [tries, setTries] = useState(1);
    const [failed, setFailed] = useState(0);
    useEffect(() => {
      load().then(
        (part) => {
          known = part;
          setPart(() => part);
        },
        () => setFailed(tries),
      );
    }, [tries]);
    if (Part) return <Part {...props} />;
    if (failed < tries) return <p class="loading">{home.loading}</p>;
    return <Failed onAgain={() => setTries(tries + 1)} />;
  }
  return Object.assign(Later, {
    isThere: () => known !== undefined,
    fetch: () =>
      load().then((part) => {
        known = part;
      }),
  });
}

function FailedScreen({ onAgain }: FailedProps) {
  return <LostPage lost={{ kind: 'unloaded' }} onAgain={onAgain} />;
}

/** For what lies in a dialog. */
export function FailedPart({ onAgain }: FailedProps) {
  const { table } = useWords();
  return (
    <>
      <p role="alert">{table.unloaded}</p>
      <button type="button" class="choice" onClick={onAgain}>
        {table.again}
      </button>
    </>
  );
}
