import { game, resolveOptions, seedFromText } from '@overtrick/engine';
import { compare } from '../src/arena/compare.ts';
import type { Bout, Trial, TrialResult } from '../src/arena/trial.ts';

/** A small comparison, of Mü with five unless told. */
export function trialOf(changes: Partial<Trial> = {}): Trial {
  const { players = 5, game: name = 'mu' } = changes;
  const rules = game(name);
  const options = rules && resolveOptions(rules, players);
  if (!options?.ok) throw new Error('no default options');
  return {
    game: name,
    version: rules?.version ?? 0,
    players,
    options: options.value,
    seed: seedFromText('7'),
    a: 'thumb',
    b: 'novice',
    pairing: 'seats',
    phase: 'all',
    field: 'novice',
    ...changes,
  };
}

export async function boutsOf(trial: Trial, to: number, jobs = 1): Promise<Bout[]> {
  const bouts: Bout[] = [];
  for await (const bout of compare(trial, { from: 0, to }, { jobs })) bouts.push(bout);
  return bouts;
}

export async function resultsOf(trial: Trial, to: number, jobs = 1): Promise<TrialResult[]> {
  return (await boutsOf(trial, to, jobs)).map(({ result }) => result);
}
