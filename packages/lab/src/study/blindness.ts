import { type Blindspot, SIGHTED, type SightedLevel } from '../room.ts';
import { labRoomOf } from './rooms.ts';
import type { Study } from './study.ts';

/** What some levels do not see of a rule that a study varies; `unknown` where nobody has looked. */
export interface BlindTo {
  readonly option: string;
  readonly spot: Blindspot | 'unknown';
  readonly levels: readonly SightedLevel[];
}

/** All that the bots of a study are blind to in the rules that it varies. */
export function blindnessOf({ game, varied, variants }: Study): BlindTo[] {
  const bots = variants.flatMap((variant) => variant.bots).map((bot) => bot.split(/[:;]/)[0]);
  const levels = SIGHTED.filter((level) => bots.includes(level));
  return varied.flatMap((option) => blindIn(game, option, levels));
}

function blindIn(game: string, option: string, levels: readonly SightedLevel[]): BlindTo[] {
  const blind = labRoomOf(game)?.blind[option];
  const spotOf = (level: SightedLevel) => {
    if (level === 'random') return 'nothing';
    return blind ? blind[level] : 'unknown';
  };
  const spots = new Set(levels.map(spotOf));
  return [...spots].flatMap((spot) =>
    spot ? [{ option, spot, levels: levels.filter((level) => spotOf(level) === spot) }] : [],
  );
}
