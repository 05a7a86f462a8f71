import type { YamvView } from '@overtrick/engine';
import { Chip, Face } from '../../cards/card.tsx';
import { Glyph } from '../../cards/glyphs.tsx';
import type { HeldCard } from '../../play/held.ts';
import { bandOf } from '../../room/band.ts';
import { useRoom } from '../../room/rooms.ts';
import type { StageProps } from '../../room/stage.ts';
import type { YamvWords } from './en.ts';
import { DISCARDS, faceUp, offered, showsIn } from './exchanged.ts';

type Props = StageProps<YamvView, YamvWords>;

/** What goes away, what takes its place, and what then lies face up. */
export function ExchangeBoard(props: Props) {
  const { marks } = props.shown;
  const mustShow = marks.length === DISCARDS && faceUp(marks).length > 0;
  return (
    <div class="exchange">
      <div class="exchange-panels">
        <Away {...props} />
        {mustShow && (
          <>
            <span class="exchange-arrow" aria-hidden="true">
              <Glyph name="right" />
            </span>
            <Instead {...props} />
          </>
        )}
      </div>
      <Then {...props} />
    </div>
  );
}

function Away({ about, shown }: Props) {
  const { exchange } = about.own;
  const { marks } = shown;
  const slots = Array.from({ length: DISCARDS }, (_, i) => marks[i]);
  return (
    <section class="exchange-panel" aria-label={exchange.away}>
      <p>{exchange.away}</p>
      <div class="exchange-cards">
        {slots.map((own, i) => (
          <AwayCard key={own?.key ?? i} about={about} own={own} />
        ))}
      </div>
      {marks.length === 0 && <p class="exchange-note">{exchange.awayNone}</p>}
    </section>
  );
}

/** A card that goes, and where it came from; or a place for one. */
function AwayCard({ about, own }: Pick<Props, 'about'> & { own: HeldCard | undefined }) {
  const { view, words, own: said } = about;
  const { wasUp, wasHeld } = said.exchange;
  if (!own) return <span class="card-place" aria-hidden="true" />;
  const from = own.place === 'display' ? wasUp : wasHeld;
  return (
    <figure>
      <Printed view={view} code={own.code} isRinged />
      <span class="unseen">{words.card(own.code)}, </span>
      <figcaption>
        {own.place === 'display' && <Glyph name="eye" />}
        {from}
      </figcaption>
    </figure>
  );
}

function Printed({ view, code, isRinged }: { view: YamvView; code: string; isRinged: boolean }) {
  const room = useRoom();
  const state = isRinged ? 'staged' : undefined;
  return <Face code={code} pips={0} band={bandOf(room, view, code)} state={state} />;
}

/** Which stock card is shown for one that lay face up; with two of these both are. */
function Instead({ about, shown, onShow }: Props) {
  const { view, words, own } = about;
  const { exchange } = own;
  const up = faceUp(shown.marks);
  const shows = showsIn(shown, view);
  const choice = up.length === 1 ? offered(shown) : view.drawn;
  const gone = words.card(up[0].code);
  const text =
    up.length > 1 ? exchange.both : choice.length > 1 ? exchange.instead : exchange.only(gone);
  return (
    <section class="exchange-panel" aria-label={text}>
      <p>{text}</p>
      <div class="exchange-cards" role="group" aria-label={text}>
        {choice.map((code, i) => (
          <button
            key={`${code}${i}`}
            type="button"
            class="exchange-stock"
            data-value={code}
            aria-pressed={shows.includes(code)}
            aria-label={words.card(code)}
            onClick={() => onShow(code)}
          >
            <Printed view={view} code={code} isRinged={false} />
            {shows.length > 0 && (
              <small>{shows.includes(code) ? exchange.shows : exchange.toHand}</small>
            )}
          </button>
        ))}
      </div>
    </section>
  );
}

/** What lies face up afterwards, the newcomers ringed. */
function Then({ about, shown }: Props) {
  const room = useRoom();
  const { view, words, own } = about;
  const { exchange } = own;
  const left = [...view.displays[view.eyes]];
  for (const { code } of faceUp(shown.marks)) left.splice(left.indexOf(code), 1);
  const news = shown.marks.length === DISCARDS ? showsIn(shown, view) : [];
  const all = [...left, ...news];
  if (all.length === 0) return null;
  const label = `${exchange.after}: ${words.list(all.map(words.card))}`;
  return (
    <div class="exchange-then">
      <p>
        <b>{exchange.after}</b> <small>{news.length > 0 ? exchange.stay : exchange.all}</small>
      </p>
      <div class="exchange-row" role="img" aria-label={label}>
        {all.map((code, i) => (
          <span key={`${code}${i}`} data-new={i >= left.length || undefined}>
            <Chip code={code} band={bandOf(room, view, code)} />
          </span>
        ))}
      </div>
    </div>
  );
}
