import type { Game, Seat } from '@overtrick/engine';
import { Program } from './program.ts';
import type { ProgramSpec } from './spec.ts';

/** The programs of this thread, one for each seat, from the first question to the end of the work. */
const troupe = new Map<string, Program>();

export function programAt(spec: ProgramSpec, game: Game, seat: Seat): Program {
  const key = JSON.stringify([game.name, seat, spec.text]);
  const there = troupe.get(key) ?? new Program(spec, { game, seat });
  troupe.set(key, there);
  return there;
}

/** Lets all of them go. */
export async function closePrograms(): Promise<void> {
  const all = [...troupe.values()];
  troupe.clear();
  await Promise.all(all.map((program) => program.close()));
}
