import type { Seat } from '@overtrick/engine';
import { useEffect, useState } from 'preact/hooks';
import { Portrait } from '../../portraits/portrait.tsx';
import type { SeatCompany } from '../../table/company.ts';
import type { FriendsTable } from '../friends-table.ts';
import type { LobbyProps } from '../lobby-props.ts';
import { BankWords, ClockFigure, ClockRing, isRunning } from './clock.tsx';
import { isOwn, remarkWords, type TalkLine } from './talk.ts';
import type { PlayWords } from './words-en.ts';

/** So many milliseconds what somebody said stands at their seat. */
const BUBBLE = 6000;

/** The last thing that was said, for as long as it stands at a seat. */
export function useBubble(table: FriendsTable): TalkLine | undefined {
  return useNews(table, ({ kind }) => kind === 'said');
}

/** The last line of a kind, for a short while. */
export function useNews(
  { talk }: FriendsTable,
  isMeant: (line: TalkLine) => boolean,
): TalkLine | undefined {
  const [gone, setGone] = useState(talk.lines.length);
  useEffect(() => {
    const timer = setTimeout(() => setGone(talk.lines.length), BUBBLE);
    return () => clearTimeout(timer);
  }, [talk.lines.length]);
  return talk.lines.slice(Math.max(gone, talk.old)).filter(isMeant).at(-1);
}

/** What stands at a seat among people: whether they are away, their clock, what they have just said. */
export function seatCompany(
  play: PlayWords,
  props: LobbyProps,
  seat: Seat,
  last: TalkLine | undefined,
): SeatCompany {
  const { known } = props;
  const sitter = known.neighbours[seat];
  const standIn = sitter?.standIn ?? null;
  const isBot = (sitter?.level ?? null) !== null;
  const runs = isRunning(known, seat) && !standIn;
  const clock = { table: props.table, known, seat };
  const isSpeaking = last?.kind === 'said' && last.remark.seat === seat && !isOwn(known, last);
  return {
    isAway: standIn !== null,
    isBot,
    role: (said) => {
      if (standIn) return play.away(standIn.name);
      if (!isBot) return said;
      return said ? play.botWith(said) : play.bot;
    },
    marks: (
      <>
        {runs && <ClockRing {...clock} />}
        {standIn && (
          <span class="stand-in">
            <Portrait name={standIn.name} who="bot" />
          </span>
        )}
      </>
    ),
    clock: runs && known.clocks ? <ClockFigure {...clock} /> : undefined,
    bank:
      known.clocks && known.closed === null && !isBot && !runs ? (
        <BankWords {...clock} />
      ) : undefined,
    bubble: isSpeaking ? remarkWords(play, last.remark) : undefined,
  };
}
