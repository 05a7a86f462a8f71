import { judge } from '@overtrick/bots';
import { type GameRecord, games } from '@overtrick/engine';
import { decisionsIn, type MoveVerdict, verdictOf } from '@overtrick/table/analysis';
import { Command } from 'commander';
import { readWhole } from '../arguments.ts';
import { broughtGame } from '../brought.ts';
import type { Io } from '../io.ts';
import { openJson, openVerdictsIn, openWords } from '../open-cards.ts';
import { jsonOf, summaryWords, verdictWords } from '../verdicts.ts';

interface AnalyseOptions {
  readonly deal?: string;
  readonly seat?: string;
  readonly worlds: string;
  readonly json?: boolean;
  readonly open?: boolean;
  readonly limit: string;
}

const MOST_LIMIT = 600;
const MOST_WORLDS = 10_000;

export function analyseCommand(io: Io): Command {
  return new Command('analyse')
    .summary('say what every decision of a game was worth')
    .description(
      'Judges the decisions of a recorded game from nothing but what their seat could know then: every choice in the same likely deals. ' +
        'What surely loses more than one may is marked. Exit code 1: the game breaks a rule; 2: it cannot be read.',
    )
    .argument('<file>', 'a record, or a link that holds a game; - is standard input')
    .option('-d, --deal <n>', 'only this deal')
    .option('-s, --seat <n>', 'only this seat')
    .option('-w, --worlds <n>', 'in how many likely deals every choice is tried', '300')
    .option(
      '--open',
      'instead: what could have been taken with all cards open, from the last eight tricks on',
    )
    .option('-l, --limit <s>', 'with --open: so many seconds a position at most', '5')
    .option('--json', 'one object a decision; docs/analysis.md says what is in it')
    .addHelpText(
      'after',
      `
Deals, moves and seats are counted from 0, as records count them.

Examples:
  overtrick analyse game.json --deal 3 --seat 2
  overtrick analyse game.json --deal 0 --open
  overtrick analyse game.json --json | head -1`,
    )
    .action(async (file: string, options: AnalyseOptions) => {
      const record = await broughtGame(file, io);
      const wanted = {
        deal: chosen('--deal', options.deal, record.deals.length),
        seat: chosen('--seat', options.seat, record.players),
      };
      if (options.open) return tellOpen(record, wanted.deal, options, io);
      const worlds = readWhole('--worlds', options.worlds, 20, MOST_WORLDS);
      const verdicts: MoveVerdict[] = [];
      for (const verdict of verdictsIn(record, wanted, worlds)) {
        verdicts.push(verdict);
        if (options.json) io.out.write(`${JSON.stringify(jsonOf(verdict, record))}\n`);
        else if (verdict.mark > 0) io.out.write(`${verdictWords(verdict, record)}\n`);
      }
      if (!options.json) io.out.write(`${summaryWords(verdicts, worlds)}\n`);
    });
}

/** Apart from all else: here every card is known. */
function tellOpen(
  record: GameRecord,
  deal: number | undefined,
  { limit, json }: AnalyseOptions,
  io: Io,
): void {
  const ms = 1000 * readWhole('--limit', limit, 1, MOST_LIMIT);
  for (const verdict of openVerdictsIn(record, deal, ms)) {
    const line = json ? JSON.stringify(openJson(verdict)) : openWords(verdict, record);
    io.out.write(`${line}\n`);
  }
}

function chosen(option: string, text: string | undefined, count: number): number | undefined {
  return text === undefined ? undefined : readWhole(option, text, 0, count - 1);
}

function* verdictsIn(
  record: GameRecord,
  wanted: { deal: number | undefined; seat: number | undefined },
  worlds: number,
): Generator<MoveVerdict> {
  const game = games.find(({ name }) => name === record.game);
  if (!game) return;
  for (const decision of decisionsIn(game, record, wanted)) {
    const seed = `${decision.deal}/${decision.move}`;
    const judgement = judge(decision.view, [decision.made], { worlds, seed });
    const verdict = judgement && verdictOf(decision, judgement);
    if (verdict) yield verdict;
  }
}
