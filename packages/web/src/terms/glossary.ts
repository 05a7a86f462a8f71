/** A term in one language. */
export interface TermText {
  readonly title: string;
  /** What it is, in a sentence. */
  readonly text: string;
  /**
   * How it stands in sentences, each with a small or a large first letter; the title itself if left out. What begins
   * with `!` is a turn of phrase in which the word means something else.
   */
  readonly forms?: readonly string[];
}

/** What is known of a term in any language. */
export interface TermMark {
  /** Where the law speaks of it. */
  readonly clause: string;
  readonly picture?: TermPicture;
}

/** A few small cards, or a sign. */
export type TermPicture = { readonly cards: readonly string[] } | { readonly glyph: string };

export interface Term extends TermText, TermMark {
  readonly id: string;
}

/** A piece of a sentence; one that is a term says which. */
export interface Piece {
  readonly text: string;
  readonly term?: Term;
}

/** The terms of one game in one language, and where they stand in a sentence. */
export class Glossary {
  readonly terms: ReadonlyMap<string, Term>;
  private readonly pattern: RegExp;
  private readonly byForm = new Map<string, Term | undefined>();

  constructor(terms: readonly Term[]) {
    this.terms = new Map(terms.map((term) => [term.id, term]));
    for (const term of terms) {
      for (const form of term.forms ?? [term.title]) {
        const isOther = form.startsWith('!');
        this.byForm.set(folded(isOther ? form.slice(1) : form), isOther ? undefined : term);
      }
    }
    const forms = [...this.byForm.keys()].sort((a, b) => b.length - a.length).map(patternOf);
    const never = '(?!)';
    this.pattern = new RegExp(`(?<!${LETTER})(?:${forms.join('|') || never})(?!${LETTER})`, 'gu');
  }

  /** The sentence in pieces; each term is marked where it stands first, also after sentences with the same `seen`. */
  pieces(text: string, seen = new Set<string>()): Piece[] {
    const pieces: Piece[] = [];
    let end = 0;
    for (const { 0: found, index } of text.matchAll(this.pattern)) {
      const term = this.byForm.get(folded(found));
      if (!term || seen.has(term.id)) continue;
      seen.add(term.id);
      if (index > end) pieces.push({ text: text.slice(end, index) });
      pieces.push({ text: found, term });
      end = index + found.length;
    }
    return end < text.length ? [...pieces, { text: text.slice(end) }] : pieces;
  }
}

const LETTER = '[\\p{L}\\p{N}]';

/** Sentences begin with a large letter; in the middle of a word it makes a difference. */
function folded(form: string): string {
  return form[0].toLowerCase() + form.slice(1);
}

function patternOf(form: string): string {
  const [first, rest] = [form[0], form.slice(1).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')];
  return `[${first}${first.toUpperCase()}]${rest}`;
}

/** Every term that has words, with what is known of it in any language. */
export function glossaryOf<Id extends string>(
  marks: Readonly<Record<Id, TermMark>>,
  texts: Readonly<Record<NoInfer<Id>, TermText>>,
): Glossary {
  const ids = Object.keys(marks) as Id[];
  return new Glossary(ids.map((id) => ({ id, ...marks[id], ...texts[id] })));
}
