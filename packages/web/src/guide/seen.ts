import type { FirstKind } from './first.ts';

const KEY = 'overtrick/help';

/** What has been explained once, and is not again unless somebody asks for it; kept if the browser lets us. */
let seen = read();

export function isSeen(kind: FirstKind): boolean {
  return seen.has(kind);
}

export function see(kind: FirstKind): void {
  keep(new Set([...seen, kind]));
}

/** Everything is explained once more. */
export function forgetSeen(): void {
  keep(new Set());
}

function keep(now: ReadonlySet<string>): void {
  seen = now;
  try {
    localStorage.setItem(KEY, JSON.stringify([...now]));
  } catch {
    // Forbidden or full: then it is explained again in the next visit.
  }
}

function read(): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((each) => typeof each === 'string') : []);
  } catch {
    return new Set();
  }
}
