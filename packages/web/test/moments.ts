import { type Choice, games } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import { type HeldCard, ownCards } from '../src/play/held.ts';
import { atRest, type Shown } from '../src/play/state.ts';
import type { PageScene } from '../src/protocol.ts';
import { Played } from './played.ts';

const PERSON = 0;

/** A moment of a table, as it is on the screen of the person in the first seat. */
export interface TableMoment {
  readonly scene: PageScene;
  readonly shown: Shown;
  readonly table: Table;
}

/** Calls at every moment of some random deals. */
export function goThrough(
  game: string,
  deals: number,
  at: (moment: TableMoment) => void,
  players = fewest(game),
): void {
  const played = new Played(game, players, 'moments');
  for (let deal = 0; deal < deals && !played.table.over; deal++) {
    if (deal > 0) played.deal();
    do {
      const scene = sceneOf(played.table);
      at({ scene, shown: atRest(scene, true), table: played.table });
    } while (played.act());
  }
}

function fewest(name: string): number {
  return games.find((game) => game.name === name)?.seats[0] ?? 4;
}

/** As much of a scene as words are made of. */
function sceneOf(table: Table): PageScene {
  const { name: game, title, deck } = table.game;
  const view = table.view(PERSON);
  if (!view) throw new Error('nothing is dealt');
  const { names, dealOver } = table;
  const neighbours = names.map((name, seat) => ({
    name,
    level: seat === PERSON ? null : 'novice',
  }));
  const pack = [...new Set(deck(view.setup))];
  const story = table.story(PERSON);
  const scene = { game, title, view, names, neighbours, dealOver, pack, story, reasons: [] };
  return scene as unknown as PageScene;
}

/** The same with these of the person's cards chosen, as the rules answer. */
export function choosing(
  { shown, table, scene }: TableMoment,
  places: readonly number[],
  parts: (marks: readonly HeldCard[]) => readonly Choice[] | undefined,
): Shown | undefined {
  const cards = ownCards(scene.view.hand, 'hand');
  const marks = places.map((place) => cards[place]);
  if (marks.some((card) => card === undefined)) return undefined;
  const asked = parts(marks);
  const half = asked && table.halfway(PERSON, asked);
  if (!half) return { ...shown, marks };
  if (!half.ok) return undefined;
  const { view, reasons } = half.value;
  return { ...shown, marks, half: view, open: view.legal, reasons };
}
