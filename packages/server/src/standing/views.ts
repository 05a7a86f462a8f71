// What the API shows of rankings: people by their names, and only those who want to be seen.
import { botOf, type Career, type Ratings } from '@overtrick/table/standing';
import type { People } from '../people/people.ts';
import type { Rankings } from './rankings.ts';

/** Who has played less is no regular. */
const REGULAR = 5;
const LONGEST_TABLE = 50;

/** Where somebody stands in each game that they have played. */
export function ownView(rankings: Rankings, person: string, now: number) {
  return rankings.played.flatMap(([game, ratings]) => {
    const career = ratings.careers.get(person);
    if (!career) return [];
    const path = career.path.map(({ at, ...belief }) => {
      const { value, within } = ratings.shown(belief);
      return { at, value, within };
    });
    return [{ game, ...figures(career), rating: ratedAt(ratings, person, now), path }];
  });
}

/** The regulars of each game, the strongest first, with the bots; whoever asks is always among them. */
export async function tableViews(
  rankings: Rankings,
  people: People,
  by: string,
  now: number,
): Promise<readonly { readonly game: string; readonly rows: readonly unknown[] }[]> {
  return Promise.all(
    rankings.played.map(async ([game, ratings]) => {
      const seen = [...ratings.careers].filter(([player, { matches }]) =>
        isSeen(rankings, player, by, matches),
      );
      const rows = seen.map(([player, career]) => ({
        player,
        ...{ isMe: player === by, ...figures(career), rating: ratedAt(ratings, player, now) },
      }));
      rows.sort((a, b) => b.rating.value - a.rating.value || (a.player < b.player ? -1 : 1));
      const most = rows.filter(({ isMe }, i) => isMe || i < LONGEST_TABLE);
      return { game, rows: (await Promise.all(most.map((row) => named(row, people)))).flat() };
    }),
  );
}

function isSeen(rankings: Rankings, player: string, by: string, matches: number): boolean {
  if (player === by || botOf(player)) return true;
  return matches >= REGULAR && rankings.isShown(player);
}

function ratedAt(ratings: Ratings, player: string, now: number) {
  return ratings.shown(ratings.beliefIn(player, now));
}

function figures({ matches, wins, ahead }: Career) {
  return { matches, wins, ahead: Math.round((100 * ahead) / matches) / 100 };
}

/** Names are asked for when they are shown: who has taken another has it here, and who is gone is not here. */
async function named<Row extends { readonly player: string }>(row: Row, people: People) {
  const { player, ...rest } = row;
  const bot = botOf(player);
  if (bot) return [{ ...rest, name: null, bot }];
  const guest = await people.look(player);
  const program = guest?.program ? { level: 'program', version: null } : null;
  return guest ? [{ ...rest, name: guest.name, bot: program }] : [];
}
