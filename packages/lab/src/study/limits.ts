import { type BlindTo, blindnessOf } from './blindness.ts';
import type { Study } from './study.ts';

/** What is known of the levels, so that nobody takes their habits for the game's. */
const LIMITS: Readonly<Record<string, string>> = {
  random: 'plays any legal move: what it shows is the rules’ own, not what anybody would do',
  novice: 'goes by rules of thumb and looks at no other deal than the one it imagines',
  club: 'tries moves in worlds that it imagines, all cards of which are then played by rules of thumb',
  master:
    'tries moves in worlds that fit what was said and played, with weights learned from its own games',
};

const BLIND: Readonly<Record<BlindTo['spot'], (who: string, rule: string) => string>> = {
  nothing: (who, rule) =>
    `${who} makes no decision by ${rule}: what changes with it is the score, and not how anybody plays.`,
  cards: (who, rule) =>
    `${who} bids and names by ${rule}, and plays its cards as if it were as printed.`,
  match: (who, rule) => `${who} plays each deal for its own score, and never for ${rule}.`,
  habits: (who, rule) => `${who} keeps to ${rule}, with habits fitted to the rule as printed.`,
  seldom: (who, rule) => `${who} hardly ever comes to what ${rule} is about.`,
  moons: (who, rule) =>
    `${who} reckons with ${rule}, but lets others take everything in Hearts too often.`,
  unknown: (who, rule) => `What ${who} sees of ${rule} was never looked at.`,
};

/** What the bots of a study can and cannot prove: a sentence for each level, then for each rule that is varied. */
export function limitsOf(study: Study): string[] {
  const bots = study.variants.flatMap((variant) => variant.bots);
  const levels = [...new Set(bots.map((bot) => bot.split(/[:;]/)[0]))];
  const told = levels.flatMap((level) => (level in LIMITS ? [`“${level}” ${LIMITS[level]}.`] : []));
  const fitted =
    'Bots are fitted to the rules as printed and were not trained anew for any variant: people may adapt better.';
  const blind = blindnessOf(study).map(({ option, spot, levels: whose }) =>
    BLIND[spot](whose.map((level) => `“${level}”`).join(' or '), `“${option}”`),
  );
  return [[...told, fitted].join(' '), ...(blind.length > 0 ? [blind.join(' ')] : [])];
}
