import { isSeat } from '@overtrick/engine';
import { isAgreement } from './agreed.ts';
import type { Fact, Retinue } from './log.ts';
import { isName, isSeated } from './seating.ts';
import {
  type Fits,
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
  isWanted,
  type Shape,
} from './shape.ts';

const isSeed: Fits = (value) => typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value);
const isAdded: Fits = (value) => typeof value === 'string' && /^[0-9a-f]{1,64}$/i.test(value);
const isTotals: Fits = (value) => isListOf(value, Number.isFinite);
/** Of a seat, or of somebody who has none. */
const isPlace: Fits = (value) => value === -1 || isSeat(value);

const SEAT: Shape = { seat: isSeat };
const ID: Shape = { id: isId };
const BOTH: Shape = { id: isId, whom: isId };

/** By what came about, the fields that tell it. A table is opened only once. */
const FACTS: Readonly<Record<Exclude<Fact['type'], 'open'>, Shape>> = {
  sit: { seat: isSeat, sitter: isSeated },
  commit: { seed: isSeed, 'totals?': isTotals },
  entropy: { seat: isSeat, text: isAdded },
  ready: SEAT,
  deal: {},
  lay: { deal: isObject },
  play: { move: isObject, 'instead?': isInstead },
  claim: { seat: isSeat, moves: Array.isArray },
  undo: { deal: isCount, move: isCount },
  annul: { since: isCount },
  ask: { seat: isSeat, 'what?': isWanted, 'with?': isSeat },
  agree: SEAT,
  decline: SEAT,
  pause: {},
  continue: {},
  say: { seat: isPlace, 'id?': isId, 'text?': isText, 'phrase?': isPhrase },
  come: { id: isId, name: isName, 'program?': isTrue },
  go: { id: isId, 'removed?': isTrue },
  own: ID,
  queue: ID,
  unqueue: ID,
  mute: BOTH,
  unmute: BOTH,
  report: { id: isId, whom: isId, text: isText },
  heed: { report: isCount },
  link: { hash: isHash, seat: isLeadingTo, 'giver?': isId },
  used: { hash: isHash },
  change: { players: isCount, options: isObject, agreement: isAgreement },
  forget: { id: isId, name: isName },
  wake: { lost: Number.isSafeInteger },
  close: { why: isClosing },
  rematch: { to: isId },
};

/** Whether something that was read from a log can be a fact of an open table; the table judges whether it is one. */
export function isFact(value: unknown): value is Fact {
  return has(value, 'type', FACTS, {});
}

/** Whether this can be what a table has its chance from: its seed, if one was chosen, and its secret. */
export function isChance(seed: unknown, secret: unknown): boolean {
  return (seed === null || isSeed(seed)) && (secret === '' || isSeed(secret));
}

/** Whether these can be people who come along from the table before. */
export function isRetinue(value: unknown): value is Retinue {
  const { members, links, queue, removed, muted } = Object(value) as Partial<
    Record<keyof Retinue, unknown>
  >;
  const isLink: Fits = (link) => isFact({ type: 'link', ...Object(link) });
  const isMember: Fits = (member) => isFact({ type: 'come', ...Object(member) });
  const isMuting: Fits = (muting) => isFact({ type: 'mute', ...Object(muting) });
  return (
    isListOf(members, isMember) &&
    isListOf(links, isLink) &&
    isListOf(queue, isId) &&
    isListOf(removed ?? [], isId) &&
    isListOf(muted ?? [], isMuting)
  );
}

function isListOf(value: unknown, fits: Fits): boolean {
  return Array.isArray(value) && Array.from(value).every(fits);
}
