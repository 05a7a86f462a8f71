import type { KnownTable } from '../../play/onlooker.ts';
import type { CompanyTool } from '../../table/company.ts';
import type { LobbyProps } from '../lobby-props.ts';
import type { FriendWords } from '../words-en.ts';
import type { PlayWords } from './words-en.ts';

/** What can be laid over the table from here. */
export type Laying =
  | { readonly kind: 'people'; readonly about?: number }
  | { readonly kind: 'end' }
  | { readonly kind: 'hand' };

/** What those can do who sit there, and everybody. */
export function toolsOf(
  { play, lobby: { handOver } }: FriendWords,
  { table, known, around }: LobbyProps,
  setOver: (over: Laying) => void,
): CompanyTool[] {
  const isPlayer = around.seat !== undefined;
  const isOn = known.closed === null && !known.over;
  const { paused, asked } = known;
  return [
    ...(isPlayer && isOn
      ? [
          {
            name: paused ? 'play' : 'pause',
            label: paused ? play.goOn : play.pause,
            isOff: known.broken || (!paused && asked !== null),
            isMain: true,
            act: () => void table.do({ type: paused ? 'continue' : 'pause' }),
          },
          {
            name: 'flag',
            label: play.end,
            isOff: asked !== null,
            isMain: false,
            act: () => setOver({ kind: 'end' }),
          },
          {
            name: 'share',
            label: handOver,
            isOff: false,
            isMain: false,
            act: () => setOver({ kind: 'hand' }),
          },
        ]
      : []),
    {
      name: 'partner',
      label: play.link,
      isOff: false,
      isMain: false,
      act: () => setOver({ kind: 'people' }),
    },
  ];
}

/** Why nobody can move just now. */
export function restsFor({ play }: FriendWords, known: KnownTable): string | undefined {
  // That it was ended is said above, with what can be done.
  if (known.closed !== null) return standingOf(play, known);
  if (known.broken) return play.broken;
  return known.paused ? play.paused : undefined;
}

/** What everybody has, the most first. */
function standingOf(play: PlayWords, { neighbours, totals, sheet }: KnownTable): string {
  if (sheet.length === 0) return play.undecided;
  const all = neighbours.map((each, seat) => ({ name: each?.name ?? '', total: totals[seat] }));
  return play.standing(all.sort((a, b) => b.total - a.total));
}

/** Among people a deal waits until all have seen the last one. */
export function waitsFor(play: PlayWords, { known, around }: LobbyProps): string | undefined {
  const { seat } = around;
  // Those who sat there can set up another match.
  if (known.closed === 'ended' && seat !== undefined) return undefined;
  if (known.closed !== null) return play.closed;
  if (seat === undefined) return known.over && known.successor !== null ? undefined : play.notMine;
  if (!known.ready.includes(seat) || known.over) return undefined;
  const others = known.neighbours.flatMap((each, at) =>
    each && each.level === null && !each.standIn && !known.ready.includes(at) ? [each.name] : [],
  );
  return play.next(others);
}
