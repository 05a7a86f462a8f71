import { readFile } from 'node:fs/promises';
import {
  commitment,
  type Fault,
  fieldsOf,
  type GameRecord,
  games,
  plainText,
  replay,
  seedOf,
} from '@overtrick/engine';
import { isStray, verdictOn } from '@overtrick/lab';
import { Command } from 'commander';
import { codeOf, type Io, reason } from '../io.ts';
import { textIn } from '../lines.ts';
import { count } from '../style.ts';

/** What it ends with: everything is as promised, something is not, or nothing could be looked at. */
const KEPT = 0;
const BROKEN = 1;
const UNREAD = 2;

export function verifyCommand(io: Io, exit: (code: number) => void): Command {
  return new Command('verify')
    .summary('check that the deals of a game were honest')
    .description(
      'Checks for every deal of a record that its seed is the one that was committed to before, and that its cards ' +
        'follow from that seed and from what players added to it (docs/deals.md). Exit code 0: all of them do; 1: one ' +
        'does not, or there is no seed; 2: the file cannot be read, or is no record.',
    )
    .argument('<file>', 'a record, as the page exports it; - is standard input')
    .option('--kept <commitment...>', 'commitments that you noted before the deals, in their order')
    .action(async (file: string, { kept = [] }: { kept?: readonly string[] }) => {
      const value = await readRecord(file, io);
      if (value === undefined) return exit(UNREAD);
      const problem = problemOf(value, kept);
      if (problem === undefined) for (const line of kindWords(value)) io.out.write(`${line}\n`);
      else io.out.write(`Not as promised: ${plainText(problem)}\n`);
      exit(problem === undefined ? KEPT : BROKEN);
    });
}

/** Undefined if there is nothing that could be a record; why not is told. */
async function readRecord(file: string, io: Io): Promise<unknown> {
  const cannot = (why: string): undefined => {
    io.err.write(`overtrick: cannot read ${plainText(file)}: ${plainText(why)}\n`);
  };
  try {
    const value = JSON.parse(file === '-' ? await textIn(io.input) : await readFile(file, 'utf8'));
    const { format } = fieldsOf(value);
    return format === undefined ? cannot('it is no record of a game') : value;
  } catch (error) {
    return cannot(codeOf(error) === undefined ? 'it is not JSON, and so no record' : reason(error));
  }
}

/** The first thing that is not as promised. */
function problemOf(value: unknown, kept: readonly string[]): string | undefined {
  const { fault, isSeeded } = verdictOn(value);
  if (fault) return faultWords(value, fault);
  if (!isSeeded) return 'there is no seed from which the cards could follow';
  for (const [deal, { seal, promised }] of seals(value).entries()) {
    const noted = kept[deal] ?? promised;
    if (seal === undefined) return `${nameOf(deal)}: there is no seed`;
    if (noted === undefined) return `${nameOf(deal)}: nothing was committed to`;
    if (noted.toLowerCase() !== seal)
      return `${nameOf(deal)}: the seed is not the one committed to`;
  }
  return undefined;
}

/** As people count, and as the page does. */
function nameOf(deal: number): string {
  return `deal ${deal + 1}`;
}

function faultWords(value: unknown, { deal, message }: Fault): string {
  if (deal === undefined) return message;
  if (isStray(value, deal)) return `${nameOf(deal)}: its hands do not follow from its seed`;
  return `${nameOf(deal)}: ${message}`;
}

function kindWords(value: unknown): string[] {
  const all = seals(value);
  const lines = all.map(({ seal, added }, deal) => {
    const from = added > 0 ? ` and from ${count(added, 'text')} that players added` : '';
    return `${nameOf(deal)}: commitment ${seal} kept, cards follow from the seed${from}`;
  });
  return [...lines, `${count(all.length, 'deal')}, every one as promised.`];
}

interface Sealed {
  /** What the seed commits to, and what was committed to. */
  readonly seal: string | undefined;
  readonly promised: string | undefined;
  /** How many texts players added. */
  readonly added: number;
}

/** By deal, for a record that has been judged. */
function seals(value: unknown): Sealed[] {
  const replayed = replay(value, games);
  const record: GameRecord | undefined = replayed.ok ? replayed.value.record : undefined;
  return (record?.deals ?? []).map((deal) => {
    const seed = record && seedOf(record, deal);
    return {
      seal: seed === undefined ? undefined : commitment(seed),
      promised: deal.commitment ?? record?.commitment,
      added: deal.entropy?.length ?? 0,
    };
  });
}
