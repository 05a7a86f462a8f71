import { useEffect, useState } from 'preact/hooks';

/** Whether this page comes from a server that has tables for friends; one that does not answer may be back soon. */
export type ServerFound = 'there' | 'none' | 'silent';

/** Said by such a server with each file of the page. Any file server answers the question, and says nothing of it. */
const SIGN = 'Overtrick-Tables';

let found: Promise<ServerFound> | undefined;

/** Asked once a visit, unless nobody answers. */
export function findServer(): Promise<ServerFound> {
  found ??= look().then((state) => {
    if (state === 'silent') found = undefined;
    return state;
  });
  return found;
}

async function look(): Promise<ServerFound> {
  try {
    const { headers } = await fetch('./', { method: 'HEAD', cache: 'no-store' });
    return headers.has(SIGN) ? 'there' : 'none';
  } catch {
    return 'silent';
  }
}

/** Undefined until it is known. */
export function useServer(tries = 0): ServerFound | undefined {
  const [state, setState] = useState<ServerFound>();
  useEffect(() => {
    let isOn = true;
    void findServer().then((now) => isOn && setState(now));
    return () => {
      isOn = false;
    };
  }, [tries]);
  return state;
}
