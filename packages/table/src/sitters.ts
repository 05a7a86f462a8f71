import type { Seat } from '@overtrick/engine';
import type { By, Sitter } from './log.ts';

/** Whether a human being has the seat, there or not; somebody's program is none. */
export function isHuman(sitter: Sitter | undefined): boolean {
  return sitter?.kind === 'person' && sitter.program !== true;
}

/** By who sits where: many ask for it with every move, and people seldom get up. */
const humans = new WeakMap<readonly Sitter[], readonly Seat[]>();

/** The seats of people. */
export function humansIn(sitters: readonly Sitter[]): readonly Seat[] {
  const known = humans.get(sitters);
  if (known) return known;
  const found = [...sitters.keys()].filter((seat) => isHuman(sitters[seat]));
  humans.set(sitters, found);
  return found;
}

/** Whether somebody plays there themselves, a program too. */
export function isAtPlay(sitter: Sitter | undefined): boolean {
  return sitter?.kind === 'person' && sitter.standIn === undefined;
}

/** Whether somebody has the seat who can be asked something now. */
export function isPresent(sitter: Sitter | undefined): boolean {
  return isHuman(sitter) && isAtPlay(sitter);
}

/** The level by which the house plays the seat: of a bot, or of the one that sits in; undefined if it does not. */
export function levelIn(sitter: Sitter | undefined): string | undefined {
  if (sitter?.kind === 'bot') return sitter.level;
  return sitter?.kind === 'person' ? sitter.standIn?.level : undefined;
}

export function belongsTo(sitter: Sitter | undefined, id: By): boolean {
  return sitter?.kind === 'person' && sitter.id === id;
}

/** Bots are called by these names, unless somebody has them already: a page may have a face for each. */
export const BOT_NAMES: readonly string[] = [
  ...['Ada', 'Ben', 'Cleo', 'Dario', 'Emi', 'Finn', 'Gala', 'Hugo', 'Ines', 'Jona'],
];

/** A name for one bot more. */
export function freeName(taken: readonly string[]): string {
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? `Bot ${taken.length}`;
}
