import {
  type Fault,
  FORMAT,
  type Game,
  type GameRecord,
  MOST_BYTES,
  messageOf,
  no,
  ok,
  type Result,
  replay,
} from '@overtrick/engine';
import { recordIn } from './link.ts';

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
export async function brought(text: string): Promise<Result<unknown, Fault>> {
  if (text.length > MOST_BYTES) return fault(`a record has at most ${MOST_BYTES / 1e6} MB`);
  const trimmed = text.trim();
  if (trimmed === '') return fault('there is nothing in it');
  const [, code] = LINK.exec(trimmed) ?? [];
  if (code !== undefined) return recordIn(code);
  if (CODE.test(trimmed)) return recordIn(trimmed);
  try {
    return ok(JSON.parse(trimmed));
  } catch (error) {
    return fault(`it is neither a record nor a link: ${messageOf(error)}`);
  }
}

/** The same, played through the rules of these games: what is wrong is told with its place and clause. */
export async function judged(
  text: string,
  games: readonly Game[],
): Promise<Result<GameRecord, Fault>> {
  const found = await brought(text);
  if (!found.ok) return found;
  const played = replay(found.value, games);
  return played.ok ? ok(played.value.record) : played;
}

function fault(message: string): { ok: false; error: Fault } {
  return no({ clause: FORMAT, message });
}
