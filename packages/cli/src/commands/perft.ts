import {
  type Game,
  layPosition,
  type Options,
  openMatch,
  type Position,
  perft,
  plainText,
  StreamRandom,
  seedFromText,
} from '@overtrick/engine';
import { Command } from 'commander';
import {
  collect,
  gameNames,
  readGame,
  readPlayerCount,
  readSettings,
  readWhole,
} from '../arguments.ts';
import { type Io, usage } from '../io.ts';
import { isPositionFile, readJson, readPositions } from '../positions.ts';
import { columns, count, duration, Style, whole } from '../style.ts';

interface Flags {
  readonly players?: string;
  readonly seed: string;
  readonly layout?: string;
  readonly dealer?: string;
  readonly deal: string;
  readonly depth?: string;
  readonly set?: readonly string[];
}

const USUAL_DEPTH = '2';

export function perftCommand(io: Io, exit: (code: number) => void): Command {
  return new Command('perft')
    .summary('count the sequences of moves that a deal allows')
    .description(
      'Counts, for each depth, the sequences of that many moves that the rules allow from a position; ' +
        'a deal that ends earlier counts once. A file of positions with their counts is counted again: ' +
        'exit code 1 says that a count differs.',
    )
    .argument('<game or file>', `${gameNames.join(', ')}, or a .json file of positions`)
    .option('-p, --players <n>', 'how many play (default: 4, or as the layout has hands)')
    .option('-d, --depth <n>', `how deep to count (default: ${USUAL_DEPTH}, or as the file does)`)
    .option('-s, --seed <text>', 'where the cards come from', '0')
    .option('-l, --layout <file>', 'the cards from a JSON file instead: {"hands": [["R7", …], …]}')
    .option('--dealer <seat>', 'who deals (default: from the seed; 0 with a layout)')
    .option('--deal <n>', 'which deal of the match, from 0', '0')
    .option('--set <name=value>', 'change a rule; may be given several times', collect)
    .addHelpText(
      'after',
      `
Examples:
  overtrick perft mu --players 4 --seed 7 --depth 3
  overtrick perft mu --layout cards.json --depth 8
  overtrick perft packages/engine/test/perft/mu.json`,
    )
    .action((name: string, flags: Flags) => {
      if (isPositionFile(name)) exit(recount(io, name, flags));
      else countOne(io, readGame(name), flags);
    });
}

function countOne(io: Io, game: Game, flags: Flags): void {
  const depth = readWhole('--depth', flags.depth ?? USUAL_DEPTH, 0, 1000);
  const state = openDeal(game, flags);
  const style = new Style(io.out, io);
  io.out.write(`${style.dim(columns([HEAD], [])[0])}\n`);
  for (let each = 0; each <= depth; each++) {
    const started = performance.now();
    const paths = perft(game, state, each);
    const time = duration(performance.now() - started);
    io.out.write(`${columns([[String(each), whole(paths), time].map(padTo)], [])[0]}\n`);
  }
}

const HEAD = ['depth', '       sequences', '     time'];

function padTo(text: string, column: number): string {
  return text.padStart(HEAD[column].length);
}

function openDeal(game: Game, flags: Flags): unknown {
  const layout = flags.layout === undefined ? undefined : readLayout(flags.layout);
  const players = readPlayerCount(game, flags.players ?? layout?.hands?.length?.toString());
  const options = readSettings(game, players, flags.set ?? []);
  const seed = seedFromText(flags.seed);
  const drawn = layout ? 0 : new StreamRandom(seed, 'dealer').below(players);
  const dealer =
    flags.dealer === undefined ? drawn : readWhole('--dealer', flags.dealer, 0, players - 1);
  const deal = readWhole('--deal', flags.deal, 0, dealsOf(game, players, options) - 1);
  if (!layout) {
    const setup = { ...openMatch(game, players, options, dealer).setup, deal };
    return game.deal(setup, new StreamRandom(seed, `deal/${deal}`));
  }
  const laid = layPosition({ ...layout, game: game.name, players, dealer, deal, options });
  if (!laid.ok) throw usage(`${flags.layout}: ${laid.error}`);
  return laid.value.state;
}

const MOST_DEALS = 1001;

/** How many deals a match can have, where they are counted. */
function dealsOf(game: Game, players: number, options: Options): number {
  const { setup, totals } = openMatch(game, players, options, 0);
  let deal = 0;
  while (deal + 1 < MOST_DEALS && !game.finished({ ...setup, deal }, totals)) deal++;
  return deal + 1;
}

function readLayout(file: string): Partial<Position> {
  const value = readJson(file);
  if (typeof value === 'object' && value !== null) return value;
  throw usage(`${file} is not an object with "hands"`);
}

/** Counts the positions of a file again, and says which counts differ. */
function recount(io: Io, file: string, { depth }: Flags): number {
  const most =
    depth === undefined ? Number.POSITIVE_INFINITY : readWhole('--depth', depth, 1, 1000);
  const style = new Style(io.out, io);
  let wrong = 0;
  const positions = readPositions(file);
  for (const { about, laid, counts } of positions) {
    const expected = counts.slice(0, most);
    const found = expected.map((_, i) => perft(laid.game, laid.state, i + 1));
    const isSame = found.join() === expected.join();
    if (!isSame) wrong++;
    const mark = isSame ? style.green('ok') : style.red('differs');
    io.out.write(
      `${mark}  ${laid.game.name}, ${plainText(about, 200)}: ${found.map(whole).join(' ')}\n`,
    );
    if (!isSame) io.out.write(`    the file says ${expected.map(whole).join(' ')}\n`);
  }
  io.out.write(`${count(positions.length, 'position')}, ${wrong} with other counts.\n`);
  return wrong > 0 ? 1 : 0;
}
