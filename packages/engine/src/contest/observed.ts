import {
  bySeat,
  type ObservationPart,
  type ObservedTable,
  oneSeat,
  single,
} from '../observation/part.ts';
import type { Contest } from './state.ts';

/** What observations tell of an auction of shown cards and of who plays with whom. */
export function contestParts<State extends Contest>({
  players,
}: ObservedTable): ObservationPart<State>[] {
  return [
    bySeat(players, { name: 'shown', about: 'cards shown in the auction' }, ({ auction }, seat) => {
      return auction.shown[seat];
    }),
    oneSeat(
      players,
      { name: 'highest', about: '1 for who came last to the most cards shown' },
      ({ auction }) => auction.crown,
    ),
    single({ name: 'alone', about: '1 if nobody has equalled that' }, ({ auction }) =>
      auction.crownUp ? 1 : 0,
    ),
    single({ name: 'passes', about: 'passes in a row' }, ({ auction }) => auction.passes),
    oneSeat(players, { name: 'declarer', about: '1 for the declarer' }, (state) => state.declarer),
    oneSeat(
      players,
      { name: 'head defender', about: '1 for the head defender' },
      (state) => state.headDefender,
    ),
    oneSeat(
      players,
      { name: 'partner', about: "1 for the declarer's partner" },
      (state) => state.partner,
    ),
  ];
}
