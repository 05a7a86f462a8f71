import type { Glossary, Term } from '../terms/glossary.ts';
import type { RulesBook } from './books.ts';
import type { LawEntry, LawSection } from './rulebook.ts';

/** What a search finds: sections with the clauses that fit, and terms. */
export interface LawHits {
  readonly sections: readonly LawSection[];
  readonly terms: readonly Term[];
  readonly count: number;
}

/** Every word must be there, in any order: in a clause, in its reading, in the title of its section, or in a term. */
export function found(
  { law, texts }: Pick<RulesBook, 'law' | 'texts'>,
  wanted: string,
  glossary: Glossary | undefined,
): LawHits {
  const words = wordsOf(wanted);
  const fits = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const readings = texts?.readings ?? {};
  const isFound = ({ title }: LawSection, entry: LawEntry) =>
    fits(`${title} ${textOf(entry)} ${readings[numberOf(entry)] ?? ''}`);
  const sections = law.sections
    .map((section) => ({
      ...section,
      entries: section.entries.filter((entry) => isFound(section, entry)),
    }))
    .filter(({ entries }) => entries.length > 0);
  const all = [...(glossary?.terms.values() ?? [])];
  const terms = all.filter(({ title, text }) => fits(`${title} ${text}`));
  const clauses = sections.flatMap(({ entries }) => entries).length;
  return { sections, terms, count: clauses + terms.length };
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
