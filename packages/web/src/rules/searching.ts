import type { Glossary, Term } from '../terms/glossary.ts';
import type { RulesBook } from './books.ts';
import type { Everyday } from './everyday.ts';
import type { RulesTexts } from './pages.ts';
import type { LawEntry, LawSection } from './rulebook.ts';

/** What a search finds: sections with the clauses that fit, and terms; what fits best comes first. */
export interface LawHits {
  readonly sections: readonly LawSection[];
  readonly terms: readonly Term[];
  readonly count: number;
}

interface Searched {
  readonly law: Pick<RulesBook['law'], 'sections'>;
  readonly texts: Pick<RulesTexts, 'readings'> | undefined;
}

/**
 * What has at least half as many of the words as what has most of them: terms, and clauses with their numbers and
 * readings. The title of its section may have some of them; it has a whole section found only if no clause of it has any.
 */
export function found(
  { law, texts }: Searched,
  sought: readonly RegExp[],
  glossary: Glossary | undefined,
): LawHits {
  const readings = texts?.readings ?? {};
  const told = (entry: LawEntry) =>
    `${numberOf(entry)} ${textOf(entry)} ${readings[numberOf(entry)] ?? ''}`;
  const sections = law.sections.map((section) => scored(section, told, sought));
  const terms = [...(glossary?.terms.values() ?? [])].map((term) => ({
    term,
    score: scoreOf(`${term.title} ${term.text}`, sought),
  }));
  const most = Math.max(0, ...sections.map(({ best }) => best), ...terms.map(({ score }) => score));
  const fits = ({ score }: { score: number }) => score > 0 && 2 * score >= most;
  const isAll = sought.length === 0;
  const kept = sections.map(({ entries, ...rest }) => ({
    ...rest,
    entries: isAll ? entries : ranked(entries.filter(fits)),
  }));
  const hits = (isAll ? kept : kept.sort((a, b) => b.best - a.best)).filter(
    ({ entries }) => entries.length > 0,
  );
  const words = isAll ? terms : ranked(terms.filter(fits));
  return {
    sections: hits.map(({ section, entries }) => ({
      ...section,
      entries: entries.map(({ entry }) => entry),
    })),
    terms: words.map(({ term }) => term),
    count: hits.flatMap(({ entries }) => entries).length + words.length,
  };
}

function ranked<Scored extends { readonly score: number }>(all: readonly Scored[]): Scored[] {
  return [...all].sort((a, b) => b.score - a.score);
}

function scored(
  section: LawSection,
  told: (entry: LawEntry) => string,
  sought: readonly RegExp[],
): ScoredSection {
  const { title, entries } = section;
  const own = entries.map((entry) => {
    const score = scoreOf(told(entry), sought);
    return { entry, score: score === 0 ? 0 : scoreOf(`${title} ${told(entry)}`, sought) };
  });
  const hasSome = own.some(({ score }) => score > 0);
  const byTitle = scoreOf(title, sought);
  const all = hasSome ? own : entries.map((entry) => ({ entry, score: byTitle }));
  return { section, entries: all, best: Math.max(0, ...all.map(({ score }) => score)) };
}

interface ScoredSection {
  readonly section: LawSection;
  readonly entries: readonly { readonly entry: LawEntry; readonly score: number }[];
  readonly best: number;
}

function scoreOf(text: string, sought: readonly RegExp[]): number {
  return sought.filter((word) => word.test(text)).length;
}

/** Whether a text has something of what is searched for. */
export function hasSome(text: string, sought: readonly RegExp[]): boolean {
  return scoreOf(text, sought) > 0;
}

/** What people ask for, word by word: each also by what means the same, and without what says nothing. */
export function soughtIn(wanted: string, everyday: Everyday): readonly RegExp[] {
  const words = wanted
    .toLowerCase()
    .split(/[^\p{L}\p{N}.]+/u)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '');
  const telling = words.filter((word) => !everyday.idle.includes(word));
  return (telling.length > 0 ? telling : words).map((word) => {
    const forms = formsOf(word, everyday).map(patternOf);
    return new RegExp(forms.join('|'), 'iu');
  });
}

function formsOf(word: string, { alike, endings }: Everyday): string[] {
  const stem = stemOf(word, endings);
  const others = alike.filter((group) =>
    group.some((each) => each === word || stemOf(each, endings) === stem),
  );
  return [...new Set([word, ...others.flat()].map((each) => stemOf(each, endings)))];
}

/** So much of a word must be left. */
const SHORTEST = 4;

function stemOf(word: string, endings: readonly string[]): string {
  const ending = endings.find(
    (each) => word.endsWith(each) && word.length - each.length >= SHORTEST,
  );
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** From here on words are found inside of others too: German has long ones. */
const LONG = 6;

/** A word by its beginning; a number by itself, and that of a clause as it is. */
function patternOf(form: string): string {
  const text = form.replaceAll('.', '\\.');
  if (/^\d/.test(form)) return `(?<![\\p{L}\\p{N}.])${text}(?!\\p{N}|\\.\\p{N})`;
  return form.length >= LONG ? text : `(?<![\\p{L}\\p{N}])${text}`;
}

function textOf(entry: LawEntry): string {
  return entry.kind === 'table' ? entry.rows.flat().join(' ') : entry.text;
}

function numberOf(entry: LawEntry): string {
  return entry.kind === 'clause' ? entry.number : '';
}
