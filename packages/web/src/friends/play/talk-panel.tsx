import { PHRASES } from '@overtrick/table';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Glyph } from '../../cards/glyphs.tsx';
import { Portrait } from '../../portraits/portrait.tsx';
import { useScreen } from '../../table/window.ts';
import type { LobbyProps } from '../lobby-props.ts';
import { Refused } from '../refused.tsx';
import { useFriendWords } from '../words.ts';
import { noteWords, remarkWords, type TalkLine } from './talk.ts';

/** As much as the table takes at once. */
const LONGEST = 200;
/** More than anybody reads again. */
const MOST = 200;

interface Props extends LobbyProps {
  /** Shows somebody, where they are not shown anyway. */
  readonly onPerson?: ((member: number) => void) | undefined;
}

/** What people say, in a panel of its own. */
export function TalkPanel(props: Props) {
  return (
    <div class="talk">
      <Conversation {...props} />
    </div>
  );
}

/** What people say, and how to say something oneself. */
export function Conversation(props: Props) {
  return (
    <>
      <Lines {...props} />
      <Phrases {...props} />
      <Say {...props} />
      <Refused {...props} place="saying" />
    </>
  );
}

/** The newest last and in sight; to have it on the screen is to have read it. */
function Lines({ table, known, onPerson }: Props) {
  const { play } = useFriendWords();
  const { talk } = table;
  const list = useRef<HTMLOListElement>(null);
  const isBeside = useScreen().isWide && known.view !== null;
  const muted = known.mine?.muted ?? [];
  const isHeard = (line: TalkLine) =>
    line.kind === 'note' || line.remark.from === null || !muted.includes(line.remark.from);
  const lines = talk.lines.slice(-MOST).filter(isHeard);
  useEffect(() => {
    talk.read = talk.lines.length;
    if (list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [talk.lines.length]);
  if (lines.length === 0) return <p class="talk-lines soft">{play.empty}</p>;
  return (
    <ol
      class="talk-lines"
      ref={list}
      tabIndex={0}
      aria-label={play.chat}
      // Beside a table everything is said by the table, one thing after the other.
      aria-live={isBeside ? 'off' : 'polite'}
    >
      {lines.map((line, i) => (
        <Line key={i} known={known} line={line} onPerson={onPerson} />
      ))}
    </ol>
  );
}

type LineProps = Pick<Props, 'known' | 'onPerson'> & { readonly line: TalkLine };

function Line({ known, line, onPerson }: LineProps) {
  const { play } = useFriendWords();
  if (line.kind === 'note') {
    return (
      <li class="talk-note">
        <Glyph name="clock" />
        <bdi>{noteWords(play, line.note)}</bdi>
      </li>
    );
  }
  const { remark, name } = line;
  const { from } = remark;
  const isMine = from !== null && from === known.mine?.member;
  return (
    <li>
      <Portrait name={name} who="person" />
      <span>
        {isMine || from === null || !onPerson ? (
          <b>{isMine ? play.you : name}</b>
        ) : (
          <button type="button" class="quiet" onClick={() => onPerson(from)}>
            <bdi>{name}</bdi>
          </button>
        )}
        <bdi>{remarkWords(play, remark)}</bdi>
      </span>
    </li>
  );
}

function Phrases({ table }: Props) {
  const { play } = useFriendWords();
  return (
    <div class="talk-phrases" role="group" aria-label={play.phrasesAbout}>
      {PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          class="choice"
          onClick={() => void table.do({ type: 'say', phrase })}
        >
          {play.phrases[phrase]}
        </button>
      ))}
    </div>
  );
}

function Say({ table }: Props) {
  const { play } = useFriendWords();
  const [text, setText] = useState('');
  const send = async (event: Event) => {
    event.preventDefault();
    const said = text.trim();
    // What the table refuses can be said again.
    if (said !== '' && (await table.do({ type: 'say', text: said }))) setText('');
  };
  return (
    <form class="talk-say" noValidate onSubmit={(event) => void send(event)}>
      <input
        value={text}
        maxLength={LONGEST}
        aria-label={play.say}
        placeholder={play.say}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" class="icon" aria-label={play.send} disabled={text.trim() === ''}>
        <Glyph name="send" />
      </button>
    </form>
  );
}
