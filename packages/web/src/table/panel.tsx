import type { ComponentChildren } from 'preact';
import { Chip } from '../cards/card.tsx';
import { glyphOf, isSuit } from '../cards/faces.ts';
import { Glyph } from '../cards/glyphs.tsx';
import type { Shown } from '../play/state.ts';
import { useWords } from '../words/index.ts';
import { sayer } from './phrases.ts';
import { stakesOf } from './stakes.ts';
import type { Fact, GoalShown, TrumpShown } from './stakes-shown.ts';

/** What is at stake, always on the screen: trumps, goal, roles. */
export function StakesPanel({ shown, onTrumps }: { shown: Shown; onTrumps(): void }) {
  const words = useWords();
  const { scene } = shown;
  const { trumps, goals, roles, lines, notes } = stakesOf(words, scene, sayer(words, scene).name);
  return (
    <section class="stakes" aria-label={words.table.stakes}>
      {trumps.length > 0 && (
        <button
          type="button"
          class="trumps"
          onClick={onTrumps}
          aria-label={trumpLabel(words, scene.game, trumps)}
        >
          {trumps.map((trump) => (
            <TrumpToken key={trump.label} trump={trump} game={scene.game} />
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

function DrawnCards({ value, cards = [] }: Pick<Fact, 'value' | 'cards'>) {
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

function trumpLabel(
  words: ReturnType<typeof useWords>,
  game: string,
  trumps: readonly TrumpShown[],
): string {
  const all = trumps.map(({ label, name, figure }) =>
    [`${label}: ${words.trump(game, name)}`, ...(figure ? [figure] : [])].join(', '),
  );
  return `${all.join('; ')}. ${words.table.trumps}`;
}

function TrumpToken({ trump, game }: { trump: TrumpShown; game: string }) {
  const words = useWords();
  const { label, name, figure } = trump;
  const face: ComponentChildren = isSuit(name) ? (
    <span data-suit={name}>
      <Glyph name={glyphOf(name)} />
    </span>
  ) : (
    <b>
      {name === 'none'
        ? '∅'
        : game === 'mutwo' && name === '2'
          ? '2·3'
          : game === 'mutwo' && name === '9'
            ? '9·10'
            : name}
    </b>
  );
  return (
    <span class="trump-token">
      <span class="trump-face">{face}</span>
      <span class="trump-text">
        <small>{label}</small>
        <span>
          {words.trump(game, name)}
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
