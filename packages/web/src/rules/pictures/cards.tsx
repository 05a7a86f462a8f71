import type { Seat, View } from '@overtrick/engine';
import { type CardState, Chip, Face } from '../../cards/card.tsx';
import { bandOf } from '../../room/band.ts';
import type { Room } from '../../room/room.ts';
import { useWords } from '../../words/index.ts';
import { choiceText, partOf } from '../claims.ts';
import type { AnsweredTrick } from '../example.ts';
import { rulesWordsOf, useRulesWords } from '../words.ts';
import { type PictureProps, useNames } from './props.ts';

interface DrawnCardProps {
  readonly code: string;
  readonly view: View;
  readonly room: Room;
  readonly state?: CardState | undefined;
}

/** A card as it lies in this deal, and its name for those who listen. */
function DrawnCard({ code, view, room, state }: DrawnCardProps) {
  const words = useWords();
  const pips = room.pips?.(view, code) ?? 0;
  return (
    <>
      <Face code={code} pips={pips} band={bandOf(room, view, code)} state={state} />
      <span class="unseen">{words.card(code)}</span>
    </>
  );
}

/** The trick in its order; the card that takes it, or would take it as it lies, has a ring. */
export function TrickPicture({ answer: { trick, view }, book }: PictureProps) {
  if (!trick) return null;
  return <Plays trick={trick} view={view} room={book.room} />;
}

function Plays({ trick, view, room }: { trick: AnsweredTrick; view: View; room: Room }) {
  const words = useWords();
  const name = useNames();
  const { plays, winner, isComplete } = trick;
  const said = (seat: Seat, i: number) => {
    if (seat === winner && isComplete) return rulesWordsOf(words).wins(name(seat));
    return `${i + 1} ${name(seat)}`;
  };
  return (
    <ol class="plays">
      {plays.map(({ seat, card, tokens }, i) => (
        <li key={seat} data-winning={(seat === winner && isComplete) || undefined}>
          <DrawnCard
            code={card}
            view={view}
            room={room}
            state={seat === winner && isComplete ? 'winning' : undefined}
          />
          {tokens.length > 0 && (
            <span class="played-tokens">
              {tokens.map((token, at) => (
                <span key={at} class="token">
                  {room.token?.(token)}
                </span>
              ))}
            </span>
          )}
          <span class="pill">{said(seat, i)}</span>
        </li>
      ))}
    </ol>
  );
}

/** What lies on the table, and a hand of which some cards may be played now. */
export function HandPicture({ answer, text: { notes = {} }, book }: PictureProps) {
  const rules = useRulesWords();
  const { view, trick } = answer;
  const legal = new Set(view.legal.map(choiceText));
  return (
    <div class="hand-of">
      {trick && !trick.isComplete && <Plays trick={trick} view={view} room={book.room} />}
      <ul class="held">
        {view.hand.map((code, i) => (
          <li key={i} data-legal={legal.has(code) || undefined}>
            <DrawnCard
              code={code}
              view={view}
              room={book.room}
              state={legal.has(code) ? 'staged' : 'illegal'}
            />
            <span class="unseen">{legal.has(code) ? rules.playable : rules.unplayable}</span>
            {notes[code] && <small>{notes[code]}</small>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** All trumps, the highest first; cards of one tier stand together. */
export function TrumpsPicture({ answer: { view }, book }: PictureProps) {
  const words = useWords();
  return (
    <ol class="tiers">
      {[...view.trumps].reverse().map((tier, i) => (
        <li key={i}>
          {tier.map((code, at) => (
            <Chip key={at} code={code} band={bandOf(book.room, view, code)} />
          ))}
          <span class="unseen">{words.list(tier.map(words.card))}</span>
        </li>
      ))}
    </ol>
  );
}

/** What lies at some places, each with its name. */
export function RowsPicture({
  example,
  answer: { view },
  text: { notes = {} },
  book,
}: PictureProps) {
  const { token } = book.room;
  return (
    <dl class="rows">
      {(example.rows ?? []).map((path) => (
        <div key={path}>
          <dt>{notes[path]}</dt>
          <dd>
            {[partOf(view, path)].flat().map((each, i) =>
              example.picture === 'tokens' ? (
                <span key={i} class="token">
                  {token?.(String(each))}
                </span>
              ) : (
                <DrawnCard key={i} code={String(each)} view={view} room={book.room} />
              ),
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
