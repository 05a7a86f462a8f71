import type { GameRecord } from '@overtrick/engine';
import type { MoveVerdict } from '@overtrick/table/analysis';
import { Command } from 'commander';
import { type AnalysisAsk, balancesIn, verdictsIn } from '../analysed.ts';
import { readWhole } from '../arguments.ts';
import { balanceJson, balanceWords } from '../balances.ts';
import { broughtGame } from '../brought.ts';
import type { Io } from '../io.ts';
import { jsonOf, summaryWords, verdictWords } from '../verdicts.ts';

interface AnalyseOptions {
  readonly deal?: string;
  readonly seat?: string;
  readonly move?: string;
  readonly marks: string;
  readonly worlds: string;
  readonly json?: boolean;
}

const MOST_WORLDS = 10_000;
const LARGEST_MARK = 3;

export function analyseCommand(io: Io): Command {
  return new Command('analyse')
    .summary('say what every decision of a game was worth')
    .description(
      'Judges the decisions of a recorded game from nothing but what their seat could know then: every choice in the same likely deals. ' +
        'What surely loses more than one may is marked. Then, for each seat of a deal that is over, what of its result was in its cards, ' +
        'what in its own play, and how its chances changed. Exit code 1: the game breaks a rule; 2: it cannot be read.',
    )
    .argument('<file>', 'a record, or a link that holds a game; - is standard input')
    .option('-d, --deal <n>', 'only this deal')
    .option('-s, --seat <n>', 'only this seat')
    .option('-m, --move <n>', 'only the decision that is this move of its deal')
    .option('--marks <n>', 'tell only marks of this size and larger, from 1 to 3', '1')
    .option('-w, --worlds <n>', 'in how many likely deals every choice is tried', '300')
    .option(
      '--json',
      'one object a decision, then one a seat; docs/analysis.md says what is in them',
    )
    .addHelpText(
      'after',
      `
Deals, moves and seats are counted from 0, as records count them.

Examples:
  overtrick analyse game.json --deal 3 --seat 2
  overtrick analyse game.json --json | head -1`,
    )
    .action(async (file: string, options: AnalyseOptions) => {
      const record = await broughtGame(file, io);
      analyse(record, askOf(record, options), options, io);
    });
}

function askOf(record: GameRecord, options: AnalyseOptions): AnalysisAsk {
  const longest = Math.max(...record.deals.map(({ moves }) => moves.length));
  return {
    deal: chosen('--deal', options.deal, record.deals.length),
    seat: chosen('--seat', options.seat, record.players),
    move: chosen('--move', options.move, longest),
    worlds: readWhole('--worlds', options.worlds, 20, MOST_WORLDS),
  };
}

function chosen(option: string, text: string | undefined, count: number): number | undefined {
  return text === undefined ? undefined : readWhole(option, text, 0, count - 1);
}

/** Tells every verdict when it is there, and last what the seats owe to luck and what to themselves. */
function analyse(record: GameRecord, ask: AnalysisAsk, options: AnalyseOptions, { out }: Io): void {
  const least = readWhole('--marks', options.marks, 1, LARGEST_MARK);
  const verdicts: MoveVerdict[] = [];
  for (const verdict of verdictsIn(record, ask)) {
    verdicts.push(verdict);
    if (options.json) out.write(`${JSON.stringify(jsonOf(verdict, record))}\n`);
    else if (verdict.mark >= least) out.write(`${verdictWords(verdict, record)}\n`);
  }
  for (const balance of balancesIn(record, ask, verdicts)) {
    if (options.json) out.write(`${JSON.stringify(balanceJson(balance))}\n`);
    else out.write(`${balanceWords(balance, record)}\n`);
  }
  if (!options.json) out.write(`${summaryWords(verdicts, ask.worlds, record)}\n`);
}
