import { levels } from '@overtrick/bots';
import { FastRandom } from '@overtrick/engine';
import { checkSeating, house, save, Table } from '@overtrick/table';
import type { Page } from 'playwright-core';
import { address } from './visit.ts';

const PERSON = 0;

/** A table played at random to the first turn at which something holds, in the first match that has it. */
export function tableWhere(
  game: string,
  players: number,
  holds: (table: Table) => boolean,
  match = 0,
): Table {
  const names = ['You', 'Ada', 'Ben', 'Cleo', 'Dario', 'Emi'].slice(0, players);
  const bots = names.map((_, seat) => (seat === PERSON ? null : 'random'));
  const seating = checkSeating({ game, players, seed: `match ${match}`, names, bots }, house);
  if (!seating.ok) throw new Error(seating.error);
  const table = new Table(seating.value);
  for (let i = 0; !table.over; i++) {
    if (holds(table)) return table;
    if (table.nextDeal() || table.playBot()) continue;
    table.play(PERSON, levels.random.think(table.view(PERSON), new FastRandom(i), {}).move);
  }
  return tableWhere(game, players, holds, match + 1);
}

/** Puts a table among the kept games, as if it had been played here, and opens it. */
export async function openKept(page: Page, table: Table): Promise<void> {
  await page.goto(address());
  await page.locator('.game').first().waitFor();
  await page.evaluate(
    async (kept) => {
      await new Promise((resolve) => {
        const request = indexedDB.open('overtrick', 1);
        request.onupgradeneeded = () =>
          request.result.createObjectStore('games', { keyPath: 'id' });
        request.onsuccess = () => {
          const running = request.result.transaction('games', 'readwrite');
          running.objectStore('games').put(kept);
          running.oncomplete = () => {
            request.result.close();
            resolve(undefined);
          };
        };
      });
    },
    {
      id: 'ending',
      owner: '',
      when: 0,
      summary: summaryOf(table),
      saved: JSON.stringify(save(table)),
    },
  );
  await page.goto(address('#/play/ending'));
  await page.locator('main.table[data-settled]').waitFor();
}

function summaryOf({ game, seating, deal, match, over }: Table) {
  const { name, title } = game;
  return { game: name, title, players: seating.players, deal, total: match.totals[PERSON], over };
}
