import { defaultOf, type Game, games, recordDeal } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { askedFor } from '../../test/asked.ts';
import { rerun } from '../report/rerun.ts';
import { labHouse } from '../study/here.ts';
import { labRoomOf } from '../study/rooms.ts';

/** Far enough from what is printed that whoever looks at it would do something else. */
function otherThan(game: Game, players: number, name: string): Record<string, unknown> {
  const option = game.options[name];
  const usual = defaultOf(option, players);
  if (option.kind === 'flag') return { [name]: !usual };
  if (option.kind === 'choice') return { [name]: option.among?.find((each) => each !== usual) };
  if (option.kind === 'count') return { [name]: 3 * Number(usual) + 4 };
  return { [`${name}.none`]: 0 };
}

const unseen = games.flatMap((game) =>
  Object.entries(labRoomOf(game.name)?.blind ?? {}).flatMap(([option, { novice }]) =>
    novice === 'nothing' ? [[game.name, option, game] as const] : [],
  ),
);

const players = 4;
const DEALS = 2;

function movesIn(game: Game, options: object): unknown[] {
  const asked = { game: game.name, players, deals: DEALS, bots: 'novice' };
  const study = askedFor({ ...asked, variants: [{ options }] });
  return Array.from({ length: DEALS }, (_, unit) => {
    const deal = rerun(study, labHouse, { variant: 0, unit, key: 'deal/moves' })?.deals[0];
    return deal && recordDeal(game, deal.match, deal.state).moves;
  });
}

const printed = new Map<string, unknown[]>();

test.each(unseen)('novices play %s alike, whatever %s is', (name, option, game) => {
  const usual = printed.get(name) ?? movesIn(game, {});
  printed.set(name, usual);
  expect(movesIn(game, otherThan(game, players, option))).toEqual(usual);
});
