import type { OddsBand, OddsTest } from '@overtrick/lab';
import { percent, type Style, table, whole } from '../style.ts';

/** As plain data, for `--json`. */
export function oddsData(test: OddsTest): object {
  return test;
}

/** How well odds were told, by bands of a fifth. */
export function oddsText(test: OddsTest, style: Style): string {
  const { contracts, bands, p, worst } = test;
  const title = `Odds of ${whole(contracts)} contracts`;
  const rows = bands.map(rowOf);
  return `${table(style, title, ['told', 'times', 'mean told', 'made'], rows, [])}
All bands together: p = ${p.toFixed(3)}; the band that is furthest off by ${(100 * worst).toFixed(1)} points
`;
}

function rowOf({ n, told, made }: OddsBand, i: number): string[] {
  return [`${20 * i}–${20 * (i + 1)} %`, whole(n), percent(told * n, n), percent(made, n)];
}
