import { type Refusal, say } from '@overtrick/engine';
import { english } from '@overtrick/engine/english';
import type { DuplicateProblem } from './duplicates.ts';
import type { AccountsProblem } from './people/accounts.ts';
import type { CodeProblem } from './people/code.ts';
import type { KeptProblem } from './people/kept.ts';

/** Why the API does not do something. Pages say it in their own words, by its name. */
export type ApiProblem =
  | CodeProblem
  | AccountsProblem
  | KeptProblem
  | DuplicateProblem
  | 'malformed'
  | 'too-long'
  | 'no-path'
  | 'no-token'
  | 'foreign'
  | 'no-passkeys'
  | 'bad-endpoint'
  | 'no-table'
  | 'frozen'
  | 'bad-table'
  | 'not-yours'
  | 'refused'
  | 'trouble';

/** What each is answered with, and what it says to people who write programs. */
export const PROBLEMS: Readonly<Record<ApiProblem, readonly [status: number, message: string]>> = {
  malformed: [400, 'this is not what this path takes: see docs/protocol.md'],
  'too-long': [413, 'this is too long'],
  'no-path': [404, 'there is nothing here'],
  'no-token': [401, 'this takes a token of a guest: Authorization: Bearer …'],
  'too-often': [429, 'this was asked too often; wait a moment'],
  'no-table': [404, 'there is no such table, or it takes a link'],
  frozen: [503, 'something is wrong with this table; the others go on'],
  'bad-table': [422, 'no such table can be opened'],
  'not-yours': [403, 'this is for those who sat there'],
  refused: [409, 'the table does not allow it'],
  'no-set': [404, 'this is no set of deals, or it has another number of them'],
  'set-full': [409, 'as many have played this set as can be compared'],
  trouble: [503, 'this could not be done now; try it again'],
  'bad-name': [422, 'a name has 1 to 40 plain characters'],
  'known-already': [409, 'there is such a guest already'],
  'unknown-guest': [401, 'there is no such guest'],
  'no-device': [404, 'there is no such device of yours'],
  'has-account': [409, 'you have an account already'],
  'no-account': [409, 'you have no account'],
  'login-taken': [409, 'somebody has this name already'],
  'bad-login': [422, 'a name to sign in with has 1 to 40 plain characters'],
  'weak-passphrase': [422, 'a passphrase has at least 10 characters, and is not the name'],
  'wrong-login': [403, 'name and passphrase, or code, do not belong together'],
  'wrong-passkey': [403, 'this passkey does not open anything here'],
  'no-passkeys': [409, 'passkeys take https: see PUBLIC_URL in docs/server.md'],
  'last-way': [409, 'this is the only way into the account'],
  'too-many': [409, 'there are as many of these as anybody has'],
  'no-game': [404, 'no such game is kept'],
  'games-full': [409, 'no more games can be kept with this account'],
  'bad-endpoint': [422, 'notices are sent by https, to a name in the internet'],
  foreign: [403, 'pages of other origins may not ask this: see ORIGINS in docs/server.md'],
  'no-code': [404, 'there is no such code'],
  'code-used': [410, 'this code was used already'],
  'code-expired': [410, 'this code was good for ten minutes'],
};

/** Thrown where a request goes no further. */
export class ApiRefusal extends Error {
  readonly problem: ApiProblem;
  /** What a table has against it, if it is that. */
  readonly refusal: Refusal | undefined;

  constructor(problem: ApiProblem, more: { message?: string; refusal?: Refusal } = {}) {
    super(more.message ?? (more.refusal ? inWords(more.refusal) : PROBLEMS[problem][1]));
    this.problem = problem;
    this.refusal = more.refusal;
  }
}

/** For programs, and for people who have none. */
export function inWords({ why }: Refusal): string {
  return say({ words: { says: english } }, why);
}
