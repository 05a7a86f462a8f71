import type { Seat } from '@overtrick/engine';
import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../../cards/glyphs.tsx';
import { Confirm } from '../../controls/confirm.tsx';
import type { KnownTable } from '../../play/onlooker.ts';
import { Portrait } from '../../portraits/portrait.tsx';
import type { CompanyTool, SeatCompany, TableCompany } from '../../table/company.ts';
import { aroundOf } from '../around.ts';
import type { FriendsTable } from '../friends-table.ts';
import { LineBand } from '../line-band.tsx';
import type { LobbyProps } from '../lobby-props.ts';
import { SeatActs } from '../seat-sheet.tsx';
import { useFriendWords } from '../words.ts';
import { BankWords, ClockFigure, ClockRing, isRunning } from './clock.tsx';
import { PeopleSheet } from './people-sheet.tsx';
import { Waiting } from './requests.tsx';
import { lineWords, remarkWords, type TalkLine } from './talk.ts';
import { TalkPanel } from './talk-panel.tsx';
import type { PlayWords } from './words-en.ts';

/** So many milliseconds what somebody said stands at their seat. */
const BUBBLE = 6000;

/** What is laid over the table. */
type Over = { readonly kind: 'people'; readonly about?: number } | { readonly kind: 'end' };

/** What a table has around it where friends meet. */
export function useTableCompany(
  table: FriendsTable,
  known: KnownTable | undefined,
  onRematch: () => void,
): TableCompany | undefined {
  const { play } = useFriendWords();
  const [over, setOver] = useState<Over>();
  const bubble = useBubble(table);
  const around = known && aroundOf(known);
  if (!known || !around) return undefined;
  const props = { table, known, around };
  const { talk } = table;
  const told = talk.lines
    .filter((line) => !isOwn(known, line))
    .map((line) => lineWords(play, line));
  const showPerson = (about: number) => setOver({ kind: 'people', about });
  return {
    band: (
      <>
        <LineBand table={table} />
        <div class="request-band">
          <Waiting {...props} />
        </div>
        <Laid {...props} over={over} onClose={() => setOver(undefined)} />
      </>
    ),
    signs: <Signs {...props} onPeople={() => setOver({ kind: 'people' })} />,
    tools: toolsOf(play, props, setOver),
    talk: {
      title: play.chat,
      unread: talk.lines.length - talk.read,
      unreadWords: play.unread(talk.lines.length - talk.read),
      body: <TalkPanel {...props} onPerson={showPerson} />,
    },
    told,
    waits: waitsFor(play, props),
    part: table.partOf(known),
    inSeat: (seat) => seatCompany(play, props, seat, bubble),
    acts: (seat, onClose) => <SeatActs {...props} seat={seat} onClose={onClose} />,
    onRematch,
  };
}

function isOwn({ mine }: KnownTable, line: TalkLine): boolean {
  return line.kind === 'said' && line.remark.from !== null && line.remark.from === mine?.member;
}

/** The last thing that was said, for as long as it stands at a seat. */
function useBubble({ talk }: FriendsTable): TalkLine | undefined {
  const [gone, setGone] = useState(talk.lines.length);
  useEffect(() => {
    const timer = setTimeout(() => setGone(talk.lines.length), BUBBLE);
    return () => clearTimeout(timer);
  }, [talk.lines.length]);
  return talk.lines
    .slice(gone)
    .filter(({ kind }) => kind === 'said')
    .at(-1);
}

function seatCompany(
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
    bank: known.clocks && !isBot ? <BankWords {...clock} /> : undefined,
    bubble: isSpeaking ? remarkWords(play, last.remark) : undefined,
  };
}

function toolsOf(
  play: PlayWords,
  { table, known, around }: LobbyProps,
  setOver: (over: Over) => void,
): CompanyTool[] {
  const isPlayer = around.seat !== undefined;
  const isOn = known.closed === null && !known.over;
  const { paused, asked } = known;
  return [
    ...(isPlayer && isOn
      ? [
          {
            name: paused ? 'play' : 'pause',
            label: paused ? play.goOn : play.pause,
            isOff: !paused && asked !== null,
            isMain: true,
            act: () => void table.do({ type: paused ? 'continue' : 'pause' }),
          },
          {
            name: 'flag',
            label: play.end,
            isOff: asked !== null,
            isMain: false,
            act: () => setOver({ kind: 'end' }),
          },
        ]
      : []),
    {
      name: 'partner',
      label: play.link,
      isOff: false,
      isMain: false,
      act: () => setOver({ kind: 'people' }),
    },
  ];
}

/** Among people a deal waits until all have seen the last one. */
function waitsFor(play: PlayWords, { known, around }: LobbyProps): string | undefined {
  const { seat } = around;
  if (known.closed !== null) return play.closed;
  if (seat === undefined) return known.over ? undefined : play.notMine;
  if (!known.ready.includes(seat) || known.over) return undefined;
  const others = known.neighbours.flatMap((each, at) =>
    each && each.level === null && !each.standIn && !known.ready.includes(at) ? [each.name] : [],
  );
  return play.next(others);
}

/** That the cards were promised before they were dealt, and who looks on. */
function Signs({ known, around, onPeople }: LobbyProps & { onPeople(): void }) {
  const { play } = useFriendWords();
  const watching = around.watching.length + around.queue.length;
  return (
    <span class="company-signs">
      {known.commitment !== null && !known.dealOver && (
        <span class="company-sign">
          <Glyph name="lock" />
          {play.sealed}
        </span>
      )}
      {watching > 0 && (
        <button type="button" class="company-sign" onClick={onPeople}>
          <Glyph name="eye" />
          {play.watching(watching)}
        </button>
      )}
    </span>
  );
}

function Laid(props: LobbyProps & { readonly over: Over | undefined; onClose(): void }) {
  const { table, over, onClose } = props;
  const { play, lobby } = useFriendWords();
  if (over?.kind === 'people')
    return <PeopleSheet {...props} about={over.about} onClose={onClose} />;
  if (over?.kind !== 'end') return null;
  return (
    <Confirm
      title={play.endAsk}
      why={play.endWhy}
      yes={play.end}
      no={lobby.decline}
      onYes={() => {
        onClose();
        void table.do({ type: 'end' });
      }}
      onClose={onClose}
    />
  );
}
