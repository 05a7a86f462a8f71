import type { PageWords } from './en.ts';

/** One file a language, loaded when it is needed: a new file is a new language. */
export const files = import.meta.glob<{ default: PageWords }>('./??.ts');

export const codes: readonly string[] = Object.keys(files).map((path) => path.slice(2, 4));
