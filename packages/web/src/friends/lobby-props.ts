import type { Seat } from '@overtrick/engine';
import type { KnownTable } from '../play/onlooker.ts';
import type { Around } from './around.ts';
import type { FriendsTable } from './friends-table.ts';

/** What every part of the lobby is drawn from. */
export interface LobbyProps {
  readonly table: FriendsTable;
  readonly known: KnownTable;
  readonly around: Around;
}

/** And what concerns one seat. */
export interface SeatRowProps extends LobbyProps {
  readonly seat: Seat;
}
