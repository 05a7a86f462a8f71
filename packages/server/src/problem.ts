import { type Refusal, say } from '@overtrick/engine';
import { english } from '@overtrick/engine/english';
import type { CodeProblem } from './people/code.ts';
import type { GuestProblem } from './people/guest.ts';

/** Why the API does not do something. Pages say it in their own words, by its name. */
export type ApiProblem =
  | CodeProblem
  | GuestProblem
  | 'malformed'
  | 'too-long'
  | 'no-path'
  | 'no-token'
  | 'too-often'
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
  trouble: [503, 'this could not be done now; try it again'],
  'bad-name': [422, 'a name has 1 to 40 plain characters'],
  'known-already': [409, 'there is such a guest already'],
  'unknown-guest': [401, 'there is no such guest'],
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
