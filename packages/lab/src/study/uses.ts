import { labRoomOf } from './rooms.ts';
import type { Study, Variant } from './study.ts';

/** By their keys, what the rules of a variant offer: also what nobody has used, which is told at 0. */
export function usesOf({ game, players }: Study, { options }: Variant): string[] {
  const room = labRoomOf(game);
  if (!room) return [];
  const told = room.tells(players, options);
  return [
    ...told.endings.map((name) => `ending/${name}/share`),
    ...told.roles.map((name) => `role/${name}/share`),
    ...told.trumps.map((name) => `trump/${name}/share`),
    ...told.uses.map((name) => `use/${name}/times`),
    ...Object.keys(room.clauses).map((name) => `clause/${name}/share`),
  ];
}
