import {
  type Game,
  type GameRecord,
  games,
  type Move,
  plainText,
  type Seat,
} from '@overtrick/engine';
import { logOf, sceneOf, tableOf } from '@overtrick/table';
import { Command } from 'commander';
import { readWhole } from '../arguments.ts';
import { broughtGame } from '../brought.ts';
import type { Io } from '../io.ts';
import { Console } from '../terminal/console.ts';
import { ReplaySession } from '../terminal/replay.ts';
import { narrate } from '../terminal/scene.ts';

interface ReplayOptions {
  readonly deal: string;
  readonly seat: string;
  readonly json?: boolean;
}

export function replayCommand(io: Io): Command {
  return new Command('replay')
    .summary('step through a game that was played')
    .description(
      'Shows a recorded game moment by moment: by card, trick and deal, with any eyes, or with all cards open. Into a pipe ' +
        'it tells every move in a line, and after each deal its scores; with --json, in an object. Exit code 1: the game breaks a rule, told with place ' +
        'and clause; 2: it cannot be read.',
    )
    .argument('<file>', 'a record, or a link that holds a game; - is standard input')
    .option('-d, --deal <n>', 'begin with this deal', '0')
    .option('-s, --seat <n>', 'look with the eyes of this seat', '0')
    .option('--json', 'one object a move: deal, move, seat, made, says')
    .addHelpText(
      'after',
      `
Deals, moves and seats are counted from 0, as records count them.

Examples:
  overtrick replay game.json
  overtrick replay game.json --json | head`,
    )
    .action(async (file: string, { json = false, ...options }: ReplayOptions) => {
      const record = await broughtGame(file, io);
      const eyes = readWhole('--seat', options.seat, 0, record.players - 1);
      const deal = readWhole('--deal', options.deal, 0, record.deals.length - 1);
      if (json || !io.out.isTTY || file === '-') return tell(record, { deal, eyes, json }, io);
      const console = new Console(io);
      const start = { deal, move: 0, eyes };
      await new ReplaySession(gameOf(record), record, console, start).run();
      console.close();
    });
}

function gameOf({ game }: GameRecord): Game {
  const found = games.find(({ name }) => name === game);
  if (!found) throw new Error(`the record of ${game} was judged without its rules`);
  return found;
}

interface ToldFrom {
  /** Nothing is told of the deals before it. */
  readonly deal: number;
  readonly eyes: Seat;
  readonly json: boolean;
}

/** One move, and what is said of it. */
interface ToldMove {
  readonly deal: number;
  readonly move: number;
  readonly made: Move;
  readonly says: readonly string[];
}

/** Every move, for other programs or for reading. */
function tell(record: GameRecord, { deal, eyes, json }: ToldFrom, io: Io): void {
  for (const told of movesIn(record, eyes)) {
    if (told.deal < deal) continue;
    io.out.write(json ? `${JSON.stringify(lineOf(told))}\n` : wordsOf(record, told));
  }
}

/** A move in a line; between which deal begins, and what came of it. */
function wordsOf({ deals, names }: GameRecord, { deal, move, says }: ToldMove): string {
  const { moves, scores, totals } = deals[deal];
  const heading = move === 0 ? [`Deal ${deal}`] : [];
  const result = scores.map(
    (score, seat) => `${names?.[seat] || `seat ${seat}`}: ${score} (${totals[seat]} in all)`,
  );
  const isLast = move === moves.length - 1 && result.length > 0;
  const ending = isLast ? [`Scores: ${result.join(', ')}`] : [];
  return [...heading, says.join(' '), ...ending].map((line) => `${plainText(line)}\n`).join('');
}

function lineOf({ deal, move, made, says }: ToldMove): object {
  const { seat, ...rest } = made;
  return { deal, move, seat, made: rest, says };
}

function* movesIn(record: GameRecord, eyes: Seat): Generator<ToldMove> {
  const game = gameOf(record);
  const [first, ...rest] = logOf(record, game.version);
  const table = tableOf(game, [first]);
  if (!table.ok) throw new Error(table.error);
  let [deal, move, heard] = [-1, 0, 0];
  for (const entry of rest) {
    table.value.fold(entry);
    const { story, neighbours } = sceneOf(table.value, eyes);
    const [fact] = entry.facts;
    if (fact.type === 'play') {
      const names = neighbours.map((each) => each?.name ?? '');
      const says = narrate(game, story.slice(heard), names);
      yield { deal, move: move++, made: fact.move, says };
    } else [deal, move] = [deal + 1, 0];
    heard = story.length;
  }
}
