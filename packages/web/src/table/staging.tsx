import type { MuView, YamvView } from '@overtrick/engine';
import { Token } from '../cards/card.tsx';
import { keptOf, modeOf } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { type PageWords, useWords } from '../words/index.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
}

/** Moves of several cards: chosen first, priced, then confirmed. */
export function Staging({ session, shown }: Props) {
  switch (modeOf(shown.scene.view)) {
    case 'show':
      return <Bidding session={session} shown={shown} />;
    case 'give':
      return <Giving session={session} shown={shown} />;
    default:
      return <Exchanging session={session} shown={shown} />;
  }
}

function Bidding({ session, shown }: Props) {
  const words = useWords();
  const { view } = shown.scene;
  const { shown: counts } = view as MuView;
  const mine = counts[view.eyes];
  const total = mine + shown.marks.length;
  const most = Math.max(...counts);
  const staged = shown.marks.length > 0;
  const note =
    !staged || total > most ? '' : total === most ? words.ask.tie : words.ask.notMost(most);
  return (
    <>
      <p class="ask">
        {staged ? words.ask.bidThese : mine > 0 ? words.ask.bidMore : words.ask.bid}
      </p>
      <p class="price" aria-live="polite" aria-atomic="true">
        {priceOf(words, shown, staged ? total : most + 1)}
        {note && <small> ({note})</small>}
      </p>
      <div class="choices staged" role="group" aria-label={words.ask.choice}>
        {view.legal.includes('pass') && !staged && <Pass session={session} />}
        <Confirm
          session={session}
          label={staged ? words.ask.confirmBid(total) : words.ask.chooseBid}
        />
        {staged && <Clear session={session} />}
      </div>
    </>
  );
}

function Pass({ session }: { session: Session }) {
  return (
    <button
      type="button"
      class="choice"
      data-type="pass"
      onClick={() => void session.choosing.choose('pass')}
    >
      {useWords().ask.pass}
    </button>
  );
}

/** What a bid of so many cards would ask for and bring. */
function priceOf(words: PageWords, { scene }: Shown, cards: number): string {
  const options = scene.view.setup.options as Readonly<Record<string, number>>;
  if (scene.game === 'mu') {
    const goal = options.goalBase + options.goalStep * cards;
    return words.ask.price.points(cards, goal, options.bidScore * cards);
  }
  const needed = options.baseTricks + cards;
  const worth = options.bidScore * (scene.game === 'yamv' ? needed : cards);
  return words.ask.price.tricks(cards, needed, worth);
}

function Confirm({ session, label }: { session: Session; label: string }) {
  const parts = session.choosing.markedParts();
  return (
    <button
      type="button"
      class="choice main"
      disabled={!parts}
      onClick={() => parts && void session.commit(parts)}
    >
      {label}
    </button>
  );
}

function Clear({ session }: { session: Session }) {
  return (
    <button type="button" class="choice" onClick={() => session.choosing.clearMarks()}>
      {useWords().ask.clear}
    </button>
  );
}

function Giving({ session, shown }: Props) {
  const words = useWords();
  const { names, view } = shown.scene;
  const [left, right] = shown.marks.map(({ code }) => words.card(code));
  const text = !left
    ? words.ask.giveLeft(names[(view.eyes + 1) % 4])
    : !right
      ? words.ask.giveRight(names[(view.eyes + 3) % 4])
      : words.ask.giveBoth(left, right);
  return (
    <>
      <p class="ask" aria-live="polite">
        {text}
      </p>
      <div class="choices staged" role="group" aria-label={words.ask.choice}>
        <Confirm session={session} label={words.ask.give} />
        {left && <Clear session={session} />}
      </div>
    </>
  );
}

function Exchanging({ session, shown }: Props) {
  const words = useWords();
  const { marks, showing, scene } = shown;
  const { drawn } = scene.view as YamvView;
  const up = marks.filter(({ place }) => place === 'display').length;
  const mustShow = marks.length === 2 && up > 0;
  const offered = [...new Set(keptOf(marks, drawn))];
  const text = [words.ask.exchange, words.ask.exchangeOne][marks.length] ?? '';
  return (
    <>
      <p class="ask" aria-live="polite">
        {mustShow ? words.ask.exchangeShow(up) : text || words.ask.exchange}
      </p>
      {mustShow && up === 1 && (
        <div class="choices" role="group" aria-label={words.ask.exchangeShow(up)}>
          {offered.map((code) => (
            <button
              key={code}
              type="button"
              class="choice"
              aria-pressed={showing === code || offered.length === 1}
              onClick={() => session.choosing.showInstead(code)}
            >
              {words.card(code)}
            </button>
          ))}
        </div>
      )}
      <div class="choices staged" role="group" aria-label={words.ask.choice}>
        <Confirm session={session} label={words.ask.discard} />
        {marks.length > 0 && <Clear session={session} />}
      </div>
    </>
  );
}

/** Ninja Whist: tokens for the card that was tapped, and what they lift it to. */
export function TokenChoice({ session, shown }: Props) {
  const words = useWords();
  const { armed } = shown;
  if (armed === undefined) return null;
  const fitting = session.choosing.fitting(armed);
  if (fitting.length === 0) return <p class="ask">{words.ask.again}</p>;
  const chosen = session.choosing.chosenTokens();
  const icon = 'abcd'['WFNT'.indexOf(armed[0])];
  const lift = shown.tokens.join('').split(icon).length - 1;
  const label =
    chosen.length > 0
      ? words.ask.withTokens(chosen.length, Number(armed.slice(1)) + lift)
      : words.ask.plain;
  return (
    <div class="token-choice">
      <p class="ask">{words.ask.tokens(armed)}</p>
      <div class="choices" role="group" aria-label={words.ask.tokens(armed)}>
        {fitting.map((icons, i) => (
          <button
            key={`${icons}${i}`}
            type="button"
            class="choice"
            aria-pressed={chosen.includes(i)}
            aria-label={words.token(icons)}
            onClick={() => session.choosing.toggleToken(i)}
          >
            <Token icons={icons} />
          </button>
        ))}
        <button
          type="button"
          class="choice main"
          onClick={() => void session.choosing.playCard(armed)}
        >
          {label}
        </button>
        <Clear session={session} />
      </div>
    </div>
  );
}
