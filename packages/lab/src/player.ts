import { type Bot, type Budget, levels, randomBot } from '@overtrick/bots';
import { deriveSeed, FastRandom, nearest, no, ok, type Result } from '@overtrick/engine';

/** Who sits in a seat, and how much thought a decision may take. */
export interface Player {
  readonly bot: Bot;
  readonly budget: Budget;
}

/** A player at work in one match. */
export interface Seated extends Player {
  readonly random: FastRandom;
  /** The random bot needs no view: it picks from the legal actions themselves. */
  readonly isRandom: boolean;
}

const SETTINGS = ['ms', 'worlds'] as const;

/** Reads a level with its settings, such as `club:worlds=200`. */
export function readPlayer(text: string): Result<Player, string> {
  const [level, ...settings] = text.split(/[:;]/);
  if (!Object.hasOwn(levels, level)) return no(unknown('bot', level, Object.keys(levels)));
  const budget: { ms?: number; worlds?: number } = {};
  for (const setting of settings) {
    const [, name, digits] = /^([^=]*)=(\d+)$/.exec(setting) ?? [];
    if (name === undefined || Number(digits) < 1) {
      return no(`"${setting}" is no setting of a bot; write ms=N or worlds=N, N from 1 up`);
    }
    const known = SETTINGS.find((each) => each === name);
    if (!known) return no(unknown('setting', name, SETTINGS));
    budget[known] = Number(digits);
  }
  return ok({ bot: levels[level], budget });
}

/** One bot for all seats, or one for each, divided by commas. */
export function readPlayers(text: string, players: number): Result<string[], string> {
  const written = text.split(',').map((each) => each.trim());
  if (written.length !== 1 && written.length !== players) {
    return no(`name one bot for all seats or ${players} of them, not ${written.length}`);
  }
  for (const each of written) {
    const player = readPlayer(each);
    if (!player.ok) return player;
  }
  return ok(Array.from({ length: players }, (_, seat) => written[seat] ?? written[0]));
}

/** Sits down for one match: each seat thinks with chance of its own, so that none disturbs another. */
export function seatPlayers(bots: readonly string[], matchSeed: string): Seated[] {
  return bots.map((text, seat) => {
    const player = readPlayer(text);
    if (!player.ok) throw new Error(player.error);
    const random = new FastRandom(deriveSeed(matchSeed, `bot/${seat}`));
    return { ...player.value, random, isRandom: player.value.bot === randomBot };
  });
}

function unknown(what: string, word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `there is no ${what} "${word}".${hint} Known: ${known.join(', ')}`;
}
