import { levels } from '@overtrick/bots';
import { deriveSeed, FastRandom, ok, type Result } from '@overtrick/engine';
import { cheat, seer } from './bots/cheat.ts';
import { ismcts, POLICIES } from './bots/ismcts.ts';
import type { Player, Seated } from './bots/player.ts';
import { thumbBot } from './bots/thumb.ts';
import { VARIANT, variant } from './bots/variant.ts';
import { hasYesterday, yesterday } from './bots/yesterday.ts';
import { type BotKind, BUDGET, castAll, castingOf, viewer } from './casting.ts';
import { outsider } from './outsider/outsider.ts';
import { isProgram, type ProgramSpec, readProgram } from './programs/spec.ts';
import { programAt } from './programs/troupe.ts';

/** Somebody's own program. It is asked by a message, and answers when it can. */
function asking(spec: ProgramSpec): Player {
  return {
    name: spec.text,
    isRandom: false,
    think: ({ game, state, seat }, random) =>
      programAt(spec, game, seat).think(game.view(state, seat), random),
  };
}

/** Those that only the lab has. */
const INSIDERS: Readonly<Record<string, BotKind>> = {
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
  variant: { settings: { ...BUDGET, ...VARIANT }, make: variant },
  cheat: { settings: BUDGET, make: cheat },
  seer: { settings: BUDGET, make: seer },
};

const cast = castingOf(levels, INSIDERS);

/** Reads a level with its settings, such as `club:worlds=200`, or a program, such as `./mybot.mjs`. */
export function readPlayer(text: string): Result<Player, string> {
  if (!isProgram(text)) return cast(text);
  const program = readProgram(text);
  return program.ok ? ok(asking(program.value)) : program;
}

/** One bot for all seats, or one for each, divided by commas. */
export function readPlayers(text: string, players: number): Result<string[], string> {
  return castAll(readPlayer, text, players);
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
