import { knowledgeOf } from '@overtrick/bots';
import type { Game } from '@overtrick/engine';
import { benchOf, checkMarks } from '@overtrick/lab';
import { Command } from 'commander';
import { gameNames, readGame, readWhole } from '../arguments.ts';
import { INTERRUPTED, type Io } from '../io.ts';
import { type BenchFlags, benchOptions, gatherAll, readBench, readBot } from '../judged/flags.ts';
import { marksData, marksText } from '../judged/marks.ts';
import { Style } from '../style.ts';

interface Flags extends BenchFlags {
  readonly asked?: string;
  readonly apart: string;
}

/** In a clone: it measures what ships. */
export function marksCommand(io: Io, exit: (code: number) => void): Command {
  const command = new Command('marks')
    .summary('hold marks against a second judgement')
    .description(
      'Lets bots play and judges some of their decisions: how many moves are marked, and how many ' +
        'of these lose as much by a judgement in worlds of its own.',
    )
    .argument('<game>', gameNames.join(', '))
    .option('--asked <bot>', 'whose moves are judged in these deals (default: who plays)')
    .option('--apart <n>', 'one in so many decisions is judged', '5');
  return benchOptions(command).action(async (name: string, flags: Flags) =>
    exit(await run(io, readGame(name), flags)),
  );
}

async function run(io: Io, game: Game, flags: Flags): Promise<number> {
  const { seed, bots, worlds, deals, ...manner } = readBench(flags);
  const asked = readBot('--asked', flags.asked ?? bots);
  const apart = readWhole('--apart', flags.apart, 1, 1000);
  const bench = { ...benchOf(game, seed, { bots, worlds }), asked, apart };
  const found = await gatherAll(io, deals, { ...manner, progress: flags.progress }, (workforce) =>
    checkMarks(bench, deals, workforce),
  );
  if (!found) return INTERRUPTED;
  const { marksFrom = Number.POSITIVE_INFINITY } = knowledgeOf(game.name);
  if (flags.json) io.out.write(`${JSON.stringify(marksData(found, marksFrom), null, 2)}\n`);
  else io.out.write(marksText(found, marksFrom, new Style(io.out, io)));
  return 0;
}
