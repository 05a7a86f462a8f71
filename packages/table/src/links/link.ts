// A whole game as a text that fits into a link (docs/links.md).
import { type DealRecord, type GameRecord, ok, type Result } from '@overtrick/engine';
import { ByteReader, ByteWriter, Unreadable } from './bytes.ts';
import { checksum } from './checksum.ts';
import { ChanceSource, type LinkSource } from './columns.ts';
import { EarlierSource } from './earlier.ts';
import { fromLetters, inLetters } from './letters.ts';
import { packed, unpacked } from './packing.ts';
import { unfold } from './read.ts';
import { type BroughtFault, troubled } from './trouble.ts';
import { compact } from './written.ts';

/** The first letter of a text: how the rest is written. What was read once is read for ever. */
const VERSION = '3';
const SOURCES: Readonly<Record<string, (whole: ByteReader) => Promise<LinkSource>>> = {
  1: earlierIn,
  2: earlierIn,
  [VERSION]: sourceIn,
};

/** Longer texts are cut off on their way, by people and by programs: such games travel as files. */
export const LONGEST_LINK = 2500;

/** What is read at all, and what may come out of it: far above the longest match that bots have played. */
const MOST_CHARACTERS = 200_000;
const MOST_UNPACKED = 4_000_000;

/**
 * The game as letters, digits, `-` and `_`. What its cards came from is left out if it would be too long otherwise: to see that
 * nobody meddled with the cards takes the file.
 */
export async function codeOf(record: GameRecord): Promise<string> {
  const whole = await written(record);
  return whole.length <= LONGEST_LINK ? whole : written(unsealed(record));
}

async function written(record: GameRecord): Promise<string> {
  const { head, coded, seals } = compact(record);
  const parts = new ByteWriter();
  parts.bytes(seals);
  parts.bytes(await packed(new TextEncoder().encode(head)));
  const inner = Uint8Array.of(...parts.done, ...coded);
  const whole = new ByteWriter();
  whole.bytes(inner);
  return VERSION + inLetters(Uint8Array.of(...checksum(inner), ...whole.done));
}

/** In which order cards were dealt says something only to those who know the seed. */
function unsealed({ seed: _, commitment: __, deals, ...record }: GameRecord): GameRecord {
  return { ...record, deals: deals.map(unsealedDeal) };
}

function unsealedDeal({ seed: _, commitment: __, entropy: ___, ...deal }: DealRecord): DealRecord {
  return { ...deal, hands: deal.hands.map((hand) => [...hand].sort()) };
}

/** What such a text holds, in the shape of a record: the rules have not judged it yet. */
export async function recordIn(code: string): Promise<Result<GameRecord, BroughtFault>> {
  if (code.length > MOST_CHARACTERS) return troubled({ kind: 'link-long' });
  if (code === '') return troubled({ kind: 'link-empty' });
  const read = Object.hasOwn(SOURCES, code[0]) && SOURCES[code[0]];
  if (!read) return troubled({ kind: /\d/.test(code[0]) ? 'link-newer' : 'link-unknown' });
  const bytes = new ByteReader(fromLetters(code.slice(1)));
  try {
    return ok(unfold(await read(bytes)));
  } catch (error) {
    return refusal(error, bytes, code.length);
  }
}

/** In our own words: what a browser says of it means nothing to anybody. */
function refusal(error: unknown, { needed, length }: ByteReader, at: number) {
  if (needed > length) return troubled({ kind: 'link-cut', at, of: charactersFor(needed) });
  const { message, isMuch } = error instanceof Unreadable ? error : { message: '', isMuch: false };
  return isMuch ? troubled({ kind: 'link-much' }) : troubled({ kind: 'link-damaged' }, message);
}

/** Behind the letter of the version. */
function charactersFor(bytes: number): number {
  return 1 + Math.ceil((4 * bytes) / 3);
}

async function earlierIn(whole: ByteReader): Promise<LinkSource> {
  const seals = new ByteReader(whole.bytes());
  return new EarlierSource(await unpacked(whole.bytes(), MOST_UNPACKED), seals);
}

async function sourceIn(whole: ByteReader): Promise<LinkSource> {
  const sum = [whole.byte(), whole.byte()];
  const inner = whole.bytes();
  const isSound = whole.isDone && checksum(inner).every((byte, at) => byte === sum[at]);
  if (!isSound) throw new Unreadable('it was changed');
  const parts = new ByteReader(inner);
  const [seals, head] = [parts.bytes(), parts.bytes()];
  const text = new TextDecoder().decode(await unpacked(head, MOST_UNPACKED));
  return new ChanceSource(text, new ByteReader(seals), parts.rest);
}
