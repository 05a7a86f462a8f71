import {
  CONTEXTS,
  FEATURES,
  type Learned,
  type OddsTable,
  type Reckoning,
  SIZE,
} from '@overtrick/bots/training';
import type { Fit } from './fit.ts';

/** Files that training writes, formatted as the rest of the sources. */

const WIDTH = 100;

/** Rows that are not as they were at the start, rounded. */
export function learnedOf(weights: Float64Array, start: Float64Array): Learned {
  const contexts: Record<string, number[]> = {};
  for (const [c, context] of CONTEXTS.entries()) {
    const row = [...weights.subarray(c * SIZE, (c + 1) * SIZE)];
    if (row.some((weight, f) => weight !== start[c * SIZE + f])) contexts[context] = row.map(short);
  }
  return { features: FEATURES, contexts };
}

/** Two decimals; no negative zero. */
function short(weight: number): number {
  return Math.round(weight * 100) / 100 + 0;
}

export function learnedSource({ features, contexts }: Learned, command: string): string {
  const rows = Object.entries(contexts).map(([context, row]) =>
    list(`'${context}': `, row.map(String), 4),
  );
  return `${heading(command)}import type { Learned } from '../../play/learned.ts';

export const LEARNED: Learned = {
${stacked('features: ', features.map(quoted), 2)}
  contexts: {
${rows.join('\n')}
  },
};
`;
}

export function strengthSource(
  fits: ReadonlyMap<number, Fit>,
  margin: number,
  command: string,
): string {
  const rows = [...fits].map(([players, { weights }]) =>
    list(`${players}: `, weights.map(String), 2),
  );
  return `${heading(command)}import type { StrengthWeights } from '../../contest/strength.ts';

/** What each part of a declarer's hand adds to what the side takes, by number of players. */
export const STRENGTH: StrengthWeights = {
${rows.join('\n')}
};

/** How much more than needed must be expected before a bid is dared; less if it is negative. */
export const MARGIN = ${margin};
`;
}

export function weightsSource(weights: Reckoning, command: string): string {
  const rows = Object.entries(weights).map(([table, row]) =>
    list(`${table}: `, row.map(String), 2),
  );
  return `${heading(command)}import type { Reckoning } from '../../reckoning.ts';

/** What each figure of a hand adds to what is expected of it, by table: see reckoner.ts. */
export const WEIGHTS: Reckoning = {
${rows.join('\n')}
};
`;
}

export function oddsSource(table: OddsTable, command: string): string {
  const rows = Object.entries(table).map(([stage, curve]) =>
    list(`${/^\w+$/.test(stage) ? stage : quoted(stage)}: `, curve.map(String), 2),
  );
  return `${heading(command)}import type { OddsTable } from '../../judge/odds.ts';

/** By stage of a deal, what odds that were counted in worlds have come to. */
export const ODDS: OddsTable = {
${rows.join('\n')}
};
`;
}

function heading(command: string): string {
  return `// Written by \`${command}\`; see docs/training.md.\n`;
}

const quoted = (word: string) => `'${word}'`;

/** A list on one line, or on as few as it needs. */
function list(name: string, items: readonly string[], indent: number): string {
  const blanks = ' '.repeat(indent);
  const line = `${blanks}${name}[${items.join(', ')}],`;
  if (line.length <= WIDTH) return line;
  const lines = [''];
  for (const item of items) {
    const last = lines.length - 1;
    const longer = lines[last] === '' ? `${item},` : `${lines[last]} ${item},`;
    if (indent + 2 + longer.length > WIDTH) lines.push(`${item},`);
    else lines[last] = longer;
  }
  return [`${blanks}${name}[`, ...lines.map((each) => `${blanks}  ${each}`), `${blanks}],`].join(
    '\n',
  );
}

/** A list with a line for each item. */
function stacked(name: string, items: readonly string[], indent: number): string {
  const blanks = ' '.repeat(indent);
  const lines = items.map((item) => `${blanks}  ${item},`);
  return [`${blanks}${name}[`, ...lines, `${blanks}],`].join('\n');
}
