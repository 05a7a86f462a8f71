import { useState } from 'preact/hooks';
import { useSettings } from '../settings.ts';
import { useHelpWords } from './help/words.ts';
import { forgetSeen } from './seen.ts';

/** For who wants to be told everything once more. */
export function HelpAgain() {
  const help = useHelpWords();
  const [isDone, setDone] = useState(false);
  if (useSettings().help === 'off') return null;
  const again = () => {
    forgetSeen();
    setDone(true);
  };
  return (
    <p class="setting-note" role="status">
      {isDone ? (
        help.isAgain
      ) : (
        <button type="button" class="line-act" onClick={again}>
          {help.again}
        </button>
      )}
    </p>
  );
}
