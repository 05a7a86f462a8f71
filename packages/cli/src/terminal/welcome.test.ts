import { games } from '@overtrick/engine';
import { type Table, tableOf as tableFrom } from '@overtrick/table';
import { describe, expect, test } from 'vitest';
import { tableOf } from '../../test/builders.ts';
import type { Screen } from './menu.ts';
import { plain, widthOf } from './text.ts';
import { ask } from './welcome.ts';

/** A terminal at which these lines are typed one after another, and the screens it has shown. */
function typed(lines: readonly string[], columns = 80, rows = 24) {
  const left = [...lines];
  const screens: string[][] = [];
  const console: Screen = {
    isScreen: true,
    colour: false,
    size: { columns, rows },
    draw: (screen) => screens.push([...screen]),
    print: () => {},
    onRedraw: () => {},
    ask: async () => left.shift(),
  };
  return { console, screens };
}

const unfinished = { name: 'mu-1', table: await keptTable() };

async function keptTable(): Promise<Table> {
  const { host } = await tableOf('mu', 5);
  const table = tableFrom(host.game, host.log);
  if (!table.ok) throw new Error(table.error);
  return table.value;
}

test.each([
  ['Enter takes the usual game, table and bots', ['', '', ''], 'play mu -p 4 --bots master'],
  ['numbers choose', ['2', '6', '1'], 'play mutwo -p 6 --bots random'],
  [
    'names choose, or their beginnings',
    ['ninja', '9', 'nov'],
    'play ninja-whist -p 9 --bots novice',
  ],
  ['the name as it is written', ['Mü', '3', 'Club'], 'play mu -p 3 --bots club'],
  ['a game for four only is not asked for players', ['gamut', 'club'], 'play gamut --bots club'],
  [
    'what is not on the list is asked again',
    ['7', 'm', 'yamv', '3', '5', ''],
    'play yamv -p 5 --bots master',
  ],
  [
    'back goes one question back',
    ['1', '5', 'b', 'b', '2', '5', ''],
    'play mutwo -p 5 --bots master',
  ],
  ['back at the first question stays there', ['b', '', '', ''], 'play mu -p 4 --bots master'],
])('%s', async (_, lines, args) => {
  expect((await ask(typed(lines).console)).join(' ')).toBe(args);
});

test.each([[['q']], [['mu', 'quit']], [[]]])('%j leaves', async (lines) => {
  expect(await ask(typed(lines).console)).toEqual([]);
});

describe('with an unfinished game', () => {
  test('Enter goes on with it', async () => {
    const { console, screens } = typed(['']);
    expect(await ask(console, unfinished)).toEqual(['play', '--resume', 'mu-1']);
    expect(screens[0].join('\n')).toMatch(/ \d {2}Go on +Mü, deal 1: You 0, Ada 0.*\(Enter\)/);
  });

  test('another can be started', async () => {
    const args = await ask(typed(['1', '', '']).console, unfinished);
    expect(args).toEqual(['play', 'mu', '-p', '4', '--bots', 'master']);
  });
});

test('a mistyped name is told with the nearest', async () => {
  const { console, screens } = typed(['gamit', 'q']);
  await ask(console);
  expect(screens[1].at(-1)).toContain('did you mean gamut?');
});

describe.each([
  [80, 24],
  [40, 12],
])('on a screen of %i × %i', (columns, rows) => {
  test('everything fits, with the line to type on', async () => {
    const { console, screens } = typed(['5', '4', 'nothing', 'q'], columns, rows);
    await ask(console, unfinished);
    for (const screen of screens) {
      expect(screen.length).toBeLessThan(rows);
      expect(Math.max(...screen.map(widthOf))).toBeLessThan(columns);
    }
    for (const { title } of games) expect(plain(screens[0].join('\n'))).toContain(title);
  });
});

test('every game says what it is about, where there is room', async () => {
  const { console, screens } = typed(['q'], 80, 40);
  await ask(console, unfinished);
  const text = screens[0].join(' ').replace(/\s+/g, ' ');
  expect(text).toContain('and names trump.');
  expect(text).toContain('only the exact number scores.');
});
