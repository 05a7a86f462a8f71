import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knowledgeOf } from '@overtrick/bots';
import type { Game } from '@overtrick/engine';
import {
  benchOf,
  fitOdds,
  forecastOdds,
  type OddsForecast,
  oddsSource,
  testOdds,
} from '@overtrick/lab';
import { Command } from 'commander';
import { gameNames, readGame } from '../arguments.ts';
import { INTERRUPTED, type Io, usage } from '../io.ts';
import { type BenchFlags, benchOptions, gatherAll, readBench } from '../judged/flags.ts';
import { oddsData, oddsText } from '../judged/odds.ts';
import { Style } from '../style.ts';

interface Flags extends BenchFlags {
  readonly fit?: boolean;
  readonly into: string;
}

/** In a clone: it measures what ships, and writes sources. */
export function oddsCommand(io: Io, exit: (code: number) => void): Command {
  const command = new Command('odds')
    .summary('hold the odds of hints against what came of them')
    .description(
      'Lets bots play, tells the odds of each contract at some decision, and says by bands of a ' +
        'fifth how many were made. With --fit it learns from these deals how odds are to be told.',
    )
    .argument('<game>', gameNames.join(', '))
    .option('--fit', 'write how odds are told, instead of testing it')
    .option('--into <folder>', 'where the games of the bots are', 'packages/bots/src/games');
  return benchOptions(command).action(async (name: string, flags: Flags) =>
    exit(await run(io, readGame(name), flags)),
  );
}

async function run(io: Io, game: Game, flags: Flags): Promise<number> {
  const { seed, bots, worlds, deals, ...manner } = readBench(flags);
  const folder = join(flags.into, game.name);
  if (flags.fit && !existsSync(folder)) throw usage(`there is no folder ${folder} to write to`);
  const bench = benchOf(game, seed, { bots, worlds });
  const found = await gatherAll(io, deals, { ...manner, progress: flags.progress }, (workforce) =>
    forecastOdds(bench, deals, workforce),
  );
  if (!found) return INTERRUPTED;
  if (flags.fit) save(io, game, found, folder, commandOf(game, flags));
  else tell(io, game, found, flags);
  return 0;
}

function tell(io: Io, { name }: Game, found: readonly OddsForecast[], { json }: Flags): void {
  const test = testOdds(found, knowledgeOf(name).odds ?? {});
  if (json) io.out.write(`${JSON.stringify(oddsData(test), null, 2)}\n`);
  else io.out.write(oddsText(test, new Style(io.out, io)));
}

function commandOf({ name }: Game, { deals, seed, bots, worlds }: Flags): string {
  return `npm run odds -- ${name} --fit --deals ${deals} --seed ${seed} --bots ${bots} --worlds ${worlds}`;
}

function save(
  io: Io,
  { title }: Game,
  found: readonly OddsForecast[],
  folder: string,
  command: string,
): void {
  const path = join(folder, 'odds.ts');
  writeFileSync(path, oddsSource(fitOdds(found), command));
  io.out.write(`${title}: ${path}, from ${found.length} forecasts\n`);
}
