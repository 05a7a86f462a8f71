// Takes whole games from one browser to another: what was kept of them, packed into one text.
import { no, ok, type Result } from '@overtrick/engine';
import { trustEntries } from '@overtrick/table';
import { chance } from './chance.ts';
import { isKept, lineOf } from './kept.ts';
import type { Problem } from './protocol.ts';
import type { Surroundings } from './surroundings.ts';

const OWNER_BYTES = 8;
/** No game is longer, unpacked. */
const MOST_CHARACTERS = 8_000_000;

/** A finished game as one text. */
export async function packed(
  id: string,
  { archive }: Surroundings,
): Promise<Result<string, Problem>> {
  const kept = await archive.find(id);
  if (!kept) return no({ gone: 'there is no such game' });
  const log = await archive.logOf(id, kept.owner, () => {}).read(id, 1);
  if (log.length === 0) return no({ problem: 'it was kept by an older page' });
  return ok(await squeezed(JSON.stringify({ line: lineOf(kept), log })));
}

/** Puts such a game where the others are, unless it is there. Nothing that is in it is trusted. */
export async function unpacked(
  text: string,
  { archive }: Surroundings,
): Promise<Result<null, Problem>> {
  const { line, log } = Object(JSON.parse(await released(text)));
  const owner = chance(OWNER_BYTES);
  const kept: unknown = { ...Object(line), owner };
  if (!isKept(kept) || !kept.summary.over || !Array.isArray(log))
    return no({ problem: 'this is no finished game' });
  const { id, when, summary } = kept;
  if (await archive.find(id)) return ok(null);
  const entries = trustEntries(log, 1);
  await archive.begin({ id, owner, when, summary });
  await archive.logOf(id, owner, () => {}).adopt(id, entries);
  return ok(null);
}

async function squeezed(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

async function released(text: string): Promise<string> {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = stream.pipeThrough(new TextDecoderStream()).getReader();
  const parts: string[] = [];
  let length = 0;
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    parts.push(value ?? '');
    length += value?.length ?? 0;
    if (length > MOST_CHARACTERS) throw new Error('no game is so long');
  }
  return parts.join('');
}
