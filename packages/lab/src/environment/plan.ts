import {
  game as findGame,
  type Game,
  games,
  isObject,
  isWhole,
  nearest,
  no,
  type Options,
  ok,
  quote,
  type Result,
  resolveOptions,
  seedFromText,
} from '@overtrick/engine';
import { readPlayer } from '../player.ts';
import { isProgram } from '../programs/spec.ts';

/** What tables are opened with: the same for all of them. */
export interface EnvironmentPlan {
  readonly game: Game;
  readonly players: number;
  readonly options: Options;
  readonly tables: number;
  /** 64 hexadecimal digits, from which all chance comes. */
  readonly seed: string;
  /** What ends with a score for everybody, and is followed by another: a deal by itself, or a whole match. */
  readonly episode: 'deal' | 'match';
  /** Whether a table opens the next episode by itself; else it waits until all are opened again. */
  readonly goesOn: boolean;
  /** By seat, a bot as people write it, or null for whoever steps. */
  readonly bots: readonly (string | null)[];
}

export const MOST_TABLES = 65_536;

const KNOWN = ['game', 'players', 'options', 'tables', 'seed', 'episode', 'goesOn', 'bots'];

/** Reads what somebody asks for; all but the game may be left out. */
export function readPlan(asked: unknown): Result<EnvironmentPlan, string> {
  if (!isObject(asked)) return no('tables are asked for by an object that names a game');
  const odd = Object.keys(asked).find((name) => !KNOWN.includes(name));
  if (odd !== undefined) return no(`there is no ${quote(odd)}; known: ${KNOWN.join(', ')}`);
  const game = findGame(String(asked.game));
  if (!game) return no(noGame(asked.game));
  const [fewest, most] = game.seats;
  const players = asked.players ?? Math.max(fewest, Math.min(4, most));
  if (!isWithin(players, fewest, most)) {
    return no(`${game.title} is for ${fewest} to ${most} players, not ${quote(players)}`);
  }
  const options = resolveOptions(game, players, asked.options ?? {});
  return options.ok ? readRest(asked, { game, players, options: options.value }) : options;
}

type PlanRules = Pick<EnvironmentPlan, 'game' | 'players' | 'options'>;

function readRest(
  asked: Readonly<Record<string, unknown>>,
  rules: PlanRules,
): Result<EnvironmentPlan, string> {
  const { tables = 1, seed = '1', episode = 'deal', goesOn = true } = asked;
  if (!isWithin(tables, 1, MOST_TABLES)) {
    return no(`tables are 1 to ${MOST_TABLES}, not ${quote(tables)}`);
  }
  if (typeof seed !== 'string' && typeof seed !== 'number')
    return no('a seed is a text or a number');
  if (episode !== 'deal' && episode !== 'match') {
    return no(`an episode is "deal" or "match", not ${quote(episode)}`);
  }
  if (typeof goesOn !== 'boolean') return no(`goesOn is true or false, not ${quote(goesOn)}`);
  const bots = readBots(asked.bots ?? [], rules.players);
  if (!bots.ok) return bots;
  const rest = { tables, seed: seedFromText(String(seed)), episode, goesOn, bots: bots.value };
  return ok({ ...rules, ...rest } as EnvironmentPlan);
}

function readBots(asked: unknown, players: number): Result<(string | null)[], string> {
  if (!Array.isArray(asked) || asked.length > players) {
    return no(`bots are a list of at most ${players}, with null for seats that you play`);
  }
  for (const bot of asked) {
    if (bot === null) continue;
    if (typeof bot !== 'string' || isProgram(bot)) return no(`${quote(bot)} is no bot of ours`);
    const player = readPlayer(bot);
    if (!player.ok) return player;
  }
  const bots = Array.from({ length: players }, (_, seat) => asked[seat] ?? null);
  return bots.includes(null) ? ok(bots) : no('one seat at least must be left to you: null');
}

function isWithin(value: unknown, least: number, most: number): value is number {
  return isWhole(value) && value >= least && value <= most;
}

function noGame(asked: unknown): string {
  const names = games.map(({ name }) => name);
  const near = typeof asked === 'string' ? nearest(asked, names) : undefined;
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `there is no game ${quote(asked)}.${hint} Known: ${names.join(', ')}`;
}
