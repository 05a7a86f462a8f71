import { isSeat } from '@overtrick/engine';
import { isAgreement } from './agreed.ts';
import type { Command } from './log.ts';
import {
  has,
  isClosing,
  isCount,
  isHash,
  isId,
  isInstead,
  isLeadingTo,
  isObject,
  isPhrase,
  isText,
  isTrue,
  type Shape,
} from './shape.ts';

const NOBODY: Shape = { 'seat?': isSeat };
const SEAT: Shape = { seat: isSeat };
const TEXT: Shape = { seat: isSeat, text: isText };
const MEMBER: Shape = { member: isCount };

/** By what is asked, the fields that it has besides its type. A table is opened only once, by `Host.open`. */
const COMMANDS: Readonly<Record<Exclude<Command['type'], 'open'>, Shape>> = {
  sit: { seat: isSeat, name: isText, 'level?': isText },
  leave: SEAT,
  swap: { seat: isSeat, with: isSeat },
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
  end: NOBODY,
  annul: NOBODY,
  say: { 'seat?': isSeat, 'text?': isText, 'phrase?': isPhrase },
  come: { name: isText, 'program?': isTrue, 'link?': isHash },
  go: {},
  own: MEMBER,
  remove: MEMBER,
  mute: MEMBER,
  unmute: MEMBER,
  report: { member: isCount, text: isText },
  heed: { report: isCount },
  queue: {},
  unqueue: {},
  back: {},
  link: { hash: isHash, seat: isLeadingTo },
  change: { players: isCount, options: isObject, agreement: isAgreement },
  rematch: { to: isId },
  away: SEAT,
  inherit: MEMBER,
  forget: { id: isId, name: isText },
  wake: { lost: Number.isSafeInteger },
  close: { why: isClosing },
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
