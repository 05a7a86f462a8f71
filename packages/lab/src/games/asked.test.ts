import { games } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { askedFor, played } from '../../test/asked.ts';
import { analyse } from '../study/analysis.ts';
import { questionFault } from '../study/askable.ts';
import { labRoomOf } from '../study/rooms.ts';

const tables = games.flatMap((game) => {
  const [fewest, most] = game.seats;
  const sizes = [...new Set([fewest, Math.min(most, 5)])];
  return sizes.map((players) => [game.name, players, game] as const);
});

test.each(tables)('all that deals of %s with %i tell can be asked after', (name, players, game) => {
  const study = askedFor({ game: name, players, deals: 300 });
  const { rows } = analyse(played(study));
  const table = { game, players, unit: study.unit, variants: study.variants };
  const refused = rows.flatMap(({ measure }) => questionFault(table, measure.key) ?? []);
  expect(rows.length).toBeGreaterThan(20);
  expect(refused).toEqual([]);
});

test('every clause that scores is called by what it is for, and places by their words', () => {
  const { rows } = analyse(played(askedFor({ players: 4, deals: 300 })));
  const titles = rows.map(({ measure }) => measure.title);
  expect(titles).toEqual(
    expect.arrayContaining(['Points for trump bonus (mu/7.3)', 'Forehand (place 1)']),
  );
});

test.each(games.map((game) => [game.name, game] as const))(
  'the room of %s knows every option of the game, and no other',
  (name, game) => {
    const blind = labRoomOf(name)?.blind ?? {};
    expect(Object.keys(blind).sort()).toEqual(Object.keys(game.options).sort());
  },
);

test('with three a partner of Mü is never there, and a Vice only by that rule', () => {
  const asked = (options: object) => {
    const { variants, unit } = askedFor({ players: 3, deals: 10, variants: [{ options }] });
    const table = { game: games[0], players: 3, unit, variants };
    return ['partner', 'Vice'].map((role) => questionFault(table, `role/${role}/score`));
  };
  expect(asked({})).toEqual([expect.any(String), expect.any(String)]);
  expect(asked({ viceWithThree: true })).toEqual([expect.any(String), undefined]);
});
