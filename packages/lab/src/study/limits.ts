/** What is known of the levels, so that nobody takes their habits for the game's. */
const LIMITS: Readonly<Record<string, string>> = {
  random: 'plays any legal move: what it shows is the rules’ own, not what anybody would do',
  novice: 'goes by rules of thumb and looks at no other deal than the one it imagines',
  club: 'tries moves in worlds that it imagines, all cards of which are then played by rules of thumb',
  master:
    'tries moves in worlds that fit what was said and played, with weights learned from its own games',
};

/** What the bots of a study can and cannot prove, a sentence for each level. */
export function limitsOf(bots: readonly string[]): string[] {
  const levels = [...new Set(bots.map((bot) => bot.split(/[:;]/)[0]))];
  const told = levels.flatMap((level) => (level in LIMITS ? [`“${level}” ${LIMITS[level]}.`] : []));
  const fitted =
    'Bots are fitted to the rules as printed and were not trained anew for any variant: people may adapt better.';
  return [[...told, fitted].join(' ')];
}
