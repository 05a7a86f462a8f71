import { useState } from 'preact/hooks';
import { forget } from '../clients.ts';
import { Confirm } from '../controls/confirm.tsx';
import { go } from '../route.ts';
import { useHistoryWords } from './words.ts';

/** Deletes a match for good, if that is meant; then there is only the list. */
export function Remove({ id, title }: { id: string; title: string }) {
  const history = useHistoryWords();
  const [state, setState] = useState<'asked' | 'failed'>();
  const remove = () => {
    forget(id).then(
      () => go('#/history'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button type="button" class="quiet" onClick={() => setState('asked')}>
        {history.match.delete}
      </button>
      {state === 'failed' && <p role="alert">{history.remove.failed}</p>}
      {state === 'asked' && (
        <Confirm
          title={history.remove.one}
          why={history.remove.oneWhy(title)}
          yes={history.remove.yes}
          no={history.remove.no}
          onYes={remove}
          onClose={() => setState(undefined)}
        />
      )}
    </>
  );
}
