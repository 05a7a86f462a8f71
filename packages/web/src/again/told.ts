import { MOST_NAME, resultsCode, resultsIn, type SetResult } from '@overtrick/table/again';
import { tidyName } from '../settings.ts';

/** The part of an address behind which results stand. */
const RESULTS = 'results';

/** Whoever wants to be read by others has a name that says only that. */
export function friendsIn(query: URLSearchParams): SetResult[] {
  return resultsIn(query.get(RESULTS) ?? '').flatMap(({ name, scores }) => {
    const tidy = tidyName(name, MOST_NAME);
    return tidy ? [{ name: tidy, scores }] : [];
  });
}

/** What a text tells of this set: a link anywhere in it. */
export function friendsInText(text: string, code: string): SetResult[] {
  const [, behind] = text.split(`#/duplicate/${code}?`, 2);
  const [query = ''] = (behind ?? '').split(/\s/, 1);
  return friendsIn(new URLSearchParams(query));
}

export function linkToSet(page: string, code: string, results: readonly SetResult[] = []): string {
  const link = `${page.replace(/#.*$/, '')}#/duplicate/${code}`;
  return results.length > 0 ? `${link}?${RESULTS}=${resultsCode(results)}` : link;
}

export function totalOf(scores: readonly (number | null)[]): number {
  return scores.reduce<number>((sum, score) => sum + (score ?? 0), 0);
}
