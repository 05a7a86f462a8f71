import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import type { KnownTable } from '../play/onlooker.ts';
import type { LobbyProps } from './lobby-props.ts';
import { isOwn, type TalkLine } from './play/talk.ts';
import { useFriendWords } from './words.ts';

const TALK = '.lobby .talk-lines';
const REPORTS = '.lobby .complaint';
/** So much of the window, in pixels, is below the button that everybody waits for. */
const FOOT = 130;

/** What has come below the edge of the screen, as ways to it. */
export function LobbyNews({ table, known }: LobbyProps) {
  const { lobby, play } = useFriendWords();
  const { lines } = table.talk;
  const reports = known.mine?.complaints.length ?? 0;
  const isTalkSeen = useIsSeen(TALK, lines.length);
  const areReportsSeen = useIsSeen(REPORTS, reports);
  const [read, setRead] = useState(lines.length);
  useEffect(() => {
    if (isTalkSeen) setRead(lines.length);
  }, [isTalkSeen, lines.length]);
  const unread = lines.slice(read).filter((line) => isNews(known, line)).length;
  const isTalkNews = unread > 0 && !isTalkSeen;
  const areReportsNews = reports > 0 && !areReportsSeen;
  if (!isTalkNews && !areReportsNews) return null;
  return (
    <div class="lobby-news">
      {areReportsNews && <WayTo what={REPORTS} label={lobby.complaints} count={reports} />}
      {isTalkNews && <WayTo what={TALK} label={play.chat} count={unread} />}
    </div>
  );
}

/** Whether somebody else has said it, to whom one listens. */
function isNews(known: KnownTable, line: TalkLine): boolean {
  if (line.kind !== 'said' || isOwn(known, line)) return false;
  const { from } = line.remark;
  return from === null || known.mine?.muted.includes(from) !== true;
}

interface WayProps {
  readonly what: string;
  readonly label: string;
  readonly count: number;
}

function WayTo({ what, label, count }: WayProps) {
  const show = () => document.querySelector(what)?.scrollIntoView({ block: 'center' });
  return (
    <button type="button" onClick={show}>
      <Glyph name="down" />
      {label} <b>{count}</b>
    </button>
  );
}

/** Whether it is on the screen; it is looked for again whenever there is more of it. */
function useIsSeen(selector: string, count: number): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const found = document.querySelector(selector);
    if (!found) return setSeen(false);
    const margin = { rootMargin: `0px 0px -${FOOT}px 0px` };
    const watcher = new IntersectionObserver(([entry]) => setSeen(entry.isIntersecting), margin);
    watcher.observe(found);
    return () => watcher.disconnect();
  }, [selector, count]);
  return isSeen;
}
