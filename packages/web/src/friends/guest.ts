import { fieldsOf } from '@overtrick/engine';
import { useEffect, useState } from 'preact/hooks';

/** Who somebody is to the server. The token is all that proves it: it is never in an address. */
export interface Identity {
  readonly id: string;
  readonly token: string;
  readonly name: string;
}

const KEY = 'overtrick/guest';

let current = read();
/** Whom this browser was taken for until the server did not know them any more. */
let former: string | undefined;
const listeners = new Set<() => void>();

export function guest(): Identity | undefined {
  return current;
}

/** Keeps who one is if the browser lets us; it holds for this visit in any case. */
export function keepGuest(now: Identity | undefined): void {
  current = now;
  try {
    if (now) localStorage.setItem(KEY, JSON.stringify(now));
    else localStorage.removeItem(KEY);
  } catch {
    // Forbidden or full: then the seat is lost with the tab, and that is said where one sits down.
  }
  for (const listener of listeners) listener();
}

/** The server knows nobody by this token: one has signed out elsewhere, or it has lost its data. */
export function loseGuest(): void {
  former = current?.name ?? former;
  keepGuest(undefined);
}

/** Who one was here until now, for who is nobody any more. */
export function formerGuest(): string | undefined {
  return current ? undefined : former;
}

/** Whether who one is will be known after this tab is closed. */
export function isGuestKept(): boolean {
  try {
    return current !== undefined && localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

export function useGuest(): Identity | undefined {
  const [now, setNow] = useState(current);
  useEffect(() => {
    const listener = () => setNow(current);
    listeners.add(listener);
    addEventListener('storage', hearOthers);
    listener();
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', hearOthers);
    };
  }, []);
  return now;
}

/** Another tab has become somebody. */
function hearOthers({ key }: StorageEvent): void {
  if (key !== KEY) return;
  current = read();
  for (const listener of listeners) listener();
}

function read(): Identity | undefined {
  try {
    const { id, token, name } = fieldsOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    const isWhole = [id, token, name].every((each) => typeof each === 'string' && each !== '');
    return isWhole ? { id: String(id), token: String(token), name: String(name) } : undefined;
  } catch {
    return undefined;
  }
}
