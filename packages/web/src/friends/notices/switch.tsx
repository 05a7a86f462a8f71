import { useEffect, useState } from 'preact/hooks';
import { Switch } from '../../controls/switch.tsx';
import { useWords } from '../../words/index.ts';
import {
  keepAsked,
  type NoticeState,
  noticeState,
  turnNoticesOff,
  turnNoticesOn,
} from './noticing.ts';
import { useNoticeWords } from './words.ts';

/** Whether one wants to be told when a game over days waits; where that cannot be, a sentence says why. */
export function NoticeSwitch() {
  const { code } = useWords();
  const words = useNoticeWords();
  const [state, setState] = useState<NoticeState>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    // A server that does not answer tells nobody anything either.
    noticeState(code).then(setState, () => {});
  }, [code]);
  if (state === undefined) return null;
  const isThere = state === 'on' || state === 'off' || state === 'uncarried';
  if (!isThere) return <p class="setting-note">{words[state]}</p>;
  const change = (isOn: boolean) => {
    keepAsked();
    setFailed(false);
    const turned = isOn ? turnNoticesOn(code) : turnNoticesOff();
    // What the server did not hear of is as it was, and can be tried again.
    turned.then(setState, () => setFailed(true));
  };
  return (
    <div class="switches">
      <Switch label={words.title} about={words.about} isOn={state === 'on'} onChange={change} />
      {state === 'uncarried' && <p role="alert">{words.uncarried}</p>}
      {hasFailed && <p role="alert">{words.failed}</p>}
    </div>
  );
}
