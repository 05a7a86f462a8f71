import { type Bot, type Budget, levels } from '@overtrick/bots';
import { deriveSeed, FastRandom, nearest, no, ok, type Result } from '@overtrick/engine';
import { cheat, seer } from './bots/cheat.ts';
import { ismcts, POLICIES } from './bots/ismcts.ts';
import type { Player } from './bots/player.ts';
import { thumbBot } from './bots/thumb.ts';
import { PLAYOUTS, variant } from './bots/variant.ts';
import { hasYesterday, yesterday } from './bots/yesterday.ts';
import { outsider } from './outsider/outsider.ts';
import { cutList, isProgram, type ProgramSpec, readProgram } from './programs/spec.ts';
import { programAt } from './programs/troupe.ts';

/** A player at work. */
export interface Seated extends Player {
  readonly random: FastRandom;
  /** How often somebody had to stand in for it. */
  failures: number;
}

type Settings = Readonly<Record<string, number | string>>;

/** What can be written after a name, and the player that comes of it. */
interface Kind {
  /** Numbers from 1 up, or one of some words. */
  readonly settings: Readonly<Record<string, 'count' | readonly string[]>>;
  make(settings: Settings): Player;
  /** Why it cannot be had, if it cannot. */
  lacks?(): string | undefined;
}

const BUDGET = { ms: 'count', worlds: 'count' } as const;

/** A bot that is sent a view, as everywhere. What it usually takes is in worlds here, for results last. */
function viewer(bot: Bot, settings: Budget): Player {
  const worlds = bot.usual?.worlds;
  const isOpen = settings.ms === undefined && settings.worlds === undefined;
  const budget = isOpen && worlds !== undefined ? { worlds } : settings;
  return {
    name: bot.name,
    isRandom: bot === levels.random,
    think: ({ game, state, seat }, random) => bot.think(game.view(state, seat), random, budget),
  };
}

/** Somebody's own program. It is asked by a message, and answers when it can. */
function asking(spec: ProgramSpec): Player {
  return {
    name: spec.text,
    isRandom: false,
    think: ({ game, state, seat }, random) =>
      programAt(spec, game, seat).think(game.view(state, seat), random),
  };
}

/** The levels that everybody can play against, and those that only the lab has. */
function kindOf(name: string): Kind | undefined {
  if (Object.hasOwn(levels, name)) {
    const bot = levels[name];
    return { settings: bot.usual ? BUDGET : {}, make: (settings) => viewer(bot, settings) };
  }
  return Object.hasOwn(INSIDERS, name) ? INSIDERS[name] : undefined;
}

const INSIDERS: Readonly<Record<string, Kind>> = {
  thumb: { settings: {}, make: () => viewer(thumbBot, {}) },
  ismcts: {
    settings: { ms: 'count', iterations: 'count', policy: POLICIES },
    make: (settings) => viewer(ismcts(settings), {}),
  },
  outsider: { settings: { worlds: 'count' }, make: (settings) => viewer(outsider, settings) },
  yesterday: {
    settings: BUDGET,
    make: (settings) => viewer(yesterday, settings),
    lacks: () => (hasYesterday() ? undefined : 'it is not built yet; run: npm run yesterday'),
  },
  variant: { settings: { ...BUDGET, playouts: PLAYOUTS }, make: variant },
  cheat: { settings: BUDGET, make: cheat },
  seer: { settings: BUDGET, make: seer },
};

/** Reads a level with its settings, such as `club:worlds=200`, or a program, such as `./mybot.mjs`. */
export function readPlayer(text: string): Result<Player, string> {
  if (isProgram(text)) {
    const program = readProgram(text);
    return program.ok ? ok(asking(program.value)) : program;
  }
  const [name, ...written] = text.split(/[:;]/);
  const kind = kindOf(name);
  if (!kind) return no(unknown('bot', name, [...Object.keys(levels), ...Object.keys(INSIDERS)]));
  const lack = kind.lacks?.();
  if (lack !== undefined) return no(lack);
  const settings: Record<string, number | string> = {};
  for (const setting of written) {
    const read = readSetting(setting, kind);
    if (!read.ok) return read;
    settings[read.value[0]] = read.value[1];
  }
  return ok(kind.make(settings));
}

function readSetting(text: string, { settings }: Kind): Result<[string, number | string], string> {
  const [, name, value] = /^([^=]*)=(.+)$/.exec(text) ?? [];
  if (Object.keys(settings).length === 0) return no(`this bot has no settings, not "${text}"`);
  if (name === undefined) return no(`"${text}" is no setting of a bot; write ${forms(settings)}`);
  if (!Object.hasOwn(settings, name)) return no(unknown('setting', name, Object.keys(settings)));
  const allowed = settings[name];
  if (allowed !== 'count') {
    return allowed.includes(value) ? ok([name, value]) : no(unknown(name, value, allowed));
  }
  if (/^\d+$/.test(value) && Number(value) >= 1) return ok([name, Number(value)]);
  return no(`"${text}" is no setting of a bot; write ${forms(settings)}`);
}

/** "ms=N or worlds=N, N from 1 up" */
function forms(settings: Kind['settings']): string {
  const written = Object.entries(settings).map(([name, allowed]) =>
    allowed === 'count' ? `${name}=N` : `${name}=${allowed.join('|')}`,
  );
  return `${written.join(' or ')}, N from 1 up`;
}

/** One bot for all seats, or one for each, divided by commas. */
export function readPlayers(text: string, players: number): Result<string[], string> {
  const written = cutList(text);
  if (written.length !== 1 && written.length !== players) {
    return no(`name one bot for all seats or ${players} of them, not ${written.length}`);
  }
  for (const each of written) {
    const player = readPlayer(each);
    if (!player.ok) return player;
  }
  return ok(Array.from({ length: players }, (_, seat) => written[seat] ?? written[0]));
}

/**
 * Sits down: each seat thinks with chance of its own, so that none disturbs another. Random players, who do
 * not think, may be given one for all.
 */
export function seatPlayers(bots: readonly string[], seed: string, luck?: FastRandom): Seated[] {
  return bots.map((text, seat) => {
    const player = readPlayer(text);
    if (!player.ok) throw new Error(player.error);
    const shared = player.value.isRandom ? luck : undefined;
    const random = shared ?? new FastRandom(deriveSeed(seed, `bot/${seat}`));
    return { ...player.value, random, failures: 0 };
  });
}

function unknown(what: string, word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `there is no ${what} "${word}".${hint} Known: ${known.join(', ')}`;
}
