// A whole game as a text that fits into a link (docs/links.md).
import {
  type DealRecord,
  type Fault,
  FORMAT,
  type GameRecord,
  messageOf,
  no,
  ok,
  type Result,
} from '@overtrick/engine';
import { castIn } from '../cast.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import { fromLetters, inLetters } from './letters.ts';
import { packed, unpacked } from './packing.ts';
import { unfold } from './read.ts';
import { compact } from './written.ts';

/** The first letter of a text: how the rest is written. What was read once is read for ever. */
const VERSIONS = { plain: '1', withBots: '2' };

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
  const { packable, seals } = compact(record);
  const whole = new ByteWriter();
  whole.bytes(seals);
  whole.bytes(await packed(packable));
  const version = castIn(record) ? VERSIONS.withBots : VERSIONS.plain;
  return version + inLetters(whole.done);
}

/** In which order cards were dealt says something only to those who know the seed. */
function unsealed({ seed: _, commitment: __, deals, ...record }: GameRecord): GameRecord {
  return { ...record, deals: deals.map(unsealedDeal) };
}

function unsealedDeal({ seed: _, commitment: __, entropy: ___, ...deal }: DealRecord): DealRecord {
  return { ...deal, hands: deal.hands.map((hand) => [...hand].sort()) };
}

/** What such a text holds, in the shape of a record: the rules have not judged it yet. */
export async function recordIn(code: string): Promise<Result<GameRecord, Fault>> {
  if (code.length > MOST_CHARACTERS) return fault('it is longer than any link of ours');
  if (!Object.values(VERSIONS).includes(code[0])) return fault(versionWords(code[0]));
  try {
    const whole = new ByteReader(fromLetters(code.slice(1)));
    const seals = whole.bytes();
    const packable = await unpacked(whole.bytes(), MOST_UNPACKED);
    return ok(unfold({ packable, seals }));
  } catch (error) {
    return fault(`it is damaged or cut off (${messageOf(error)})`);
  }
}

function fault(why: string): { ok: false; error: Fault } {
  return no({ clause: FORMAT, message: `the link cannot be read: ${why}` });
}

function versionWords(letter: string | undefined): string {
  if (letter === undefined) return 'it is empty';
  return /[3-9]/.test(letter) ? 'it was made by a newer version' : 'no game begins so';
}
