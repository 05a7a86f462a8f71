import { readFileSync } from 'node:fs';
import {
  type Game,
  type Layout,
  openMatch,
  perft,
  type Setup,
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
import { type Io, reason, usage } from '../io.ts';
import { columns, duration, Style, whole } from '../style.ts';

interface Flags {
  readonly players?: string;
  readonly seed: string;
  readonly layout?: string;
  readonly dealer?: string;
  readonly deal: string;
  readonly depth: string;
  readonly set?: readonly string[];
}

export function perftCommand(io: Io): Command {
  return new Command('perft')
    .summary('count the sequences of actions that a deal allows')
    .description(
      'Counts, for each depth, the sequences of that many actions that the rules allow from the start ' +
        'of a deal; a deal that ends earlier counts once. A bid of several cards is several actions.',
    )
    .argument('<game>', gameNames.join(', '))
    .option('-p, --players <n>', 'how many play (default: 4, or as the layout has hands)')
    .option('-d, --depth <n>', 'how deep to count', '4')
    .option('-s, --seed <text>', 'where the cards come from', '0')
    .option('-l, --layout <file>', 'the cards from a JSON file instead: {"hands": [["R7", …], …]}')
    .option('--dealer <seat>', 'who deals (default: from the seed; 0 with a layout)')
    .option('--deal <n>', 'which deal of the match, from 0', '0')
    .option('--set <name=value>', 'change a rule; may be given several times', collect)
    .addHelpText(
      'after',
      `
Examples:
  overtrick perft mu --players 4 --seed 7 --depth 5
  overtrick perft mu --layout cards.json --depth 8`,
    )
    .action((name: string, flags: Flags) => run(io, readGame(name), flags));
}

function run(io: Io, game: Game, flags: Flags): void {
  const depth = readWhole('--depth', flags.depth, 0, 1000);
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
  const players = readPlayerCount(game, flags.players ?? layout?.hands.length.toString());
  const options = readSettings(game, players, flags.set ?? []);
  const seed = seedFromText(flags.seed);
  const drawn = layout ? 0 : new StreamRandom(seed, 'dealer').below(players);
  const dealer =
    flags.dealer === undefined ? drawn : readWhole('--dealer', flags.dealer, 0, players - 1);
  const deal = readWhole('--deal', flags.deal, 0, 1000);
  const setup = { ...openMatch(game, players, options, dealer).setup, deal };
  return layout
    ? lay(game, setup, layout)
    : game.deal(setup, new StreamRandom(seed, `deal/${deal}`));
}

function readLayout(file: string): Layout {
  let value: Partial<Layout> | null;
  try {
    value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Layout> | null;
  } catch (error) {
    throw usage(`cannot read ${file}: ${reason(error)}`);
  }
  const hands: unknown = value?.hands;
  const isFine = Array.isArray(hands) && hands.length > 0 && hands.every(isHand);
  if (!isFine) throw usage(`${file} has no "hands": a list with a list of cards for each seat`);
  return value as Layout;
}

function isHand(value: unknown): boolean {
  return Array.isArray(value) && value.every((card) => typeof card === 'string');
}

/** Fewer cards than the game deals are welcome here, but no others than it has. */
function lay(game: Game, setup: Setup, layout: Layout): unknown {
  const { hands } = layout;
  if (hands.length !== setup.players) {
    throw usage(`the layout has ${hands.length} hands, not ${setup.players}`);
  }
  const left = [...game.deck(setup)];
  for (const card of hands.flat()) {
    const at = left.indexOf(card);
    if (at < 0) throw usage(`the layout has the card "${card}", or has it too often`);
    left.splice(at, 1);
  }
  if (hands.some((hand) => hand.length !== hands[0].length)) {
    throw usage('the layout gives the seats hands of different sizes');
  }
  return game.lay(setup, layout);
}
