import { labRoomOf } from './rooms.ts';
import type { Study, Variant } from './study.ts';

/** By their keys, what the rules of a variant offer: also what nobody has used, which is told at 0. */
export function usesOf({ game, players }: Study, { options }: Variant): string[] {
  const told = labRoomOf(game)?.tells(players, options);
  if (!told) return [];
  return [
    ...told.endings.map((name) => `ending/${name}/share`),
    ...told.roles.map((name) => `role/${name}/share`),
    ...told.trumps.map((name) => `trump/${name}/share`),
    ...told.uses.map((name) => `use/${name}/times`),
    ...told.clauses.map((name) => `clause/${name}/share`),
  ];
}
