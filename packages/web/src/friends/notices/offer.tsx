import { isSlow } from '@overtrick/table';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../../words/index.ts';
import type { LobbyProps } from '../lobby-props.ts';
import { keepAsked, noticeState, turnNoticesOn, wasAsked } from './noticing.ts';
import { useNoticeWords } from './words.ts';

/** At a table that is played over days, once one has moved: whether one wants to be told when to come back. */
export function NoticeOffer({ known }: Pick<LobbyProps, 'known'>) {
  const { code } = useWords();
  const words = useNoticeWords();
  const [isOffered, setOffered] = useState(false);
  const { agreement } = known.company ?? {};
  const isFit = agreement !== undefined && isSlow(agreement) && hasMoved(known) && !wasAsked();
  useEffect(() => {
    if (isFit)
      noticeState(code).then(
        (state) => setOffered(state === 'off'),
        () => {},
      );
  }, [isFit, code]);
  // It stands in the panel and over the table: who has answered one has answered both.
  if (!isOffered || wasAsked()) return null;
  const answer = (isWanted: boolean) => {
    keepAsked();
    setOffered(false);
    // If the browser cannot, the settings say why.
    if (isWanted) turnNoticesOn(code).catch(() => {});
  };
  return (
    <section class="request" aria-label={words.offer}>
      <b>{words.offer}</b>
      <div class="request-acts">
        <button type="button" class="choice main" onClick={() => answer(true)}>
          {words.yes}
        </button>
        <button type="button" class="choice" onClick={() => answer(false)}>
          {words.no}
        </button>
      </div>
    </section>
  );
}

/** Whether one sits there, and has done something in this deal. */
function hasMoved({ view, eyes }: LobbyProps['known']): boolean {
  if (!view || eyes < 0) return false;
  return view.history.some((event) => 'seat' in event && event.seat === eyes);
}
