import { game, resolveOptions, seedFromText } from '@overtrick/engine';
import type { Batch } from '../src/batch.ts';
import { simulate } from '../src/simulate.ts';
import type { Study } from '../src/study.ts';

/** Some matches, of Mü unless told, written down. */
export function studyOf(changes: Partial<Study> = {}): Study {
  const { players = 5, game: name = 'mu' } = changes;
  const rules = game(name);
  const options = rules ? resolveOptions(rules, players) : undefined;
  if (!options?.ok) throw new Error('no default options');
  return {
    game: name,
    players,
    options: options.value,
    seed: seedFromText('7'),
    bots: Array<string>(players).fill('random'),
    matches: 5,
    maxDeals: 400,
    keep: true,
    ...changes,
  };
}

export async function batchesOf(study: Study, jobs = 1): Promise<Batch[]> {
  const batches: Batch[] = [];
  for await (const batch of simulate(study, { jobs })) batches.push(batch);
  return batches;
}

export function textOf({ lines }: Batch): string {
  return new TextDecoder().decode(lines);
}

/** The records of a study. */
export async function recordsOf(study: Study, jobs = 1): Promise<string[]> {
  const batches = await batchesOf(study, jobs);
  return batches
    .map(textOf)
    .join('')
    .split('\n')
    .filter((line) => line !== '');
}
