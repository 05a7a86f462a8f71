import { dayOf, daysUntil, setOfDay, streakOf } from '@overtrick/table/again';
import { useEffect, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { Tile } from '../history/tile.tsx';
import { Crumbs } from '../home/crumbs.tsx';
import { easiestFirst } from '../home/easiest.ts';
import type { Offer } from '../protocol.ts';
import { go, type Route } from '../route.ts';
import { useWords } from '../words/index.ts';
import { regionIn } from '../words/say.ts';
import { DayResult } from './day-result.tsx';
import { dayRow, keepDay, playedDays } from './days.ts';
import { DAY_RIVALS } from './rivals.ts';
import { SetTable } from './set-table.tsx';
import { useAgainWords } from './words.ts';

const WEEK = 7;
const DAY = /^\d{4}-\d\d-\d\d$/;

interface Props {
  readonly route: Route;
  readonly games: readonly Offer[];
}

/** The deal of the day: one a game, the same for everybody; or the table at which one of them is played. */
export function DayPage({ route, games }: Props) {
  const [today] = useState(() => dayOf(Date.now()));
  const day = dayIn(route, today);
  const offer = games.find(({ name }) => name === route.what);
  return offer ? (
    <DayTable key={`${day}/${offer.name}`} day={day} offer={offer} />
  ) : (
    <Overview day={day} today={today} games={games} chosen={route.query.get('game')} />
  );
}

/** Yesterday's can be played too, what is to come cannot. */
function dayIn({ query }: Route, today: string): string {
  const on = query.get('on') ?? '';
  const isDay = DAY.test(on) && !Number.isNaN(Date.parse(on));
  return isDay && on <= today ? on : today;
}

const hashOf = (game: string, day: string) => `#/day/${game}?on=${day}`;

function DayTable({ day, offer }: { day: string; offer: Offer }) {
  const words = useAgainWords();
  const { name } = offer;
  const back = `#/day?game=${name}&on=${day}`;
  // Who has played it knows the cards: it is looked back at, and can be tried again from there.
  const isPlayed = dayRow(day, name) !== undefined;
  useEffect(() => {
    if (isPlayed) location.replace(back);
  }, [isPlayed]);
  if (isPlayed) return null;
  return (
    <SetTable
      set={setOfDay(day, offer)}
      deal={0}
      id={`set/day/${day}/${name}`}
      title={words.day.title}
      back={back}
      onEnd={({ score, code }) => {
        const isOnDay = dayOf(Date.now()) === day;
        keepDay(day, name, { score, rivals: [], isOnDay }, code);
        go(back);
      }}
    />
  );
}

interface OverviewProps {
  readonly day: string;
  readonly today: string;
  readonly games: readonly Offer[];
  /** The game whose result is told. */
  readonly chosen: string | null;
}

function Overview({ day, today, games, chosen }: OverviewProps) {
  const { day: words, set } = useAgainWords();
  const sorted = easiestFirst(games);
  const told =
    sorted.find(({ name }) => name === chosen && dayRow(day, name)) ??
    sorted.filter(({ name }) => dayRow(day, name)).at(-1);
  const next = sorted.find(({ name }) => !dayRow(day, name));
  return (
    <main class="page day">
      <Crumbs title={words.title} />
      <Week day={day} today={today} />
      {told && <DayResult key={`${day}/${told.name}`} day={day} offer={told} />}
      <ul class="day-games" aria-label={words.all}>
        {sorted.map((offer) => (
          <GameRow key={offer.name} day={day} offer={offer} isTold={offer === told} />
        ))}
      </ul>
      {next && (
        <a class="choice main day-next" href={hashOf(next.name, day)}>
          <Glyph name="play" />
          {words.play(next.title)}
        </a>
      )}
      <p class="soft">{words.next}</p>
      <p>
        <a class="choice" href="#/duplicate">
          <Glyph name="partner" />
          {set.invite}
        </a>
      </p>
    </main>
  );
}

/** The date, how many days in a row, and the last seven. */
function Week({ day, today }: { day: string; today: string }) {
  const { code } = useWords();
  const { day: words } = useAgainWords();
  const played = playedDays();
  const streak = streakOf(played, today);
  const said = (each: string, style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(regionIn(code), { ...style, timeZone: 'UTC' }).format(Date.parse(each));
  const week = daysUntil(today, WEEK);
  const done = week.filter((each) => played.includes(each));
  return (
    <section>
      <div class="day-head">
        <p class="day-date">{said(day, { day: 'numeric', month: 'long' })}</p>
        <p class="day-date">{streak}</p>
        <p class="soft">{words.same}</p>
        <p class="soft">{words.streak(streak)}</p>
      </div>
      <p class="unseen">{words.week(done.map((each) => said(each, { weekday: 'long' })))}</p>
      <ol class="day-week" aria-hidden="true">
        {week.map((each) => (
          <li key={each} data-played={played.includes(each) || undefined}>
            {said(each, { weekday: 'short' }).slice(0, 2)}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface RowProps {
  readonly day: string;
  readonly offer: Offer;
  readonly isTold: boolean;
}

function GameRow({ day, offer, isTold }: RowProps) {
  const { day: words } = useAgainWords();
  const { name, title } = offer;
  const row = dayRow(day, name);
  const ahead = row ? row.rivals.filter((score) => row.score > score).length : 0;
  const isCompared = row?.rivals.length === DAY_RIVALS.length;
  return (
    <li class="day-game" data-told={isTold || undefined}>
      <Tile game={name} />
      <span class="match-words">
        <b>{title}</b>
        {row && (
          <span>
            {words.score(row.score)}
            {isCompared && `, ${words.ahead(ahead, row.rivals.length)}`}
          </span>
        )}
      </span>
      {row ? (
        <a class="day-done" href={`#/day?game=${name}&on=${day}`}>
          <Glyph name="check" />
          {words.done}
        </a>
      ) : (
        <a class="choice" href={hashOf(name, day)} aria-label={words.play(title)}>
          {words.playShort}
        </a>
      )}
    </li>
  );
}
