import type { Bot, Budget, Levels } from '@overtrick/bots';
import { nearest, no, ok, type Result } from '@overtrick/engine';
import type { Player } from './bots/player.ts';

type Settings = Readonly<Record<string, number | string>>;

/** What can be written after a name, and the player that comes of it. */
export interface BotKind {
  /** Numbers from 1 up, or one of some words. */
  readonly settings: Readonly<Record<string, 'count' | readonly string[]>>;
  make(settings: Settings): Player;
  /** Why it cannot be had, if it cannot. */
  lacks?(): string | undefined;
}

/** Who comes when a bot is called by what people write, such as `club:worlds=200`. */
export type Casting = (text: string) => Result<Player, string>;

export const BUDGET = { ms: 'count', worlds: 'count' } as const;

/** A bot that is sent a view, as everywhere. What it usually takes is in worlds here, for results last. */
export function viewer(bot: Bot, settings: Budget, isRandom = false): Player {
  const worlds = bot.usual?.worlds;
  const isOpen = settings.ms === undefined && settings.worlds === undefined;
  const budget = isOpen && worlds !== undefined ? { worlds } : settings;
  return {
    name: bot.name,
    isRandom,
    think: ({ game, state, seat }, random) => bot.think(game.view(state, seat), random, budget),
  };
}

/** One of the levels that everybody can play against. */
function levelKind(levels: Levels, name: string): BotKind | undefined {
  if (!Object.hasOwn(levels, name)) return undefined;
  const bot = levels[name];
  return {
    settings: bot.usual ? BUDGET : {},
    make: (settings) => viewer(bot, settings, bot === levels.random),
  };
}

/** The levels, and whoever else there is by name. */
export function castingOf(levels: Levels, others: Readonly<Record<string, BotKind>> = {}): Casting {
  return (text) => {
    const [name, ...written] = text.split(/[:;]/);
    const kind =
      levelKind(levels, name) ?? (Object.hasOwn(others, name) ? others[name] : undefined);
    if (!kind) return no(unknown('bot', name, [...Object.keys(levels), ...Object.keys(others)]));
    const lack = kind.lacks?.();
    if (lack !== undefined) return no(lack);
    const settings: Record<string, number | string> = {};
    for (const setting of written) {
      const read = readSetting(setting, kind);
      if (!read.ok) return read;
      settings[read.value[0]] = read.value[1];
    }
    return ok(kind.make(settings));
  };
}

function readSetting(
  text: string,
  { settings }: BotKind,
): Result<[string, number | string], string> {
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
function forms(settings: BotKind['settings']): string {
  const written = Object.entries(settings).map(([name, allowed]) =>
    allowed === 'count' ? `${name}=N` : `${name}=${allowed.join('|')}`,
  );
  return `${written.join(' or ')}, N from 1 up`;
}

function unknown(what: string, word: string, known: readonly string[]): string {
  const near = nearest(word, known);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `there is no ${what} "${word}".${hint} Known: ${known.join(', ')}`;
}

/** Cuts a list at its commas; one that belongs to a command is written `\\,`. */
export function cutList(text: string): string[] {
  return text.split(/(?<!\\),/).map((each) => each.replaceAll('\\,', ',').trim());
}

/** One bot for all seats, or one for each, divided by commas. */
export function castAll(cast: Casting, text: string, players: number): Result<string[], string> {
  const written = cutList(text);
  if (written.length !== 1 && written.length !== players) {
    return no(`name one bot for all seats or ${players} of them, not ${written.length}`);
  }
  for (const each of written) {
    const player = cast(each);
    if (!player.ok) return player;
  }
  return ok(Array.from({ length: players }, (_, seat) => written[seat] ?? written[0]));
}
