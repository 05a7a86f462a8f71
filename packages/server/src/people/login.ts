import { no, ok, type Result } from '@overtrick/engine';
import type { AnyEntry } from '@overtrick/table';
import { hashOf } from '../secrets.ts';

/** The name by which somebody signs in has a log of its own, which says whose it is. */
export type LoginCommand =
  | { readonly type: 'claim'; readonly person: string; readonly at: number; readonly over?: string }
  | { readonly type: 'release'; readonly person: string };

export type LoginFact =
  | { readonly type: 'claim'; readonly person: string; readonly at: number }
  | { readonly type: 'release' };

export type LoginEntry = AnyEntry<LoginCommand, LoginFact>;

/** Whose a name is, and since when. */
export interface Login {
  readonly person: string | null;
  readonly at: number;
}

/** `over` is somebody who claimed it and has made nothing of it. */
export function decideLogin(
  login: Login | undefined,
  command: LoginCommand,
): Result<readonly LoginFact[], 'login-taken'> {
  const { person = null } = login ?? {};
  if (command.type === 'release') return ok(person === command.person ? [{ type: 'release' }] : []);
  if (person === command.person) return ok([]);
  if (person !== null && person !== command.over) return no('login-taken');
  return ok([{ type: 'claim', person: command.person, at: command.at }]);
}

export function foldLogin(_: Login | undefined, fact: LoginFact): Login {
  if (fact.type === 'release') return { person: null, at: 0 };
  return { person: fact.person, at: fact.at };
}

/** The same name, however it was typed: two that look alike are not two people. */
export function plainLogin(typed: string): string {
  return typed.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Logs are named by fingerprints: whoever lists them learns nobody's name. */
export function loginLog(typed: string): string {
  return `login/${hashOf(plainLogin(typed))}`;
}
