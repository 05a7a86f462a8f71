import { levels } from '@overtrick/bots';
import { FastRandom, game as findGame, games } from '@overtrick/engine';
import { checkSeating, house, Table } from '@overtrick/table';
import { describe, expect, test, vi } from 'vitest';
import de from './de.ts';
import en from './en.ts';
import { dateIn, type Say } from './say.ts';

const PERSON = 0;
const names = ['Anna', 'Bea', 'Cid', 'Dan', 'Eva', 'Fred', 'Gus', 'Hal', 'Ida'];

function sit(name: string, players: number, seed: string): Table {
  const bots = Array.from({ length: players }, () => 'random');
  const seating = checkSeating(
    { game: name, players, seed, names: names.slice(0, players), bots },
    house,
  );
  if (!seating.ok) throw new Error(seating.error);
  return new Table(seating.value);
}

/** Some deals at several tables, so that rare things happen too. */
function tables(name: string): Table[] {
  const [fewest, most] = findGame(name)?.seats ?? [4, 4];
  return Array.from({ length: 24 }, (_, i) => {
    const table = sit(name, i % 2 === 0 ? fewest : most, `words ${i}`);
    for (let deal = 0; deal < 6 && !table.over; deal++) {
      while (table.playBot());
      if (deal < 5) table.nextDeal();
    }
    return table;
  });
}

describe.each(games.map(({ name }) => name))('%s', (name) => {
  const played = tables(name);

  test.each([en, de])(
    'every event has a sentence in $code, for oneself and for others',
    (words) => {
      for (const table of played) {
        for (const me of [0, 1, -1]) {
          const say: Say = {
            game: name,
            me,
            name: (seat) => (seat === me ? words.you : names[seat]),
          };
          for (const event of table.story(PERSON)) {
            if (event.type === 'hand') continue;
            const said = words.events[event.type]?.(event, say) ?? `${event.type} is not said`;
            expect(said).toMatch(/^[^a-z].*\.$/u);
            expect(said).not.toMatch(/undefined|NaN|null|\[object|is not said/);
          }
        }
      }
    },
  );

  test('every line of the score sheet is said in German', () => {
    const lines = played.flatMap((table) => table.sheet()).flatMap((deal) => deal.lines);
    expect(lines.length).toBeGreaterThan(0);
    for (const { clause, why } of lines)
      expect([why, de.sheet.line(clause, why, 2)]).not.toEqual([why, why]);
  });

  test('every option and everything it can be is said in German', () => {
    for (const [option, { among = [], kind, default: usual }] of Object.entries(
      findGame(name)?.options ?? {},
    )) {
      expect(de.setup.option, option).toHaveProperty([`${name}.${option}`]);
      for (const value of among.filter((each) => typeof each === 'string' && each.length > 2)) {
        for (const words of [en, de])
          expect(words.setup.value, `${value}`).toHaveProperty([`${value}`]);
      }
      if (kind !== 'parts' || typeof usual === 'function') continue;
      for (const part of Object.keys(Object(usual))) {
        for (const words of [en, de]) expect(words.setup.part).toHaveProperty([part]);
      }
    }
  });

  test('every reason that a hint gives is said in German', () => {
    const table = sit(name, findGame(name)?.seats[0] ?? 4, 'hints');
    for (let i = 0; i < 60 && !table.dealOver; i++) {
      const [seat] = table.acting;
      const { candidates } = levels.club.think(table.view(seat), new FastRandom(i), { worlds: 2 });
      for (const reason of candidates.flatMap(({ reasons }) => reasons)) {
        expect([reason.words, de.hint.reason(reason.words)]).not.toContain(undefined);
      }
      table.playBot();
    }
  });
});

test('plurals and numbers follow the language', () => {
  expect([0, 1, 2].map(en.home.points)).toEqual(['0 points', '1 point', '2 points']);
  expect([0, 1, 2].map(de.home.points)).toEqual(['0 Punkte', '1 Punkt', '2 Punkte']);
  expect([en.figure(-1234), de.figure(-1234)]).toEqual(['−1,234', '−1.234']);
  expect([en.signed(5), de.signed(-5)]).toEqual(['+5', '−5']);
  expect([1, 2].map((n) => de.stakes.points(0, n))).toEqual(['0 von 1 Punkt', '0 von 2 Punkten']);
});

test('a date is told in a browser whose language is none that others know', () => {
  vi.stubGlobal('navigator', { languages: ['en-US@posix', 'de-AT'] });
  const noon = Date.UTC(2026, 0, 2, 12);
  expect(dateIn('en', noon)).toContain('2026');
  expect(dateIn('de', noon)).toContain('2026');
  vi.unstubAllGlobals();
});

test('players of each language find their own terms', () => {
  expect([en.stakes.chief, de.stakes.chief]).toEqual(['Chief', 'Chef']);
  expect([en.card('SQ'), de.card('SQ')]).toEqual(['queen of spades', 'Pik-Dame']);
  expect([en.trump('mutwo', '9'), de.trump('mutwo', '9')]).toEqual([
    '9s and 10s',
    'Neunen und Zehnen',
  ]);
  expect([en.trump('mu', '7'), de.trump('mu', '7')]).toEqual(['7s', 'Siebenen']);
  expect(['A', 'K', 'Q', 'J', '10'].map(de.rank)).toEqual(['A', 'K', 'D', 'B', '10']);
  expect(de.stakes.crownDown(de.you)).toMatch(/durch dich$/);
  expect(de.over.chart).not.toBe(de.table.log);
});
