import { useEffect, useState } from 'preact/hooks';
import { takeUpdate, watchUpdate } from '../offline.ts';
import { useWords } from '../words/index.ts';

/** A new version is only offered here, where no game can be disturbed. */
export function UpdateNote() {
  const words = useWords();
  const [isReady, setReady] = useState(false);
  useEffect(() => watchUpdate(setReady), []);
  if (!isReady) return null;
  return (
    <p class="update">
      {words.home.update}{' '}
      <button type="button" class="choice" onClick={takeUpdate}>
        {words.home.updateNow}
      </button>
    </p>
  );
}
