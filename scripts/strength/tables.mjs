// Turns results of the arena into the tables of docs/strength.md.
import { LADDER, PLAYERS, SELVES, TABLES, TREES, trials } from './trials.mjs';

/**
 * What `overtrick arena --json` prints, as far as it is told here.
 * @typedef {{ mean: number, spread: number }} Estimate
 * @typedef {{ n: number, made: number }} Band
 * @typedef {object} Account
 * @property {number} contracts
 * @property {number} meanBid
 * @property {number} made
 * @property {Record<string, number>} trumps
 * @property {{ bid?: { bands: Band[] } }} forecasts
 * @typedef {object} Result
 * @property {string} a
 * @property {string} b
 * @property {number} players
 * @property {number} done
 * @property {Estimate} gain
 * @property {Estimate} [taken]
 * @property {Record<string, number>} endings
 * @property {{ a: Account, b: Account }} bots
 */
/** @typedef {Map<string, Result>} Results By the name of the trial. */

/** @type {Record<string, string>} */
const TITLES = {
  mu: 'Mü',
  mutwo: 'MüTwo',
  yamv: 'YAMV',
  gamut: 'Gamut',
  'ninja-whist': 'Ninja Whist',
};
const GAMES = Object.keys(TABLES);
const NONE = '–';
/** In tenths. */
const BANDS = [
  [2, 4],
  [4, 6],
  [6, 8],
  [8, 10],
];

/**
 * As wide as its widest cell, as the formatter of this page would have it.
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(3, ...all.map((row) => [...row[i]].length)));
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, i) => cell + ' '.repeat(widths[i] - [...cell].length)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

/**
 * @param {number} value
 * @param {number} digits
 */
function signed(value, digits = 1) {
  return `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;
}

/**
 * @param {Result | undefined} result
 * @param {number} digits
 */
function gain(result, digits = 1) {
  if (!result) return NONE;
  const { mean, spread } = result.gain;
  return `${signed(mean, digits)} ± ${spread.toFixed(digits)} (${result.done})`;
}

/**
 * @param {number} part
 * @param {number} all
 */
function percent(part, all) {
  return all > 0 ? `${Math.round((100 * part) / all)} %` : NONE;
}

/** @param {Results} results */
function ladder(results) {
  const rows = GAMES.flatMap((game) =>
    TABLES[game].map((players, i) => [
      `${TITLES[game]}, ${players}`,
      ...LADDER.map(({ name }) =>
        gain(results.get(`${i === 0 ? 'ladder' : 'more'}-${game}-${players}-${name}`)),
      ),
    ]),
  );
  return table(['game, players', ...LADDER.map(({ a, b }) => `\`${a}\` over \`${b}\``)], rows);
}

/**
 * What is closed of the gap that was left by the one before.
 * @param {Results} results
 */
function play(results) {
  const rows = GAMES.map((game) => {
    const [club, master, seer, cheat] = PLAYERS.map((name) =>
      results.get(`play-${game}-${name.split(':')[0]}`),
    );
    /** @type {(from: number | undefined, to: Result | undefined) => string} */
    const part = (from, to) =>
      from !== undefined && to && cheat
        ? `${Math.round((100 * (to.gain.mean - from)) / (cheat.gain.mean - from))} %`.replace(
            '-',
            '−',
          )
        : NONE;
    return [
      `${TITLES[game]}, ${TABLES[game][0]}`,
      ...[club, master, seer, cheat].map((result) => gain(result)),
      part(0, club),
      part(club?.gain.mean, master),
    ];
  });
  const heads = PLAYERS.map((name) => `\`${name}\``);
  return table(['game, players', ...heads, 'club closes', 'master of the rest'], rows);
}

/**
 * A and B are the same bot here, so both runs of a deal are alike: in A's seats each contract comes once.
 * @param {Results} results
 */
function self(results) {
  const rows = GAMES.flatMap((game) =>
    SELVES.map(({ name, bot }) => {
      const result = results.get(`self-${game}-${name}`);
      const head = [`${TITLES[game]}, ${TABLES[game][0]}`, `\`${bot}\``];
      if (!result) return [...head, ...Array(4).fill(NONE)];
      const { contracts, meanBid, made, trumps } = result.bots.a;
      return [
        ...head,
        noPlay(result.endings),
        `${contracts}, ${meanBid.toFixed(2)}`,
        percent(made, contracts),
        kinds(trumps, contracts),
      ];
    }),
  );
  const heads = ['in all seats', 'no play', 'contracts, mean bid', 'made', 'trumps'];
  return table(['game, players', ...heads], rows);
}

/** @param {Record<string, number>} endings */
function noPlay(endings) {
  const deals = Object.values(endings).reduce((sum, each) => sum + each, 0);
  const lost = ['stalemate', 'tie', 'thrown in'].map((kind) => endings[kind] ?? 0);
  return percent(
    lost.reduce((sum, each) => sum + each, 0),
    deals,
  );
}

/**
 * @param {Record<string, number>} trumps
 * @param {number} contracts
 */
function kinds(trumps, contracts) {
  return (
    Object.entries(trumps)
      .sort(([, one], [, two]) => two - one)
      .map(([kind, times]) => `${kind} ${percent(times, contracts)}`)
      .join(', ') || NONE
  );
}

/**
 * What masters said at their last bid among their like and among clubs, and what came of it.
 * @param {Results} results
 */
function odds(results) {
  const rows = GAMES.map((game) => {
    const tried = [`self-${game}-master`, `ladder-${game}-${TABLES[game][0]}-master`]
      .map((id) => results.get(id)?.bots.a.forecasts.bid?.bands)
      .filter((bands) => bands !== undefined);
    const cells = BANDS.map(([from, to]) => {
      const bands = tried.flatMap((all) => all.slice(from, to));
      const sum = (/** @type {'n' | 'made'} */ key) =>
        bands.reduce((all, band) => all + band[key], 0);
      return sum('n') > 0 ? `${percent(sum('made'), sum('n'))} of ${sum('n')}` : NONE;
    });
    return [`${TITLES[game]}, ${TABLES[game][0]}`, ...cells];
  });
  const heads = BANDS.map(([from, to]) => `${from}0–${to}0 %`);
  return table(['game, players', ...heads], rows);
}

/** @param {Results} results */
function tree(results) {
  const rows = ['mu', 'mutwo', 'yamv'].flatMap((game) =>
    TREES.map(({ name, a }) => {
      const result = results.get(`tree-${game}-${name}`);
      const taken = result?.taken;
      return [
        `${TITLES[game]}, 5`,
        `\`${a}\``,
        gain(result),
        taken ? `${signed(taken.mean, 2)} ± ${taken.spread.toFixed(2)}` : NONE,
      ];
    }),
  );
  return table(['game, players', 'A', 'points a deal and seat', 'taken by its declarers'], rows);
}

/** @param {Results} results */
function match(results) {
  const result = results.get('match-mu');
  if (!result) return 'Not run yet.';
  const share = 1 / result.players + result.gain.mean;
  const half = result.gain.spread;
  const times = (/** @type {number} */ value) => (value * result.players).toFixed(2);
  return (
    `${result.done} matches of Mü with five players, each with \`${result.a}\` in every seat in turn against ` +
    `\`${result.b}\` in the others: ${percent(share, 1)} ± ${Math.round(100 * half)} % of the wins, ` +
    `which is ${times(share)} ± ${times(half)} times its share.`
  );
}

/**
 * What was run, so that anybody can run it again.
 * @param {Results} results
 */
function commands(results) {
  const run = trials.filter(({ id }) => results.has(id));
  return run.map(({ words }) => `    overtrick arena ${words.join(' ')}`).join('\n');
}

/** @type {Record<string, (results: Results) => string>} */
export const tables = { ladder, play, self, odds, tree, match, commands };
