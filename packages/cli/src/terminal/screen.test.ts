import { games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { penOf, sceneOf, tableOf } from '../../test/builders.ts';
import { Asked } from './asked.ts';
import { helpLines } from './help.ts';
import { orderLines, sheetLines } from './pages.ts';
import { parse } from './parse.ts';
import { screen } from './screen.ts';
import { ask, hand, seats, status, trick } from './sections.ts';
import { plain, widthOf } from './text.ts';

const SMALL = { columns: 80, rows: 24 };
const LARGE = { columns: 140, rows: 45 };

describe.each(games.map(({ name, seats }) => [name, seats[1]] as const))(
  '%s with %i',
  (name, players) => {
    test.each([SMALL, LARGE])('fits $columns columns and $rows rows', async (size) => {
      const table = await tableOf(name, players);
      for (const tricks of [0, 1]) {
        const scene = await table.until(
          ({ view }) => view.phase === 'play' && view.tricks.length >= tricks,
        );
        const lines = screen(scene, penOf(scene, 79, true), size, ['No: a reason.']);
        expect(lines).toHaveLength(size.rows - 1);
        expect(Math.max(...lines.map(widthOf))).toBeLessThan(size.columns);
        const text = plain(lines.join('\n'));
        for (const each of scene.names) expect(text).toContain(each);
        expect(text).toContain('Your turn:');
        expect(text).toContain('No: a reason.');
        expect(text).not.toContain('…');
      }
    });
  },
);

const scene = await sceneOf('mu', 5, ({ view }) => {
  const legal = view.legal.filter(({ type }) => type === 'play').length;
  return view.phase === 'play' && legal > 0 && legal < view.hand.length && view.table.length > 1;
});

test('without colour the same letters are there', () => {
  const bare = screen(scene, penOf(scene), SMALL, []);
  expect(bare.join('')).not.toContain('\x1b');
  const coloured = screen(scene, penOf(scene, 79, true), SMALL, []);
  const letters = (lines: readonly string[]) => plain(lines.join('')).replace(/\s+/g, '');
  expect(letters(bare)).toBe(letters(coloured));
});

test('a number stands under every card that can be played, and under no other', () => {
  const [cards, numbers] = hand(scene, penOf(scene));
  const legal = new Set(scene.view.legal.map(({ value }) => value));
  for (const match of cards.matchAll(/[A-Z]\d/g)) {
    const below = numbers.slice(match.index, match.index + 3).trim();
    expect(below !== '', match[0]).toBe(legal.has(match[0]));
  }
});

test('trumps come first in the hand, whatever their colour', () => {
  const trumps = new Set(scene.view.trumps.flat());
  const own = scene.asked.own.map((code) => trumps.has(code));
  expect(own.lastIndexOf(true)).toBe(own.filter(Boolean).length - 1);
});

test('the trick says who led, in which order, and who is next', () => {
  const [line] = trick(scene, penOf(scene));
  const { table } = scene.view;
  expect(line).toContain(`led by ${scene.names[table[0].seat]} ${table[0].card}`);
  const places = table.map(({ seat }) => line.indexOf(` ${scene.names[seat]} `));
  expect([...places].sort((a, b) => a - b)).toEqual(places);
  expect(line).toMatch(/▸ You$/);
});

test('the order of trumps marks what was played', () => {
  const text = orderLines(penOf(scene), scene).join(' ');
  const trumps = scene.view.trumps.flat();
  const played = scene.view.history.filter(
    ({ type, card }) => type === 'play' && trumps.includes(String(card)),
  );
  expect(text.match(/[A-Z]\dx/g)?.length ?? 0).toBe(played.length);
});

describe('Ninja Whist', async () => {
  const rich = await sceneOf('ninja-whist', 4, ({ asked }) => asked.additions.length > 0);

  test('every seat shows its tokens by area', () => {
    const lines = seats(rich, penOf(rich));
    for (const [seat, line] of lines.entries()) {
      const [score, play] = rich.game.words.areas?.(rich.view, seat) ?? [];
      expect(line).toContain(`score: ${score[1].join(' ') || 'none'} `);
      expect(line).toContain(`play: ${play[1].join(' ') || 'none'}`);
    }
  });

  test('where room is short those of others are counted, own ones never', () => {
    const text = seats(rich, penOf(rich, 44)).join('\n');
    for (const token of rich.game.words.areas?.(rich.view, 0)[0][1] ?? []) {
      expect(text).toContain(` ${token}`);
    }
    expect(text).toMatch(/score: \d+ play: \d+/);
  });

  test('only tokens that the card takes are offered', async () => {
    const [{ card, values }] = rich.asked.additions;
    expect(ask(rich, penOf(rich)).join(' ')).toContain(`“play ${card} +${values[0]}”`);
    expect(helpLines(rich.asked).join('\n')).toContain(`${card}  +${values[0]}`);
    for (const each of rich.asked.additions) {
      for (const value of each.values) {
        const table = await tableOf('ninja-whist', 4);
        await table.until(({ asked }) => asked.additions.length > 0);
        const move = { seat: 0, type: 'play', card: each.card, tokens: [value] };
        await expect(table.play(move)).resolves.toBeDefined();
      }
    }
  });
});

test('before a trump is named the order says so', async () => {
  const early = await sceneOf('mu', 4, ({ view }) => view.phase === 'auction');
  expect(orderLines(penOf(early), early)).toEqual(['The trump is not named yet.']);
});

test.each([
  ['mu', 'Next bid 1 card: goal'],
  ['mutwo', /Next bid \d cards?: \d+ tricks needed, \+\d+ if made/],
  ['yamv', /Next bid \d cards?: \d+ tricks needed, \+\d+ if made/],
])('in the auction of %s one sees what the next bid asks for', async (name, words) => {
  const early = await sceneOf(
    name,
    4,
    ({ view }) => view.phase === 'auction' && view.displays.flat().length === 0,
  );
  expect(status(early, penOf(early)).join(' · ')).toMatch(words);
});

test('help has no line that a narrow screen would cut', () => {
  for (const line of helpLines(scene.asked, 60)) expect(widthOf(line)).toBeLessThanOrEqual(60);
});

test('an exchange is shown with a full example', async () => {
  const yamv = await sceneOf('yamv', 4, ({ view }) => view.phase === 'auction');
  const { game, view, names } = yamv;
  const hand = [...view.dealt.slice(1), 'JK'];
  const dealt = view.dealt.filter((card) => card !== 'JK');
  const displays = view.displays.map((_, seat) => (seat === 0 ? [view.dealt[0]] : []));
  const legal = [{ type: 'exchange', field: 'discard', value: view.dealt[0] }];
  const asked = new Asked(game, { ...view, hand, dealt, displays, legal }, names);
  expect(asked.special('exchange')).toMatch(new RegExp(`^exchange ${view.dealt[0]} \\w+ show JK$`));
  const shown = { ...yamv, asked, view: { ...view, acting: [0] } };
  for (const width of [59, 40]) {
    const lines = ask(shown, penOf(yamv, width));
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(width);
    expect(lines.join(' ').replace(/\s+/g, ' ')).toContain(`“${asked.special('exchange')}”`);
  }
});

describe.each(games.map(({ name, seats }) => [name, seats[1]] as const))(
  '%s with %i',
  (name, players) => {
    test('what is asked, and what happened, is cut at no width', async () => {
      const seen = new Set<string>();
      await sceneOf(name, players, (scene) => {
        const pen = penOf(scene, 59);
        const lines = [...ask(scene, pen), ...status(scene, pen), ...hand(scene, pen)];
        expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(59);
        seen.add(scene.view.phase);
        return scene.dealOver && scene.deal > 0;
      });
      expect(seen.size).toBeGreaterThan(1);
    });

    test('a number in a prompt is a seat, a rank or a count, and typing it means that', async () => {
      await sceneOf(name, players, ({ asked, names, view, deal, dealOver }) => {
        if (asked.usable.length > 0) return dealOver;
        for (const { type, value, label } of asked.choices.filter((each) =>
          /^\d+$/.test(each.value),
        )) {
          const input = parse(value, asked);
          const field = asked.game.grammar[type][0];
          expect(input).toMatchObject({ kind: 'move', move: { seat: view.eyes, type } });
          expect(input.kind === 'move' && String(input.move[field.name])).toBe(value);
          if (field.of === 'seat') expect(label).toBe(`${value} ${names[Number(value)]}`);
        }
        return dealOver && deal > 0;
      });
    });
  },
);

test('a score sheet that is too wide comes in blocks, with whole reasons and all totals', async () => {
  const over = await sceneOf('ninja-whist', 9, ({ dealOver }) => dealOver);
  const [sheet] = over.sheet;
  const lines = sheetLines(penOf(over, 59), over.game, sheet);
  expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(59);
  const totals = lines
    .filter((line) => line.startsWith('total'))
    .join(' ')
    .match(/-?\d+/g);
  expect(totals?.map(Number)).toEqual(sheet.totals);
  expect(lines.join('\n')).not.toContain('…');
});
