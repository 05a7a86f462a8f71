import { levels } from '@overtrick/bots';
import {
  assign,
  game as findGame,
  type Game,
  games,
  nearest,
  no,
  ok,
  type Result,
} from '@overtrick/engine';
import { cutList, isProgram, readProgram } from '@overtrick/lab';
import { checkSeating, type Seating } from '@overtrick/table';
import { houseWith } from './guests.ts';

/** How a new table is asked for on the command line, as typed. */
export interface PlayRequest {
  readonly game?: string | undefined;
  readonly players?: string | undefined;
  readonly seat: string;
  readonly seed?: string | undefined;
  readonly set: readonly string[];
  readonly bots?: string | undefined;
}

const USUAL_PLAYERS = 4;
const PERSON = 'You';
/** With letters of their own, so that one is enough to name a partner. */
const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus', 'Hana'];

export const levelNames: readonly string[] = Object.keys(levels);
export const gameNames: readonly string[] = games.map(({ name }) => name);

/** A table as it was asked for, or what is wrong with the request. */
export function seatingFor(request: PlayRequest): Result<Seating, string> {
  const name = request.game?.toLowerCase();
  if (name === undefined) return no(`name a game: ${gameNames.join(', ')}`);
  const game = findGame(name);
  if (!game)
    return no(
      `there is no game "${name}".${meant(name, gameNames)} Games: ${gameNames.join(', ')}`,
    );
  const players = playersOf(game, request.players);
  const seat = readWhole(request.seat);
  if (!(seat >= 0 && seat < players)) {
    return no(`--seat takes a seat from 0 to ${players - 1}, not "${request.seat}"`);
  }
  const bots = botsOf(request.bots, players, seat);
  if (!bots.ok) return bots;
  const options = settingsOf(game, request.set);
  if (!options.ok) return options;
  return checkSeating(
    {
      game: name,
      players,
      options: options.value,
      ...(request.seed !== undefined && { seed: request.seed }),
      names: namesOf(players, seat),
      bots: bots.value,
    },
    houseWith(bots.value),
  );
}

/** What cannot be read as a count is left for `checkSeating` to refuse with the range. */
function playersOf({ seats: [fewest, most] }: Game, text: string | undefined): number {
  if (text === undefined) return Math.min(most, Math.max(fewest, USUAL_PLAYERS));
  return readWhole(text);
}

function readWhole(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : Number.NaN;
}

/** One level for all bots, or one for each, clockwise from the person's left. */
function botsOf(
  text: string | undefined,
  players: number,
  seat: number,
): Result<(string | null)[], string> {
  const strongest = levelNames[levelNames.length - 1];
  const asked = cutList(text ?? strongest).map((bot) => (isProgram(bot) ? bot : bot.toLowerCase()));
  const wrong = asked.map(botFault).find((fault) => fault !== undefined);
  if (wrong !== undefined) return no(wrong);
  if (asked.length !== 1 && asked.length !== players - 1) {
    return no(`--bots takes one level or ${players - 1}, not ${asked.length}`);
  }
  const bots = Array<string | null>(players).fill(null);
  for (let i = 1; i < players; i++) bots[(seat + i) % players] = asked[i - 1] ?? asked[0];
  return ok(bots);
}

function botFault(bot: string): string | undefined {
  if (isProgram(bot)) {
    const read = readProgram(bot);
    return read.ok ? undefined : read.error;
  }
  if (levelNames.includes(bot)) return undefined;
  const all = levelNames.join(', ');
  return `there is no level "${bot}".${meant(bot, levelNames)} Levels: ${all}`;
}

function settingsOf(
  game: Game,
  settings: readonly string[],
): Result<Record<string, unknown>, string> {
  let given: Record<string, unknown> = {};
  for (const setting of settings) {
    const next = assign(game, given, setting);
    if (!next.ok) return next;
    given = next.value;
  }
  return ok(given);
}

function namesOf(players: number, seat: number): string[] {
  const names = Array<string>(players).fill(PERSON);
  for (let i = 1; i < players; i++) names[(seat + i) % players] = NAMES[i - 1] ?? `Bot ${i}`;
  return names;
}

function meant(word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  return near === undefined ? '' : ` Did you mean ${near}?`;
}
