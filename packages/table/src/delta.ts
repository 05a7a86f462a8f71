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
  let drop: string[] | undefined;
  for (const key of Object.keys(after)) {
    // Most parts are the very same as before.
    if (before[key] === after[key] && before[key] !== undefined) continue;
    const part = Object.hasOwn(before, key)
      ? difference(before[key], after[key])
      : { is: after[key] };
    if (!part) continue;
    set ??= {};
    set[key] = part;
  }
  for (const key of Object.keys(before)) {
    if (after[key] !== undefined || Object.hasOwn(after, key)) continue;
    drop ??= [];
    drop.push(key);
  }
  return drop ? { set: set ?? {}, drop } : set && { set };
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
