import { useEffect, useState } from 'preact/hooks';

const SCREENS = [
  ...(['home', 'new', 'play', 'rules', 'settings', 'history', 'learn'] as const),
  ...(['look', 'shared', 'lab', 'day', 'duplicate'] as const),
  ...(['friends', 'join', 'at'] as const),
] as const;

/** Where the page is, read from the part of the address behind `#`. */
export interface Route {
  readonly screen: (typeof SCREENS)[number];
  /** A game's name, or the id of a table. */
  readonly what: string;
  readonly query: URLSearchParams;
  /** The address means nothing: it leads home. */
  readonly isLost: boolean;
}

export function routeOf(hash: string): Route {
  const [path, query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  // What somebody types who has it in mind stands among friends.
  const [first = '', what = ''] = (path === 'standing' ? `friends/${path}` : path).split('/');
  const screen = SCREENS.find((each) => each === (first || 'home'));
  const name = decode(what);
  const rest = { query: new URLSearchParams(query) };
  if (screen === undefined || name === undefined)
    return { screen: 'home', what: '', isLost: true, ...rest };
  return { screen, what: name, isLost: false, ...rest };
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => routeOf(location.hash));
  useEffect(() => {
    const listener = () => setRoute(routeOf(location.hash));
    addEventListener('hashchange', listener);
    // The address may have changed between the first drawing and now, when nobody listened yet.
    listener();
    return () => removeEventListener('hashchange', listener);
  }, []);
  return route;
}

export function go(hash: string): void {
  location.hash = hash;
}
