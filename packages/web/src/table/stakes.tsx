import { Chip } from '../cards/card.tsx';
import { Glyph } from '../cards/glyphs.tsx';
import { TrumpToken } from '../cards/pieces.tsx';
import type { Shown } from '../play/state.ts';
import { bandOf } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import type { HeadlineShown, StakesFact, TrumpShown, TugShown } from '../room/stakes.ts';
import { Said } from '../terms/said.tsx';
import { Term } from '../terms/term.tsx';
import { type PageWords, useWords } from '../words/index.ts';
import { useOccasion } from './occasion.ts';
import { NO_TRUMP } from './trumps.tsx';

/** What is at stake, always on the screen: trumps, and how much of what is played for each side has. */
export function StakesPanel({ shown, onTrumps }: { shown: Shown; onTrumps(): void }) {
  const words = useWords();
  const { scene } = shown;
  const { trumps, tug, headline, lines, notes } = useRoom().stakes(useOccasion(scene));
  const isPlayed = scene.view.phase === 'play';
  const facts = tug ? [] : headline ? lines.filter(({ cards }) => cards) : lines;
  return (
    <section
      class="stakes"
      aria-label={words.table.stakes}
      data-tug={tug ? '' : undefined}
      data-headline={headline && !tug ? '' : undefined}
    >
      {headline && !tug && <Headline headline={headline} />}
      {trumps.length > 0 && (
        <button
          type="button"
          class="trumps"
          onClick={onTrumps}
          aria-label={trumpLabel(words, trumps)}
        >
          {trumps.map((trump) => (
            <Trump key={trump.label} trump={trump} isOnly={trumps.length === 1} />
          ))}
        </button>
      )}
      {tug && <Tug tug={tug} />}
      {facts.length > 0 && <Facts shown={shown} facts={facts} />}
      {isPlayed &&
        !tug &&
        notes.map((note) => (
          <p key={note} class="note">
            <Said text={note} />
          </p>
        ))}
    </section>
  );
}

function Headline({ headline: { title, text } }: { headline: HeadlineShown }) {
  return (
    <p class="headline">
      <b>
        <Said text={title} />
      </b>
      {text && (
        <span>
          <Said text={text} />
        </span>
      )}
    </p>
  );
}

export function trumpLabel(words: PageWords, trumps: readonly TrumpShown[]): string {
  const all = trumps.map(({ label, name, figure }) =>
    [`${label}: ${words.trump(name)}`, ...(figure ? [figure] : [])].join(', '),
  );
  return `${all.join('; ')}. ${words.table.trumps}`;
}

interface TrumpProps {
  readonly trump: TrumpShown;
  readonly isOnly: boolean;
}

export function TrumpCoin({ trump: { name, rank }, isOnly }: TrumpProps) {
  const { trumpSign } = useRoom();
  const sign = name === NO_TRUMP ? '–' : (trumpSign?.(name) ?? name);
  return (
    <TrumpToken name={name} sign={sign} band={isOnly && rank === 'major' ? undefined : rank} />
  );
}

function Trump({ trump, isOnly }: TrumpProps) {
  const words = useWords();
  const { label, name, figure } = trump;
  // That no trump is the trump says nothing.
  const title = isOnly && name === NO_TRUMP ? [] : [label];
  return (
    <span class="trump">
      <TrumpCoin trump={trump} isOnly={isOnly} />
      <span class="trump-text">
        <b>{words.trump(name)}</b>
        <small>{[...title, ...(figure ? [figure] : [])].join(', ')}</small>
      </span>
    </span>
  );
}

/** One bar for all that there is: a post stands where a side has what it needs. */
function Tug({ tug: { unit, term, all, sides } }: { tug: TugShown }) {
  const { felt } = useWords();
  const [one, other] = sides;
  const part = (n: number) => Math.min(1, n / Math.max(1, all));
  const needed = (unit === 'points' ? felt.pointsOf : felt.tricksOf)(one.needed);
  // Who needs nothing, because the others cannot make it, is told what they have.
  const isNeeded = other.needed > 0;
  const ofNeeded = other.taken > other.needed ? felt.beyond : felt.of;
  const ofOther = isNeeded ? ofNeeded(other.needed) : '';
  // Where what one side needs is what the other must not leave, both posts are one.
  const hasTwo = one.needed + other.needed !== all + 1;
  return (
    <div class="tug">
      <span class="tug-bar" aria-hidden="true">
        <i data-side="major" style={{ '--part': part(one.taken) }} />
        <i data-side="minor" style={{ '--part': part(other.taken) }} />
        <em style={{ '--part': part(one.needed) }} />
        {hasTwo && <em style={{ '--part': 1 - part(other.needed) }} />}
      </span>
      <span class="tug-side">
        <span class="short">{one.brief} </span>
        <b>{one.taken}</b>{' '}
        <span class="long">
          <Term id={term}>{needed}</Term> {felt.forWhom(one.who)}
        </span>
        <span class="short">
          <Term id={term}>{felt.of(one.needed)}</Term>
          <span class="unit"> {felt.units[unit]}</span>
        </span>
      </span>
      <span class="tug-side">
        <span class="short">{other.brief} </span>
        <b>{other.taken}</b> <span class="long">{`${ofOther} ${felt.forWhom(other.who)}`}</span>
        <span class="short">{ofOther}</span>
      </span>
    </div>
  );
}

/** Each in bold over its label; cards are drawn. */
function Facts({ shown, facts }: { shown: Shown; facts: readonly StakesFact[] }) {
  return (
    <dl class="facts" data-texts={facts.filter(({ cards }) => !cards).length}>
      {facts.map(({ label, value, cards }) => (
        <div key={label}>
          <dt>
            <Said text={label} />
          </dt>
          <dd>
            {cards ? (
              <DrawnCards shown={shown} value={value} cards={cards} />
            ) : (
              <Said text={value} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Drawn = Pick<StakesFact, 'value' | 'cards'> & { readonly shown: Shown };

function DrawnCards({ shown, value, cards = [] }: Drawn) {
  const room = useRoom();
  const { view } = shown.scene;
  return (
    <>
      <span class="unseen">{value}</span>
      <span class="fact-cards" aria-hidden="true">
        {cards.map(({ code, way }, i) => (
          <span key={i}>
            {way && <Glyph name={way} />}
            <Chip code={code} band={bandOf(room, view, code)} />
          </span>
        ))}
      </span>
    </>
  );
}
