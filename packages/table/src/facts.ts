import { isSeat } from '@overtrick/engine';
import type { Fact } from './log.ts';
import { isSeated } from './seating.ts';
import { type Fits, has, isCount, isInstead, isObject, isText, type Shape } from './shape.ts';

const isSeed: Fits = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value);
const isAdded: Fits = (value) => typeof value === 'string' && /^[0-9a-f]{1,64}$/i.test(value);

const SEAT: Shape = { seat: isSeat };

/** By what came about, the fields that tell it. A table is opened only once. */
const FACTS: Readonly<Record<Exclude<Fact['type'], 'open'>, Shape>> = {
  sit: { seat: isSeat, sitter: isSeated },
  commit: { seed: isSeed },
  entropy: { seat: isSeat, text: isAdded },
  deal: {},
  lay: { deal: isObject },
  play: { move: isObject, 'instead?': isInstead },
  claim: { seat: isSeat, moves: Array.isArray },
  undo: { deal: isCount, move: isCount },
  ask: SEAT,
  agree: SEAT,
  decline: SEAT,
  pause: {},
  continue: {},
  say: { seat: isSeat, text: isText },
};

/** Whether something that was read from a log can be a fact of an open table; the table judges whether it is one. */
export function isFact(value: unknown): value is Fact {
  return has(value, 'type', FACTS, {});
}

/** Whether this can be what a table has its chance from: its seed, if one was chosen, and its secret. */
export function isChance(seed: unknown, secret: unknown): boolean {
  return (seed === null || isSeed(seed)) && (secret === '' || isSeed(secret));
}
