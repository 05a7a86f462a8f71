import { no, ok, type Result } from '@overtrick/engine';
import type { AnyEntry } from '@overtrick/table';

/** A code by which somebody comes in on another device. It has a log of its own, in which it is used once. */
export type CodeCommand =
  | {
      readonly type: 'issue';
      readonly guest: string;
      readonly until: number;
      readonly epoch?: number;
    }
  | { readonly type: 'use'; readonly now: number };

export type CodeFact =
  | {
      readonly type: 'issue';
      readonly guest: string;
      readonly until: number;
      /** How often all devices of that guest had been sent away by then. */
      readonly epoch?: number;
    }
  | { readonly type: 'use' };

export type CodeEntry = AnyEntry<CodeCommand, CodeFact>;

export interface Code {
  readonly guest: string;
  readonly until: number;
  readonly epoch: number;
  readonly isUsed: boolean;
}

export type CodeProblem = 'no-code' | 'code-used' | 'code-expired';

export function decideCode(
  code: Code | undefined,
  command: CodeCommand,
): Result<readonly CodeFact[], CodeProblem> {
  if (command.type === 'issue') return code ? no('code-used') : ok([command]);
  if (!code) return no('no-code');
  if (code.isUsed) return no('code-used');
  return command.now > code.until ? no('code-expired') : ok([{ type: 'use' }]);
}

export function foldCode(code: Code | undefined, fact: CodeFact): Code | undefined {
  if (fact.type === 'issue') {
    const { guest, until, epoch = 0 } = fact;
    return { guest, until, epoch, isUsed: false };
  }
  return code && { ...code, isUsed: true };
}
