import { setOfDay } from '@overtrick/table/again';
import { useRef, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { copyText } from '../controls/copy-text.ts';
import { Tile } from '../history/tile.tsx';
import type { Offer } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import { regionIn } from '../words/say.ts';
import { Axis } from './axis.tsx';
import { dayLook, dayRow, keepRivals } from './days.ts';
import { DAY_RIVALS, useRivals } from './rivals.ts';
import { useAgainWords } from './words.ts';

interface Props {
  readonly day: string;
  readonly offer: Offer;
}

/** What somebody made of the deal of the day, beside what bots made of it in the same seat. */
export function DayResult({ day, offer }: Props) {
  const { setup, you } = useWords();
  const { day: words, signed } = useAgainWords();
  const { name, title } = offer;
  const rivals = useDayRivals(day, offer);
  const score = dayRow(day, name)?.score ?? 0;
  const isDone = rivals.length === DAY_RIVALS.length;
  const ahead = rivals.filter((each) => score > each).length;
  const look = dayLook(day, name);
  const others = rivals.map((each, at) => {
    const { name: bot, level } = DAY_RIVALS[at];
    const label = words.bot(bot, setup.levels[level] ?? level, signed(each));
    return { name: bot, label, score: each };
  });
  return (
    <section class="day-result" aria-label={title}>
      <header>
        <Tile game={name} />
        <div>
          <h2>{isDone ? words.better(title, ahead) : title}</h2>
          <p class="soft" role="status">
            {isDone ? words.each : words.thinking(rivals.length, DAY_RIVALS.length)}
          </p>
        </div>
      </header>
      <Axis own={{ name: you, label: words.you(signed(score)), score }} others={others} />
      <div class="choices start">
        {look && (
          <a class="choice" href={`#/shared/${look}`}>
            <Glyph name="earlier" />
            {words.look}
          </a>
        )}
      </div>
      {isDone && <SharedLine day={day} title={title} ahead={ahead} />}
    </section>
  );
}

/** The bots play when the person has: one after the other, and each once. */
function useDayRivals(day: string, offer: Offer): readonly number[] {
  const { name } = offer;
  const [rivals, setRivals] = useState(() => dayRow(day, name)?.rivals ?? []);
  const missing = DAY_RIVALS.slice(rivals.length);
  const from = { set: setOfDay(day, offer), deal: 0 };
  useRivals(
    missing.map((rival) => ({ from, rival })),
    (_, score) => {
      const now = [...(dayRow(day, name)?.rivals ?? []), score];
      keepRivals(day, name, now);
      setRivals(now);
    },
  );
  return rivals;
}

interface LineProps {
  readonly day: string;
  readonly title: string;
  readonly ahead: number;
}

/** A line for friends, which gives nothing of the cards away. */
function SharedLine({ day, title, ahead }: LineProps) {
  const { code } = useWords();
  const { day: words } = useAgainWords();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);
  const style = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat(regionIn(code), style).format(Date.parse(day));
  const line = words.shared(date, title, ahead, DAY_RIVALS.length);
  return (
    <p class="day-line">
      <span>{line}</span>
      <input ref={field} class="unseen" readOnly value={line} tabIndex={-1} aria-hidden="true" />
      <button
        type="button"
        class="icon"
        aria-label={isCopied ? words.copied : words.copy}
        onClick={() => void copyText(line, field.current).then(setCopied)}
      >
        <Glyph name={isCopied ? 'check' : 'copy'} />
      </button>
    </p>
  );
}
