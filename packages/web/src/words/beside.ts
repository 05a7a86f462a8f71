import { type PageWords, useWords } from './index.ts';

/** Words that come, in every language, with the late part of the page that says them: the first table does without. */
export function besideWords<Words>(files: Readonly<Record<string, Words>>) {
  const of = ({ code }: Pick<PageWords, 'code'>): Words => files[`./words-${code}.ts`];
  return { of, use: () => of(useWords()) };
}
