import { useRef, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { copyText } from '../controls/copy-text.ts';
import { change, settings, tidyName } from '../settings.ts';
import { HouseResults } from './house.tsx';
import { type SetRow, withFriends } from './sets.ts';
import { friendsInText, linkToSet, totalOf } from './told.ts';
import { useAgainWords } from './words.ts';

interface Props {
  readonly code: string;
  readonly title: string;
  readonly row: SetRow;
  keep(change: (row: SetRow) => SetRow): void;
}

/** The link for friends, one's own result for them, and theirs. */
export function SetSharing({ code, title, row, keep }: Props) {
  const { set: words } = useAgainWords();
  const isPlayed = row.own.some((score) => score !== null);
  return (
    <section class="set-sharing">
      <Copied label={words.link} act={words.copy} text={linkToSet(location.href, code)} />
      <p class="soft">{words.nothingAway}</p>
      {isPlayed && <OwnResult {...{ code, title, row }} />}
      <HouseResults {...{ code, row, keep }} />
      <FriendsResult code={code} onTaken={(more) => keep((now) => withFriends(now, more))} />
      <p class="soft">{words.unchecked}</p>
    </section>
  );
}

function OwnResult({ code, title, row }: Omit<Props, 'keep'>) {
  const { set: words, signed } = useAgainWords();
  const [name, setName] = useState(settings().name);
  const tidy = tidyName(name) || words.you;
  const link = linkToSet(location.href, code, [{ name: tidy, scores: row.own }]);
  const text = `${words.told(title, tidy, signed(totalOf(row.own)))} ${link}`;
  return (
    <>
      <label class="set-name">
        {words.name}
        <input
          value={name}
          maxLength={20}
          onInput={(event) => setName(event.currentTarget.value)}
          onChange={() => change({ name: tidyName(name) })}
        />
      </label>
      <Copied label={words.tell} act={words.tell} text={text} />
    </>
  );
}

function Copied({ label, act, text }: { label: string; act: string; text: string }) {
  const { set: words } = useAgainWords();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const isCopied = copied === text;
  return (
    <div class="set-link">
      <input
        ref={field}
        class="look-link"
        readOnly
        value={text}
        aria-label={label}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        class="choice"
        onClick={() => void copyText(text, field.current).then((is) => setCopied(is ? text : ''))}
      >
        <Glyph name={isCopied ? 'check' : 'copy'} />
        {isCopied ? words.copied : act}
      </button>
    </div>
  );
}

interface FriendsProps {
  readonly code: string;
  onTaken(more: ReturnType<typeof friendsInText>): void;
}

function FriendsResult({ code, onTaken }: FriendsProps) {
  const { set: words } = useAgainWords();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  return (
    <form
      class="set-take"
      onSubmit={(event) => {
        event.preventDefault();
        const found = friendsInText(text, code);
        setWrong(found.length === 0);
        if (found.length === 0) return;
        onTaken(found);
        setText('');
      }}
    >
      <label>
        {words.take}
        <input
          value={text}
          placeholder={words.takeHint}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="choice">
        {words.taken}
      </button>
      {isWrong && <p role="alert">{words.wrong}</p>}
    </form>
  );
}
