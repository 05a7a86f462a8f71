import type { ComponentChildren } from 'preact';
import { Chip } from '../cards/card.tsx';
import { useFaces } from '../cards/drawn.ts';
import { glyphOf, isSuit } from '../cards/faces.ts';
import { Glyph } from '../cards/glyphs.tsx';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import type { GoalShown, StakesFact, TrumpShown } from '../room/stakes.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { useOccasion } from './occasion.ts';

/** What is at stake, always on the screen: trumps, goal, roles. */
export function StakesPanel({ shown, onTrumps }: { shown: Shown; onTrumps(): void }) {
  const words = useWords();
  const { scene } = shown;
  const { trumps, goals, roles, lines, notes } = useRoom().stakes(useOccasion(scene));
  return (
    <section class="stakes" aria-label={words.table.stakes}>
      {trumps.length > 0 && (
        <button
          type="button"
          class="trumps"
          onClick={onTrumps}
          aria-label={trumpLabel(words, trumps)}
        >
          {trumps.map((trump) => (
            <TrumpToken key={trump.label} trump={trump} />
          ))}
        </button>
      )}
      {goals.length > 0 && (
        <div class="goals">
          {goals.map((goal) => (
            <Goal key={goal.label} goal={goal} />
          ))}
        </div>
      )}
      <dl class="facts">
        {[...roles, ...lines].map(({ label, value, cards }, i) => (
          <div key={label} data-role={i < roles.length || undefined}>
            <dt>{label}</dt>
            <dd>{cards ? <DrawnCards value={value} cards={cards} /> : value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} class="note">
          {note}
        </p>
      ))}
    </section>
  );
}

function DrawnCards({ value, cards = [] }: Pick<StakesFact, 'value' | 'cards'>) {
  return (
    <>
      <span class="unseen">{value}</span>
      <span class="fact-cards" aria-hidden="true">
        {cards.map(({ code, way }, i) => (
          <span key={i}>
            {way}
            <Chip code={code} />
          </span>
        ))}
      </span>
    </>
  );
}

function trumpLabel(words: PageWords, trumps: readonly TrumpShown[]): string {
  const all = trumps.map(({ label, name, figure }) =>
    [`${label}: ${words.trump(name)}`, ...(figure ? [figure] : [])].join(', '),
  );
  return `${all.join('; ')}. ${words.table.trumps}`;
}

function TrumpToken({ trump }: { trump: TrumpShown }) {
  const words = useWords();
  const faces = useFaces();
  const { trumpSign } = useRoom();
  const { label, name, figure } = trump;
  const face: ComponentChildren = isSuit(faces, name) ? (
    <span data-suit={name}>
      <Glyph name={glyphOf(faces, name)} />
    </span>
  ) : (
    <b>{name === 'none' ? '∅' : (trumpSign?.(name) ?? name)}</b>
  );
  return (
    <span class="trump-token">
      <span class="trump-face">{face}</span>
      <span class="trump-text">
        <small>{label}</small>
        <span>
          {words.trump(name)}
          {figure && <em>{figure}</em>}
        </span>
      </span>
    </span>
  );
}

/** A bar that fills. */
function Goal({ goal }: { goal: GoalShown }) {
  const { label, text, taken, needed, exact, seats } = goal;
  const isOver = exact === true && taken > needed;
  const part = needed > 0 ? Math.min(1, taken / needed) : taken > 0 ? 1 : 0;
  return (
    <div
      class="goal"
      data-reached={(taken >= needed && !isOver) || undefined}
      data-excess={(seats !== undefined && taken > needed) || undefined}
      data-over={isOver || undefined}
    >
      <span class="goal-text">
        <small>{label}</small> <span>{text}</span>
      </span>
      <span class="bar" aria-hidden="true">
        <i style={{ '--part': part }} />
      </span>
    </div>
  );
}
