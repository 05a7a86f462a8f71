import type { GameRecord } from '@overtrick/engine';
import { SET_SEAT, secretOf } from '@overtrick/table/again';
import type { Cast } from '@overtrick/table/links';
import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { settings } from '../settings.ts';
import { LostPage } from '../table/lost.tsx';
import { SessionTable } from '../table/table.tsx';
import { useWords } from '../words/index.ts';
import type { SetDeal } from './protocol.ts';
import { SetSession } from './set-session.ts';
import { useAgainWords } from './words.ts';

/** How a deal of a set ended for the person, and what a link holds of it. */
export interface SetEnd {
  readonly score: number;
  readonly code: string;
}

interface Props extends SetDeal {
  /** By which it is found again after a reload. */
  readonly id: string;
  readonly title: string;
  /** Where one goes before it is over. */
  readonly back: string;
  onEnd(end: SetEnd): void;
}

/** One deal of a set, from its first decision to its end. */
export function SetTable({ set, deal, id, title, back, onEnd }: Props) {
  const { you } = useWords();
  const { table } = useAgainWords();
  const [session, setSession] = useState(() => new SetSession(id));
  const [, redraw] = useState(0);
  useEffect(() => {
    session.onChange = () => redraw((n) => n + 1);
    void session.sitIn({ set, deal, you: settings().name || you });
    return () => session.leave();
  }, [session]);
  const { shown, lost } = session;
  const isOver = shown?.settled === true && shown.scene.dealOver;
  useEffect(() => {
    if (isOver) void endOf(session, { set, deal }).then((end) => end && onEnd(end));
  }, [isOver]);
  const again = () => setSession(new SetSession(id));
  if (lost) return <LostPage lost={lost} onAgain={again} />;
  const band = (
    <div class="warning look-band set-band" role="note">
      <span class="long">{table.band(title)}</span>
      <span class="short">{table.brief}</span>
      <a class="choice" href={back}>
        <Glyph name="left" />
        {table.leave}
      </a>
    </div>
  );
  return <SessionTable session={session} band={band} onAgain={again} />;
}

async function endOf(session: SetSession, from: SetDeal): Promise<SetEnd | undefined> {
  const record = await session.record();
  const last = record?.deals.at(-1);
  if (!record || !last) return undefined;
  const { codeOf, withCast } = await import('@overtrick/table/links');
  const code = await codeOf(withCast(record, castOf(from)));
  return { score: last.scores[SET_SEAT], code: `${code}?${lookQuery(record)}` };
}

/** The bots of a set, so that whoever looks back can play the deal against them again. */
function castOf({ set, deal }: SetDeal): Cast {
  const { players, level, bots: version, seed } = set;
  const levels = Array.from({ length: players }, (_, seat) => (seat === SET_SEAT ? null : level));
  return { levels, version, secret: secretOf(seed, deal), before: 0 };
}

/** One looks back at the deal that was played, not at those that bots played before it. */
function lookQuery({ deals }: GameRecord): string {
  return `deal=${deals.length - 1}&seat=${SET_SEAT}&own=${SET_SEAT}`;
}
