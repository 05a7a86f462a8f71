import { fieldsOf } from '@overtrick/engine';

/** The links to tables that this browser knows: the server has only the fingerprints of their secrets. */
const KEY = 'overtrick/links';
/** More tables than anybody sends links to at once. */
const MOST = 40;

const known = new Map<string, string>(Object.entries(read()));

export function linkTo(table: string): string | undefined {
  return known.get(table);
}

export function keepLink(table: string, link: string): void {
  known.delete(table);
  known.set(table, link);
  const kept = Object.fromEntries([...known].slice(-MOST));
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Forbidden or full: it is known until the tab is closed, and a new one can be made.
  }
}

function read(): Record<string, string> {
  try {
    const found = Object.entries(fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? '{}')));
    return Object.fromEntries(found.map(([id, link]) => [id, String(link)]));
  } catch {
    return {};
  }
}
