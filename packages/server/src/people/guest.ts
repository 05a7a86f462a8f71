import { no, ok, type Result } from '@overtrick/engine';
import { type AnyEntry, isName } from '@overtrick/table';

/** What can be asked about a guest. Tokens are known by their fingerprints. */
export type GuestCommand =
  | { readonly type: 'arrive'; readonly name: string; readonly program: boolean }
  | { readonly type: 'rename'; readonly name: string }
  /** Another browser or device is theirs, too. */
  | { readonly type: 'admit'; readonly hash: string }
  /** All others are not theirs any more. */
  | { readonly type: 'dismiss'; readonly except: string };

export type GuestFact =
  | { readonly type: 'arrive'; readonly name: string; readonly program: boolean }
  | { readonly type: 'rename'; readonly name: string }
  | { readonly type: 'admit' | 'dismiss'; readonly hash: string };

export type GuestEntry = AnyEntry<GuestCommand, GuestFact>;

/** Somebody who has come: all that is known of them is what they call themselves. */
export interface Guest {
  readonly name: string;
  /** Somebody's program, which is shown as a bot. */
  readonly program: boolean;
  /** The fingerprints of the tokens by which they are known, the oldest first. */
  readonly hashes: readonly string[];
}

export type GuestProblem = 'known-already' | 'unknown-guest' | 'bad-name';

/** More browsers than anybody has; the oldest is forgotten. */
const MOST_TOKENS = 20;

/** Judges a command: what comes of it, or why nothing does. Pure, like a table's. */
export function decideGuest(
  guest: Guest | undefined,
  command: GuestCommand,
): Result<readonly GuestFact[], GuestProblem> {
  if ('name' in command && !isName(command.name)) return no('bad-name');
  if (command.type === 'arrive') return guest ? no('known-already') : ok([command]);
  if (!guest) return no('unknown-guest');
  const dismissed = (hashes: readonly string[]) =>
    hashes.map((hash) => ({ type: 'dismiss' as const, hash }));
  switch (command.type) {
    case 'rename':
      return command.name === guest.name ? ok([]) : ok([command]);
    case 'admit':
      return ok([command, ...dismissed(guest.hashes.slice(0, -(MOST_TOKENS - 1)))]);
    case 'dismiss':
      return ok(dismissed(guest.hashes.filter((hash) => hash !== command.except)));
  }
}

/** The guest after one fact more; undefined before anybody has come. */
export function foldGuest(guest: Guest | undefined, fact: GuestFact): Guest | undefined {
  if (fact.type === 'arrive') return { name: fact.name, program: fact.program, hashes: [] };
  if (!guest) return undefined;
  switch (fact.type) {
    case 'rename':
      return { ...guest, name: fact.name };
    case 'admit':
      return { ...guest, hashes: [...guest.hashes, fact.hash] };
    case 'dismiss':
      return { ...guest, hashes: guest.hashes.filter((hash) => hash !== fact.hash) };
  }
}
