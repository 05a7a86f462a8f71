import type { AuctionView } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import { expect, test } from 'vitest';
import { tableWhere } from '../../test/played.ts';
import { sceneOf } from '../../test/scenes.ts';
import { loadRoom } from '../room/rooms.ts';
import { occasionOf } from '../table/phrases.ts';
import { loadWords } from '../words/index.ts';

const words = await loadWords('en');

const shownIn = (table: Table) => (table.view(0) as AuctionView | undefined)?.shown ?? [];
const movesIn = (table: Table) => table.view(0)?.history ?? [];
const tiedIn = (shown: readonly number[]) =>
  [...shown.keys()].filter((seat) => shown[seat] === Math.max(...shown));

test.each(['mu', 'mutwo'])(
  '%s: after a tie each seat says so, and who came to it last',
  async (game) => {
    const isTie = (table: Table) =>
      table.dealOver &&
      !movesIn(table).some(({ type }) => type === 'play') &&
      Math.max(0, ...shownIn(table)) > 0;
    const { table } = tableWhere(game, 4, isTie);
    const shown = shownIn(table);
    const tied = tiedIn(shown);
    const about = occasionOf(words.at(game), sceneOf(table, 0));
    const room = await loadRoom(game);
    const briefs = shown.map((_, seat) => room.plaque(about, seat).brief);
    const last = movesIn(table)
      .filter(({ seat, type }) => type === 'bid' && tied.includes(seat))
      .at(-1);
    expect(tied.length).toBeGreaterThan(1);
    for (const seat of shown.keys()) {
      const isIn = tied.includes(seat);
      const inTie = seat === last?.seat ? 'made it a tie' : 'a tie';
      if (isIn) expect(briefs[seat]).toBe(inTie);
      else expect(briefs[seat]).toMatch(/card/);
    }
  },
);
