// The checks that defects are caught by.

const test = 'packages/engine/test';
/** The tests of the conformance suite about what a seat sees and guesses, by their beginnings. */
const SECRETS = 'a view|a guess|seats that|a spectator';

/**
 * What each check runs for a game: test files, and which of their tests.
 * @type {Record<string, (game: string) => string[]>}
 */
export const checks = {
  rules: (game) => [`packages/engine/src/games/${game}/`],
  kit: () => [
    'packages/engine/src/replay',
    'packages/engine/src/scan',
    'packages/engine/src/sample',
    'packages/engine/src/options',
    `${test}/options.test.ts`,
  ],
  quick: () => ['packages/engine/src/quick.test.ts'],
  perft: (game) => [`${test}/perft.test.ts`, '-t', `^${game}, `],
  naive: (game) => [
    `${test}/conformance.test.ts`,
    `${test}/legality.test.ts`,
    '-t',
    `^${few(game)} the naive`,
  ],
  conformance: (game) => [
    `${test}/conformance.test.ts`,
    '-t',
    `^${few(game)} (?!the naive|${SECRETS})`,
  ],
  secrecy: (game) => [`${test}/conformance.test.ts`, '-t', `^${few(game)} (${SECRETS})`],
  golden: (game) => [`${test}/golden.test.ts`, '-t', `^${game}-`],
  rooms: () => ['scripts/boundaries.test.mjs', '-t', 'asks which game'],
  facts: (game) => [`${test}/facts.test.ts`, '-t', game],
  places: (game) => [`${test}/whereabouts.test.ts`, '-t', game],
  outlooks: (game) => [`${test}/outlook.test.ts`, '-t', game],
  figures: (game) => [`${test}/figures.test.ts`, '-t', `^the rules page of ${game} `],
  ratings: () => ['packages/table/test/standing', 'packages/server/test/standing.test.ts'],
  stores: () => ['packages/table/test/stores.test.ts'],
  eyes: () => ['packages/table/test/eyes.test.ts'],
  hosts: () =>
    ['bots', 'chaos', 'host', 'seeds', 'undo'].map((name) => `packages/table/test/${name}.test.ts`),
  told: () => ['friends', 'requests'].map((name) => `packages/table/test/${name}.test.ts`),
  annuls: () => ['packages/table/test/annul.test.ts'],
  wardens: () => ['packages/table/test/warden.test.ts'],
  table: () => ['packages/table/src/claim.test.ts', 'packages/table/src/table.test.ts'],
  doors: () => [
    'packages/engine/src/choice.test.ts',
    'packages/engine/src/move.test.ts',
    'packages/table/src/command.test.ts',
    'packages/table/test/doors.test.ts',
  ],
  spies: () => ['packages/server/test/secrecy'],
  days: () => ['packages/server/test/simulation/days.test.ts'],
  tending: () => ['packages/server/test/tending.test.ts'],
  downtime: () => ['packages/server/test/downtime.test.ts'],
  accounts: () => ['packages/server/test/accounts.test.ts'],
  notices: () => [
    'packages/server/test/notices.test.ts',
    'packages/web/site/service-worker.test.ts',
  ],
  towns: () => ['packages/server/test/simulation/town.test.ts'],
  kills: () => ['packages/server/test/kill.test.ts'],
  nodes: () => ['packages/server/test/simulation/nodes.test.ts'],
  postgres: () => ['vault', 'nodes'].map((name) => `packages/server/test/postgres/${name}.test.ts`),
  outages: () => ['packages/server/test/postgres/kill.test.ts'],
  damage: () => ['packages/server/test/damage.test.ts'],
  backups: () => ['packages/server/test/backup.test.ts'],
  proxies: () => ['packages/server/test/proxies.test.ts'],
  frames: () => ['fuzz', 'frames'].map((name) => `packages/server/test/${name}.test.ts`),
  mobs: () => ['packages/server/test/hostile.test.ts'],
  browser: () => ['packages/web/test/browser.test.ts', 'packages/web/site/packed.test.ts'],
  words: () => ['packages/web/src/words'],
  examples: () => ['packages/web/src/rules/examples.test.ts'],
  comforts: () => ['packages/web/test/comforts.test.ts'],
  endings: () => ['packages/web/test/endings.test.ts'],
  origin: () => ['packages/web/test/origin.test.ts'],
  serving: () => ['packages/web/site'],
  friends: () => ['packages/web/src/friends'],
  round: () => ['packages/web/test/round.test.ts', 'packages/web/src/round'],
  talk: () => ['packages/web/src/friends/play'],
  keeping: () => ['packages/web/test/kept.test.ts'],
  names: () => ['packages/web/test/friends-ways.test.ts', '-t', 'names full of markup'],
  hostile: () => ['packages/web/test/hostile.test.ts'],
  listening: () => ['packages/web/test/keyboard.test.ts'],
  bots: () =>
    [
      'contest/',
      'games/yamv/',
      'drawn',
      'goal',
      'hints/',
      'levels',
      'match-goal',
      'play/',
      'search',
      'worlds',
      'worth',
    ].map((part) => `packages/bots/src/${part}`),
  'gamut bots': () => ['packages/bots/src/games/gamut/'],
  terminal: () => ['packages/cli/src/commands/play.test.ts'],
  general: () => ['packages/bots/src/general'],
  sixth: () => ['scripts/sixth.test.mjs'],
  observations: (game) => [
    `${test}/observation.test.ts`,
    '-t',
    `'${game}' with|who is named|while a bid`,
  ],
  environments: () => ['packages/lab/test/environment.test.ts'],
  forecasts: () => ['packages/lab/src/study/pace.test.ts', 'packages/cli/src/lab/forecast.test.ts'],
  resuming: () => ['packages/cli/src/lab/session.test.ts', 'packages/cli/src/commands/lab.test.ts'],
  programs: () => ['packages/lab/src/programs', 'packages/cli/test/bots.test.ts'],
  outside: () => ['packages/cli/src/guard.test.ts', 'packages/cli/src/commands/check.test.ts'],
  seeds: (game) => ['packages/cli/test/golden.test.ts', '-t', `^${game}-`],
};

/**
 * The smaller tables are enough here, and quicker.
 * @param {string} game
 */
function few(game) {
  return `'${game}' with [345]`;
}
