import { fieldsOf, type Options } from '@overtrick/engine';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Which rules are read, as a part of an address: those of a table, or with what somebody has changed. */
const Context = createContext('');

/** Inside it addresses of rules say that they are these. */
export const RulesOfProvider = Context.Provider;

/** What an address says besides where it opens. */
export function rulesOf(query: URLSearchParams): string {
  const rest = new URLSearchParams(query);
  for (const key of ['view', 'clause', 'idea']) rest.delete(key);
  return String(rest);
}

interface PlayedRules {
  readonly players: number;
  readonly options: Options;
}

/** The rules of a table at which these options are not as usual. */
export function rulesOfTable(
  { players, options }: PlayedRules,
  changed: readonly string[],
): string {
  const query = new URLSearchParams({ at: 'table', players: String(players) });
  for (const name of changed) {
    const value = options[name];
    const parts = Array.isArray(value) ? {} : fieldsOf(value);
    for (const [part, n] of Object.entries(parts)) query.set(`${name}.${part}`, String(n));
    if (Object.keys(parts).length === 0) query.set(name, String(value));
  }
  return String(query);
}

/** Where rules are read, from here. */
export function useRulesAddress() {
  const rest = useContext(Context);
  const address = (game: string, where: string) => {
    const query = [where, rest].filter((part) => part !== '').join('&');
    return `#/rules/${game}${query && `?${query}`}`;
  };
  return {
    /** In pictures, from the first idea or from this one. */
    idea: (game: string, idea?: string) => address(game, idea === undefined ? '' : `idea=${idea}`),
    law: (game: string) => address(game, 'view=law'),
    /** `mu/5.4` of Mü. */
    clause: (game: string, clause: string) => address(game, `clause=${clause}`),
  };
}
