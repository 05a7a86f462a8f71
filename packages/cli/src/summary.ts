import { type Game, type Options, plainText, say, variations } from '@overtrick/engine';
import { meanTotal, type Series, type Tally } from '@overtrick/lab';
import { columns, duration, percent, rough, type Style, table, whole } from './style.ts';

/** A series that is over, or as far as it came. */
export interface SeriesReport {
  readonly game: Game;
  readonly series: Series;
  /** The seed as it was typed. */
  readonly seed: string;
  readonly tally: Tally;
  readonly jobs: number;
  /** The moves that were there before; the others were made in this time. */
  readonly recalled: number;
  readonly ms: number;
}

/** The report as plain data, for `--json`. */
export function summaryData({
  game,
  series,
  seed,
  tally,
  jobs,
  recalled,
  ms,
}: SeriesReport): object {
  const { matches, undecided, deals, longest, moves } = tally;
  return {
    game: game.name,
    players: series.players,
    options: series.options,
    seed,
    asked: series.matches,
    maxDeals: series.maxDeals,
    jobs,
    seconds: ms / 1000,
    movesPerSecond: Math.round((1000 * (moves - recalled)) / ms),
    matches,
    undecided,
    deals,
    longest,
    moves,
    seats: tally.seats.map(({ wins, shared, standIns }, seat) => ({
      bot: series.bots[seat],
      wins,
      shared,
      total: meanTotal(tally, seat),
      ...(standIns > 0 && { standIns }),
    })),
    endings: Object.fromEntries(tally.endings),
    contracts: contractsOf(tally).map(([bid, each]) => ({ bid, times: each.bid, made: each.made })),
    lines: linesOf({ game, tally }),
  };
}

/** The report as tables. */
export function summaryText(report: SeriesReport, style: Style): string {
  const parts = [
    heading(report, style),
    countRows(report),
    table(
      style,
      'Seats',
      ['seat', 'bot', 'wins', '', 'mean total', '(95 %)'],
      seatRows(report),
      [1, 5],
    ),
    table(style, 'Failed', ['seat', 'bot', 'moves by its stand-in'], failedRows(report), [1]),
    table(style, 'Deals', ['ended', 'deals', ''], endingRows(report), [0]),
    table(style, 'Contracts', ['bid', 'times', 'made', ''], contractRows(report), []),
    table(style, 'Score lines', ['clause', '', 'times', 'mean'], lineRows(report), [0, 1]),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function heading({ game, series, seed }: SeriesReport, style: Style): string {
  const { players, options } = series;
  const changed = variations(game, players, options).map((name) => setting(options, name));
  const variant = changed.length > 0 ? `\n${style.dim('with')} ${changed.join(', ')}` : '';
  return `${style.bold(`${game.title}, ${players} players`)}, seed ${plainText(seed)}${variant}`;
}

function setting(options: Options, name: string): string {
  const value = options[name];
  const isPlain = typeof value === 'string' || typeof value !== 'object';
  const text = Array.isArray(value) ? value.join(',') : JSON.stringify(value).replaceAll('"', '');
  return `${name}=${isPlain ? String(value) : text}`;
}

function countRows({ series, tally, jobs, recalled, ms }: SeriesReport): string {
  const { matches, undecided, deals, longest, moves } = tally;
  const asked = matches < series.matches ? `of ${whole(series.matches)} asked for; ` : '';
  const open = `${whole(undecided)} undecided after ${whole(series.maxDeals)} deals`;
  const speed = `${rough((1000 * (moves - recalled)) / ms)} a second`;
  const time = `${duration(ms)}${jobs > 1 ? ` with ${jobs} jobs` : ''}`;
  return columns(
    [
      ['matches', whole(matches), `${asked}${open}`],
      ['deals', whole(deals), `${(deals / matches).toFixed(1)} a match, at most ${whole(longest)}`],
      ['moves', whole(moves), `${speed}, ${time}`],
    ],
    [0, 2],
  ).join('\n');
}

function seatRows({ series, tally }: SeriesReport): string[][] {
  return tally.seats.map(({ wins, shared }, seat) => {
    const { mean, spread } = meanTotal(tally, seat);
    return [
      String(seat),
      series.bots[seat],
      whole(wins) + (shared > 0 ? ` (${whole(shared)} shared)` : ''),
      percent(wins, tally.matches),
      mean.toFixed(1),
      spread === null ? '' : `± ${spread.toFixed(1)}`,
    ];
  });
}

function failedRows({ series, tally }: SeriesReport): string[][] {
  return tally.seats.flatMap(({ standIns }, seat) =>
    standIns > 0 ? [[String(seat), series.bots[seat], whole(standIns)]] : [],
  );
}

function endingRows({ tally }: SeriesReport): string[][] {
  const byTimes = [...tally.endings].sort((a, b) => b[1] - a[1]);
  return byTimes.map(([kind, times]) => [kind, whole(times), percent(times, tally.deals)]);
}

function contractsOf({ contracts }: Tally) {
  return [...contracts].sort(([a], [b]) => a - b);
}

function contractRows({ tally }: SeriesReport): string[][] {
  return contractsOf(tally).map(([bid, { bid: times, made }]) => [
    String(bid),
    whole(times),
    whole(made),
    percent(made, times),
  ]);
}

interface Line {
  readonly clause: string;
  readonly why: string;
  readonly times: number;
  readonly sum: number;
}

function linesOf({ game, tally }: Pick<SeriesReport, 'game' | 'tally'>): Line[] {
  const flat = [...tally.lines].flatMap(([clause, reasons]) =>
    [...reasons.values()].map(({ why, times, sum }) => ({
      clause,
      why: say(game, why),
      times,
      sum,
    })),
  );
  return flat.sort((a, b) => a.clause.localeCompare(b.clause, 'en', { numeric: true }));
}

function lineRows(report: SeriesReport): string[][] {
  return linesOf(report).map(({ clause, why, times, sum }) => {
    const mean = sum / times;
    return [clause, why, whole(times), (mean > 0 ? '+' : '') + mean.toFixed(1)];
  });
}
