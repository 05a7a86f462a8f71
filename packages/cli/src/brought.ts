import { readFile } from 'node:fs/promises';
import { type Fault, FORMAT, type GameRecord, games, plainText } from '@overtrick/engine';
import { judged } from '@overtrick/table/links';
import { codeOf, Failure, type Io, reason } from './io.ts';
import { textIn } from './lines.ts';

const REFUSED = 1;
const UNREAD = 2;

/** The game that somebody brings: a file, standard input or a link. What is wrong with it ends the command. */
export async function broughtGame(from: string, io: Io): Promise<GameRecord> {
  const text = from.includes('#/shared/') ? from : await textOf(from, io);
  const found = await judged(firstRecord(text), games);
  if (found.ok) return found.value;
  throw new Failure(plainText(faultWords(found.error)), REFUSED);
}

async function textOf(file: string, io: Io): Promise<string> {
  try {
    return file === '-' ? await textIn(io.input) : await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === undefined) throw error;
    throw new Failure(`cannot read ${plainText(file)}: ${reason(error)}`, UNREAD);
  }
}

/** Of many games, one a line, the first. */
function firstRecord(text: string): string {
  const [first, second] = text.trim().split('\n', 2);
  return second?.startsWith('{') && first.endsWith('}') ? first : text;
}

/** The place as records count it, what is wrong there, and the clause. */
function faultWords({ deal, move, clause, message }: Fault): string {
  const place = [
    ...(deal === undefined ? [] : [`deal ${deal}`]),
    ...(move === undefined ? [] : [`move ${move}`]),
  ].join(', ');
  return `this game cannot be shown: ${place && `${place}: `}${message} (${clause || FORMAT})`;
}
