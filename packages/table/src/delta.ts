/** What turns one JSON value into another. */
export type Delta =
  /** Another value in its place. */
  | { readonly is: unknown }
  /** A list that goes on. */
  | { readonly more: readonly unknown[] }
  /** An object or a list of which some parts change, and some go. */
  | { readonly set: Readonly<Record<string, Delta>>; readonly drop?: readonly string[] };

const SHORT = 8;

type Named = Readonly<Record<string, unknown>>;

/** The change from one value to the other; undefined if there is none. */
export function difference(before: unknown, after: unknown): Delta | undefined {
  // Most values are the same, and most of them are no objects.
  if (before === after) return undefined;
  if (typeof before !== 'object' || typeof after !== 'object') return { is: after };
  if (Array.isArray(before) && Array.isArray(after)) return ofLists(before, after);
  if (isObject(before) && isObject(after)) return ofObjects(before, after);
  return { is: after };
}

/** The value after a change. What did not change is the same object as before. */
export function changed(before: unknown, delta: Delta | undefined): unknown {
  if (!delta) return before;
  if ('is' in delta) return delta.is;
  if ('more' in delta) return [...listOf(before), ...delta.more];
  if (Array.isArray(before)) {
    return before.map((each, i) => changed(each, delta.set[i]));
  }
  const after: Record<string, unknown> = isObject(before) ? { ...before } : {};
  for (const key of delta.drop ?? []) delete after[key];
  for (const [key, part] of Object.entries(delta.set)) after[key] = changed(after[key], part);
  return after;
}

function ofLists(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  if (after.length < before.length || before.length === 0) {
    return after.length === before.length ? undefined : { is: after };
  }
  const set = changesIn(before, after);
  if (after.length > before.length) {
    return set ? { is: after } : { more: after.slice(before.length) };
  }
  return set && (isShort(after) ? { is: after } : { set });
}

function ofObjects(before: Named, after: Named): Delta | undefined {
  let set: Record<string, Delta> | undefined;
  let known = 0;
  // To list the keys first would take as long as to compare what they name: most of it is the very same as before.
  for (const key in after) {
    const [was, is] = [before[key], after[key]];
    const isKnown = was !== undefined || Object.hasOwn(before, key);
    if (isKnown) known++;
    if (isKnown && was === is) continue;
    const part = isKnown ? difference(was, is) : { is };
    if (!part) continue;
    set ??= {};
    set[key] = part;
  }
  const drop = dropped(before, after, known);
  return drop ? { set: set ?? {}, drop } : set && { set };
}

/** What is there no more, if not all of it was found again. */
function dropped(before: Named, after: Named, known: number): string[] | undefined {
  let count = 0;
  for (const _ in before) count++;
  return count === known
    ? undefined
    : Object.keys(before).filter((key) => !Object.hasOwn(after, key));
}

/** By place, as far as the first list goes; undefined if nothing has changed there. */
function changesIn(
  before: readonly unknown[],
  after: readonly unknown[],
): Record<string, Delta> | undefined {
  let set: Record<string, Delta> | undefined;
  for (let i = 0; i < before.length; i++) {
    if (before[i] === after[i]) continue;
    const part = difference(before[i], after[i]);
    if (!part) continue;
    set ??= {};
    set[i] = part;
  }
  return set;
}

/** A short list of figures takes less to say again than which of them are others. */
function isShort(list: readonly unknown[]): boolean {
  return list.length <= SHORT && list.every((each) => typeof each !== 'object');
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isObject(value: unknown): value is Named {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
