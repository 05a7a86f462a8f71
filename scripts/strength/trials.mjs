// Which bots meet, in which games, over how many deals.

/**
 * Player counts; the first is the one that most is played at.
 * @type {Record<string, number[]>}
 */
export const TABLES = {
  mu: [5, 3, 4, 6],
  mutwo: [5, 4, 6],
  yamv: [5, 4, 6],
  gamut: [4],
  'ninja-whist': [5, 3, 4, 6, 7, 8, 9],
};
const GAMES = Object.keys(TABLES);
const CONTESTS = ['mu', 'mutwo', 'yamv'];

/** Each level against the one below; `main` deals at the first player count, `other` at the others. */
export const LADDER = [
  { name: 'novice', a: 'novice', b: 'random', main: 200, other: 60 },
  { name: 'club', a: 'club:worlds=12', b: 'novice', main: 160, other: 30 },
  { name: 'master', a: 'master:worlds=60', b: 'club:worlds=12', main: 160, other: 16 },
];

/**
 * Where masters are hard to tell from clubs, they meet more often.
 * @type {Record<string, number>}
 */
const HARD = { mu: 200 };

/**
 * Deals that are soon over allow more of them.
 * @type {Record<string, number>}
 */
const TIMES = { gamut: 2, 'ninja-whist': 3 };

/** In card play on the contracts of novices, what each gains over the rule of thumb. */
export const PLAYERS = ['club:worlds=60', 'master:worlds=100', 'seer', 'cheat'];
/** @type {Record<string, number>} */
const PLAY_DEALS = { mu: 150, mutwo: 150, yamv: 150, gamut: 400, 'ninja-whist': 400 };

/** Each level among its like, and how many deals of a contest. */
export const SELVES = [
  { name: 'novice', bot: 'novice', deals: 200 },
  { name: 'club', bot: 'club:worlds=12', deals: 100 },
  { name: 'master', bot: 'master:worlds=24', deals: 150 },
];
/** @type {Record<string, number>} */
const SELF_TIMES = { mu: 3, gamut: 3 };

/** As in textbooks, and with the playouts of club, which is nearer to master and takes more deals to tell. */
export const TREES = [
  { name: 'textbook', a: 'ismcts:ms=200:policy=random', deals: 40 },
  { name: 'tuned', a: 'ismcts:ms=200', deals: 80 },
];

/**
 * @param {string} game
 * @param {string} level
 * @param {number} usual
 */
function dealsOf(game, level, usual) {
  return (level === 'master' && HARD[game]) || usual * (TIMES[game] ?? 1);
}

/**
 * @param {string} id
 * @param {string} game
 * @param {number} players
 * @param {string} a
 * @param {string} b
 * @param {number} deals
 * @param {string[]} more
 */
function trial(id, game, players, a, b, deals, ...more) {
  const words = [game, '-p', players, '--a', a, '--b', b, '--deals', deals, '--seed', 's', ...more];
  return { id, words: words.map(String) };
}

export const trials = [
  ...GAMES.flatMap((game) =>
    LADDER.map(({ name, a, b, main }) =>
      trial(
        `ladder-${game}-${TABLES[game][0]}-${name}`,
        game,
        TABLES[game][0],
        a,
        b,
        dealsOf(game, name, main),
      ),
    ),
  ),
  ...GAMES.flatMap((game) =>
    PLAYERS.map((a) =>
      trial(
        `play-${game}-${a.split(':')[0]}`,
        game,
        TABLES[game][0],
        a,
        'thumb',
        PLAY_DEALS[game],
        ...['--phase', 'play', '--field', 'novice'],
        ...(CONTESTS.includes(game) ? ['--sides'] : []),
      ),
    ),
  ),
  ...GAMES.flatMap((game) =>
    SELVES.map(({ name, bot, deals }) =>
      trial(
        `self-${game}-${name}`,
        game,
        TABLES[game][0],
        bot,
        bot,
        deals * (SELF_TIMES[game] ?? 1),
        '--sides',
      ),
    ),
  ),
  ...CONTESTS.flatMap((game) =>
    TREES.map(({ name, a, deals }) =>
      trial(
        `tree-${game}-${name}`,
        game,
        5,
        a,
        'master:ms=20',
        deals,
        ...['--phase', 'play', '--field', 'novice', '--sides'],
      ),
    ),
  ),
  trial('match-mu', 'mu', 5, 'master:worlds=30', 'club:worlds=6', 60, '--match'),
  ...GAMES.flatMap((game) =>
    TABLES[game]
      .slice(1)
      .flatMap((players) =>
        LADDER.map(({ name, a, b, other }) =>
          trial(`more-${game}-${players}-${name}`, game, players, a, b, other),
        ),
      ),
  ),
];
