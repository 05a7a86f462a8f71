import {
  type Game,
  type GameRecord,
  no,
  ok,
  type Result,
  type Seat,
  SPECTATOR,
  type View,
} from '@overtrick/engine';
import { type Entry, type Fact, HOUSE } from './log.ts';
import { tableOf } from './made.ts';
import { type Scene, sceneOf } from './scene.ts';
import type { Stand } from './stops.ts';
import type { Table } from './table.ts';

/** A moment of a game: so many moves of a deal stand; or one that was taken back, by its entry. */
export type Moment = Stand | { readonly seq: number };

/** Who looks: a seat, a spectator, or somebody who sees all hands of a deal that has been played. */
export type Eyes = Seat | 'open';

/** A scene, and all hands as they were then if everything lies open. */
export interface PastScene extends Scene {
  readonly hands: readonly (readonly string[])[] | null;
}

/** Any moment of a log or a record, as any eyes may see it. */
export function sceneAt(
  game: Game,
  past: readonly Entry[] | GameRecord,
  moment: Moment & { readonly eyes: Eyes },
): Result<PastScene, string> {
  const entries = 'deals' in past ? logOf(past, game.version) : past;
  const whole = tableOf(game, entries);
  const then = whole.ok ? backTo(game, entries, moment) : whole;
  if (!whole.ok) return whole;
  if (!then.ok) return then;
  const { eyes } = moment;
  if (eyes !== 'open') return ok({ ...sceneOf(then.value, eyes), hands: null });
  if (!whole.value.isOver(then.value.deal)) return no('this deal is not over: nothing lies open');
  return ok({ ...sceneOf(then.value, SPECTATOR), hands: handsIn(then.value) });
}

/** Every deal that has been played to its end, as these eyes saw that, in order. */
export function endsIn(
  game: Game,
  entries: readonly Entry[],
  eyes: Seat,
): Result<readonly Scene[], string> {
  const whole = tableOf(game, entries);
  if (!whole.ok) return whole;
  const table = whole.value;
  const ends: Scene[] = [];
  // From the last one on: to go back a deal costs no more than that deal.
  for (let { deal } = table; deal >= 0; deal--) {
    table.goBack(deal, table.movesOf(deal) ?? 0);
    if (table.dealOver) ends.unshift(sceneOf(table, eyes));
  }
  return ok(ends);
}

function backTo(game: Game, entries: readonly Entry[], moment: Moment): Result<Table, string> {
  if ('seq' in moment) {
    const { seq } = moment;
    return entries[seq - 1] ? tableOf(game, entries.slice(0, seq)) : no(`there is no entry ${seq}`);
  }
  const { deal, move } = moment;
  const table = tableOf(game, entries);
  const there = table.ok ? table.value.movesOf(deal) : undefined;
  if (there === undefined || !Number.isSafeInteger(move) || move < 0 || move > there) {
    return no(`there is no move ${move} of deal ${deal}`);
  }
  if (table.ok) table.value.goBack(deal, move);
  return table;
}

function handsIn({ game, current, sitters }: Table): string[][] {
  return [...sitters.keys()].map((seat) =>
    current ? [...game.view(current.state, seat).hand] : [],
  );
}

/** A view in which the others' cards lie before them, behind those that they have shown. */
export function laidOpen(view: View, hands: PastScene['hands']): View {
  const displays = view.displays.map((shown, seat) =>
    seat === view.eyes ? shown : [...shown, ...(hands?.[seat] ?? [])],
  );
  return { ...view, displays };
}

/** A record as the log of a table at which it was played, whatever its cards came from. */
export function logOf(record: GameRecord, version: number): Entry[] {
  const { game, players, options, names = [], deals } = record;
  const sitters = Array.from({ length: players }, (_, seat) => ({
    kind: 'bot' as const,
    name: names[seat] ?? `Seat ${seat}`,
    level: 'record',
  }));
  const opening = { game, version, players, options, sitters, seed: null, secret: '' };
  const facts: Fact[] = deals.flatMap((deal): Fact[] => [
    { type: 'lay', deal },
    ...deal.moves.map((move) => ({ type: 'play' as const, move })),
  ]);
  return [{ type: 'open' as const, ...opening }, ...facts].map(entryOf);
}

/** What stood in a file before there was a log: nobody asked for it here. */
export function entryOf(fact: Fact, index: number): Entry {
  const command = fact.type === 'play' || fact.type === 'open' ? fact : { type: 'next' as const };
  const seq = index + 1;
  return { seq, key: `record/${seq}`, by: HOUSE, at: 0, command, facts: [fact] };
}
