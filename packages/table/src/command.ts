import { isSeat } from '@overtrick/engine';
import type { Command } from './log.ts';
import { has, isInstead, isObject, isText, type Shape } from './shape.ts';

const NOBODY: Shape = { 'seat?': isSeat };
const SEAT: Shape = { seat: isSeat };
const TEXT: Shape = { seat: isSeat, text: isText };

/** By what is asked, the fields that it has besides its type. A table is opened only once, by `Host.open`. */
const COMMANDS: Readonly<Record<Exclude<Command['type'], 'open'>, Shape>> = {
  sit: { seat: isSeat, name: isText, 'level?': isText },
  leave: SEAT,
  shuffle: NOBODY,
  entropy: TEXT,
  next: NOBODY,
  play: { move: isObject, 'instead?': isInstead },
  claim: SEAT,
  undo: SEAT,
  agree: SEAT,
  decline: SEAT,
  pause: NOBODY,
  continue: NOBODY,
  say: TEXT,
};

/** A command from outside, of which everything may be wrong; undefined if it is none. Each field is read once. */
export function readCommand(value: unknown): Command | undefined {
  try {
    const copy: unknown = Object.fromEntries(Object.entries(Object(value)));
    return isCommand(copy) ? copy : undefined;
  } catch {
    // A proxy may throw.
    return undefined;
  }
}

function isCommand(value: unknown): value is Command {
  return has(value, 'type', COMMANDS, {});
}
