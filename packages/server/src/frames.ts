import type { Choice } from '@overtrick/engine';
import type { Request } from '@overtrick/table';
import { LONGEST_LIST, LONGEST_TEXT } from './schema.ts';

/** A request to make a move. */
type MoveRequest = Request & { readonly kind: 'do'; readonly deed: { readonly type: 'play' } };

/**
 * Whether something that was JSON is a request to make a move, which most requests are: the schema, which judges all others,
 * takes ten times as long. What passes here passes there.
 */
export function isMove(value: unknown): value is MoveRequest {
  const { kind, id, key, seen, deed } = Object(value);
  return (
    kind === 'do' &&
    isCount(id) &&
    isText(key) &&
    isCount(seen) &&
    hasKeys(value, 5) &&
    isPlay(deed)
  );
}

function isPlay(deed: unknown): boolean {
  const { type, parts } = Object(deed);
  return (
    type === 'play' &&
    hasKeys(deed, 2) &&
    Array.isArray(parts) &&
    parts.length <= LONGEST_LIST &&
    parts.every(isChoice)
  );
}

function isChoice(part: unknown): part is Choice {
  if (typeof part !== 'object' || part === null || Array.isArray(part)) return false;
  const { type, field, value, ends } = Object(part);
  const parts = [type, field, value, ends].filter((each) => each !== undefined);
  return (
    isText(type) &&
    (field === undefined || isText(field)) &&
    (value === undefined || isText(value) || Number.isFinite(value)) &&
    (ends === undefined || typeof ends === 'boolean') &&
    hasKeys(part, parts.length)
  );
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.length <= LONGEST_TEXT;
}

/** No others than those that were looked at. */
function hasKeys(value: unknown, count: number): boolean {
  return Object.keys(Object(value)).length === count;
}
