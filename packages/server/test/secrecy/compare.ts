import type { Game } from '@overtrick/engine';
import { twinsOf } from '@overtrick/table/twins';
import { type Findings, spy } from './spy.ts';

/** What came of comparing twin servers. */
export interface Comparison {
  readonly pairs: number;
  /** The first thing by which somebody could tell them apart, or was told what was not for them; undefined if there is none. */
  readonly leak: string | undefined;
  readonly channels: ReadonlySet<string>;
  readonly paths: readonly string[];
}

/**
 * Twin servers that differ only in what somebody may not know: for all eyes, as a person and as a bot. With two nodes somebody is
 * told by one what comes about by the other.
 */
export async function compareTwins(
  game: Game,
  seed: number,
  nodes: 1 | 2 = 1,
): Promise<Comparison> {
  const channels = new Set<string>();
  let [pairs, leak]: [number, string | undefined] = [0, undefined];
  let paths: readonly string[] = [];
  for (const twins of twinsOf(game, seed)) {
    for (const as of twins.eyes < 0 ? (['person'] as const) : (['person', 'bot'] as const)) {
      const one = await spy(game, twins, 0, as, nodes);
      const other = await spy(game, twins, 1, as, nodes);
      const found = differenceOf(one, other) ?? tooMuch(one);
      leak ??= found && `seed ${seed}, eyes ${twins.eyes} of a ${as}: ${found}`;
      for (const channel of one.channels) channels.add(channel);
      paths = one.paths;
      pairs++;
    }
  }
  return { pairs, leak, channels, paths };
}

/** Bytes, lengths, times and order. */
function differenceOf(one: Findings, other: Findings): string | undefined {
  const at = one.told.findIndex((line, i) => line !== other.told[i]);
  if (at < 0 && one.told.length === other.told.length) return undefined;
  return at < 0 ? 'one is told more' : `${one.told[at]}\n${other.told[at]}`;
}

/** A stranger is told goodbye. */
function tooMuch({ told }: Findings): string | undefined {
  return told.find((line) => / stranger \{/.test(line) && !line.includes('{"kind":"bye",'));
}
