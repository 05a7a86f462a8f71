import type { Cardroom } from '../cardroom.ts';
import type { Notices } from '../notices/notices.ts';
import type { Catalogue } from '../vault.ts';
import type { Accounts } from './accounts.ts';
import type { KeptGames } from './kept.ts';
import type { KnownGuest, People } from './people.ts';

export interface LeavingMeans {
  readonly people: People;
  readonly accounts: Accounts;
  readonly kept: KeptGames;
  readonly notices: Pick<Notices, 'forget'>;
  readonly cardroom: Cardroom;
  readonly catalogue: Catalogue;
}

/** What those are called who do not want to be named any more, in any language. */
const NOBODY = 'N. N.';
const ALL = 1_000_000;

/**
 * Somebody wants everything of theirs gone. At every table they are nobody from now on; what was played there stays, and can be
 * checked as before. What says who they are goes last, so that whatever stops it can be asked for again.
 */
export async function leaveForGood(means: LeavingMeans, guest: KnownGuest): Promise<void> {
  const { people, accounts, kept, notices } = means;
  for (const id of guest.ids) await forgetAtTables(means, id);
  await kept.dropAll(guest.id);
  await notices.forget(guest.id);
  await accounts.forget(guest);
  for (const id of [...guest.ids].reverse()) await people.erase(id);
}

async function forgetAtTables({ cardroom, catalogue }: LeavingMeans, id: string): Promise<void> {
  for (const { id: table } of await catalogue.of(id, ALL)) {
    await cardroom
      .use(table, async ({ host }) => {
        await host.submit('house', `forget/${id}`, { type: 'forget', id, name: NOBODY });
        await cardroom.note(host);
      })
      // A table that can be shown to nobody shows no name.
      .catch(ignoreFrozen);
  }
}

function ignoreFrozen(error: unknown): void {
  if (Object(error).problem !== 'frozen') throw error;
}
