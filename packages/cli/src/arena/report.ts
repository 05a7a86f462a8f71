import { type Game, plainText } from '@overtrick/engine';
import {
  type Account,
  type Calibration,
  decisionsIn,
  type Effort,
  ERROR_RATE,
  estimate,
  STAGES,
  spreadOf,
} from '@overtrick/lab';
import { columns, percent, type Style, table, whole } from '../style.ts';
import { gainText, signedText, type TrialSession } from './session.ts';

/** A trial that is over, or as far as it came. */
export interface TrialReport {
  readonly game: Game;
  /** The seed as it was typed. */
  readonly seed: string;
  readonly session: TrialSession;
}

const BOTS = ['a', 'b'] as const;

/** The report as plain data, for `--json`. */
export function reportData({ seed, session }: TrialReport): object {
  const { trial, asked, done, standing, until, test } = session;
  const isMatch = trial.pairing === 'matches';
  return {
    ...trial,
    seed,
    asked,
    done,
    gain: done > 0 ? estimate(standing.gain) : null,
    ...(isMatch ? { undecided: standing.undecided } : { seats: standing.seats.map(estimate) }),
    ...(standing.relative.n > 0 && { relative: estimate(standing.relative) }),
    ...(standing.taken.n > 0 && { taken: estimate(standing.taken) }),
    ...(test && { test: { until, errorRate: ERROR_RATE, ...test } }),
    endings: Object.fromEntries(standing.kinds),
    bots: Object.fromEntries(
      BOTS.map((bot) => [
        bot,
        { ...accountData(standing[bot]), effort: effortData(session.effort[bot]) },
      ]),
    ),
  };
}

function accountData({
  contracts,
  made,
  bids,
  trumps,
  points,
  illegal,
  failed,
  forecasts,
}: Account) {
  return {
    points: points.n > 0 ? points.sum / points.n : null,
    contracts,
    made,
    meanBid: contracts > 0 ? bids / contracts : null,
    trumps: Object.fromEntries(trumps),
    forecasts: Object.fromEntries(
      [...forecasts].map(([stage, { bands, n, errors }]) => [
        stage,
        { n, brier: errors / n, bands: bands.map((band, i) => ({ from: i / 10, ...band })) },
      ]),
    ),
    illegal,
    ...(failed > 0 && { failed }),
  };
}

function effortData(effort: Effort): object {
  const { ms, worlds } = effort;
  return { decisions: decisionsIn(effort), ms: spreadOf(ms), worlds: spreadOf(worlds) };
}

/** The report as tables. */
export function reportText(report: TrialReport, style: Style): string {
  const { session } = report;
  const parts = [
    heading(report, style),
    gainRows(session, style),
    table(style, 'Gain by seat', ['seat', 'A − B', '(95 %)'], seatRows(session), [0, 2]),
    table(style, 'Bots', ['', 'A', 'B'], botRows(session), [0]),
    ...BOTS.flatMap((bot) => calibrations(session, bot, style)),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function heading({ game, seed, session: { trial } }: TrialReport, style: Style): string {
  const how = {
    seats: 'one A among Bs against Bs alone',
    sides: 'A and B on opposite sides, then changed',
    matches: 'whole matches of one A against Bs',
  }[trial.pairing];
  const fixed = trial.phase === 'play' ? `; trick play only, contracts by ${trial.field}` : '';
  return [
    `${style.bold(`${game.title}, ${trial.players} players`)}, seed ${plainText(seed)}`,
    `A ${style.bold(trial.a)}, B ${style.bold(trial.b)}: ${how}${fixed}`,
  ].join('\n');
}

function gainRows(session: TrialSession, style: Style): string {
  const { trial, standing, done, asked, test, until } = session;
  const isMatch = trial.pairing === 'matches';
  const unit = isMatch
    ? `of the wins beyond the expected ${percent(1, trial.players)}`
    : 'points a deal and seat';
  const rows = [
    [isMatch ? 'matches' : 'deals', whole(done), done < asked ? `of ${whole(asked)}` : ''],
    ['A gains', style.bold(gainText(session)), `${unit} (95 % interval)`],
  ];
  if (standing.relative.n > 0) {
    rows.push(['relative', signedText(standing.relative), 'points beyond the mean of the others']);
  }
  if (standing.taken.n > 0) {
    rows.push(['sides take', signedText(standing.taken), 'tricks or card points more if A’s']);
  }
  if (isMatch) rows.push(['undecided', whole(standing.undecided), 'shared by all']);
  if (test) {
    const errors = `error rates ${100 * ERROR_RATE} % each`;
    const bounds = `log ratio ${test.ratio.toFixed(2)}, bounds ±${test.bound.toFixed(2)}`;
    rows.push([`gain ${until} or 0?`, style.bold(test.verdict), `${bounds}, ${errors}`]);
  }
  return columns(rows, [0, 1, 2]).join('\n');
}

function seatRows({ trial, standing }: TrialSession): string[][] {
  if (trial.pairing === 'matches') return [];
  return standing.seats.map((sums, seat) => {
    const { mean, spread } = estimate(sums);
    const half = spread === null ? '' : `± ${spread.toFixed(2)}`;
    return [seat === 0 ? 'dealer' : `dealer + ${seat}`, mean.toFixed(2), half];
  });
}

type Row = (name: string, tell: (account: Account, effort: Effort) => string) => string[];

function botRows({ standing, effort }: TrialSession): string[][] {
  const row: Row = (name, tell) => [name, ...BOTS.map((bot) => tell(standing[bot], effort[bot]))];
  const hasContracts = BOTS.some((bot) => standing[bot].contracts > 0);
  const hasFailed = BOTS.some((bot) => standing[bot].failed > 0);
  const trumps = new Set(BOTS.flatMap((bot) => [...standing[bot].trumps.keys()]));
  return [
    row('points', ({ points: { sum, n } }) => (n > 0 ? (sum / n).toFixed(2) : '–')),
    ...(hasContracts ? contractRows(row, [...trumps].sort()) : []),
    row('decisions timed', (_, each) => whole(decisionsIn(each))),
    row('ms, mean / median / most', (_, { ms }) => spreadText(ms)),
    row('worlds, mean / median / most', (_, { worlds }) => spreadText(worlds)),
    row('illegal answers', ({ illegal }) => whole(illegal)),
    ...(hasFailed ? [row('failed, replaced', ({ failed }) => whole(failed))] : []),
  ];
}

function contractRows(row: Row, trumps: readonly string[]): string[][] {
  return [
    row('contracts', ({ contracts }) => whole(contracts)),
    row('made', ({ made, contracts }) => percent(made, contracts)),
    row('mean bid', ({ bids, contracts }) => (contracts > 0 ? (bids / contracts).toFixed(2) : '–')),
    ...trumps.map((trump) =>
      row(`trump ${trump}`, ({ trumps: named, contracts }) =>
        percent(named.get(trump) ?? 0, contracts),
      ),
    ),
  ];
}

function spreadText(counts: ReadonlyMap<number, number>): string {
  const spread = spreadOf(counts);
  return spread ? `${Number(spread.mean.toPrecision(3))} / ${spread.median} / ${spread.max}` : '–';
}

const STAGE_WORDS = {
  bid: 'at the last bid',
  plan: 'before the first card',
  lead: 'at its first card',
} as const;

function calibrations({ standing }: TrialSession, bot: 'a' | 'b', style: Style): string[] {
  return STAGES.flatMap((stage) => {
    const told = standing[bot].forecasts.get(stage);
    if (!told) return [];
    const brier = (told.errors / told.n).toFixed(3);
    const title = `Odds of ${bot.toUpperCase()} ${STAGE_WORDS[stage]}: Brier ${brier}`;
    return [table(style, title, ['odds', 'times', 'mean odds', 'made'], bandRows(told), [])];
  });
}

function bandRows({ bands }: Calibration): string[][] {
  return bands.flatMap(({ n, odds, made }, i) => {
    if (n === 0) return [];
    return [[`${10 * i}–${10 * (i + 1)} %`, whole(n), percent(odds, n), percent(made, n)]];
  });
}
