import { type Game, type GameRecord, MOST_BYTES, ok, type Result, replay } from '@overtrick/engine';
import { recordIn } from './link.ts';
import { type BroughtFault, troubled } from './trouble.ts';
import { placeOfTrouble } from './unclosed.ts';

/** What leads to a game that a link holds, behind the address of a page. */
export const SHARED = '#/shared/';

const LINK = /#\/shared\/([\w-]+)/;
const CODE = /^[\w-]+$/;

/** Where a page at this address shows a game. */
export function linkTo(page: string, code: string): string {
  return `${page.replace(/#.*$/, '')}${SHARED}${code}`;
}

/**
 * What somebody brings as text: a record, a link, or what stands in a link behind its sign. Anything may be in it, and nothing has been judged.
 */
export async function brought(text: string): Promise<Result<unknown, BroughtFault>> {
  if (text.length > MOST_BYTES) return troubled({ kind: 'heavy' });
  const trimmed = text.trim();
  if (trimmed === '') return troubled({ kind: 'empty' });
  const [, code] = LINK.exec(trimmed) ?? [];
  if (code !== undefined) return recordIn(code);
  if (CODE.test(trimmed)) return recordIn(trimmed);
  if (!trimmed.startsWith('{')) return troubled({ kind: 'strange' });
  try {
    return ok(JSON.parse(trimmed));
  } catch {
    return troubled(placeOfTrouble(trimmed));
  }
}

/** The same, played through the rules of these games: what is wrong is told with its place and clause. */
export async function judged(
  text: string,
  games: readonly Game[],
): Promise<Result<GameRecord, BroughtFault>> {
  const found = await brought(text);
  if (!found.ok) return found;
  const played = replay(found.value, games);
  return played.ok ? ok(played.value.record) : played;
}
