import type { Glossary, Term } from '../terms/glossary.ts';
import type { RulesBook } from './books.ts';
import type { RulesTexts } from './pages.ts';
import type { LawEntry, LawSection } from './rulebook.ts';

/** What a search finds: sections with the clauses that fit, and terms. */
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
 * Every word must be there, in any order: in a term, or in a clause, its number and its reading. The title of its
 * section may have some of them; it has a whole section found only if no clause of it has any.
 */
export function found(
  { law, texts }: Searched,
  wanted: string,
  glossary: Glossary | undefined,
): LawHits {
  const words = wordsOf(wanted);
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const readings = texts?.readings ?? {};
  const entriesIn = ({ title, entries }: LawSection) => {
    const told = (entry: LawEntry) =>
      `${numberOf(entry)} ${textOf(entry)} ${readings[numberOf(entry)] ?? ''}`;
    const own = entries.filter(
      (entry) => hasSome(told(entry), wanted) && fits(`${title} ${told(entry)}`),
    );
    return own.length === 0 && fits(title) ? entries : own;
  };
  const sections = law.sections
    .map((section) => ({ ...section, entries: entriesIn(section) }))
    .filter(({ entries }) => entries.length > 0);
  const all = [...(glossary?.terms.values() ?? [])];
  const terms = all.filter(({ title, text }) => fits(`${title} ${text}`));
  const clauses = sections.flatMap(({ entries }) => entries).length;
  return { sections, terms, count: clauses + terms.length };
}

/** Whether a text has something of what is searched for. */
export function hasSome(text: string, wanted: string): boolean {
  return wordsOf(wanted).some((word) => text.toLowerCase().includes(word));
}

export function wordsOf(wanted: string): string[] {
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
}

function textOf(entry: LawEntry): string {
  return entry.kind === 'table' ? entry.rows.flat().join(' ') : entry.text;
}

function numberOf(entry: LawEntry): string {
  return entry.kind === 'clause' ? entry.number : '';
}
