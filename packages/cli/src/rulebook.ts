import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Game } from '@overtrick/engine';
import { Failure, reason } from './io.ts';

/** A paragraph of a rules page: a numbered clause, or an example or remark that goes with one. */
export interface Paragraph {
  /** `3.2`; empty if it has none of its own. */
  readonly number: string;
  readonly text: string;
}

export interface Section {
  readonly number: string;
  readonly title: string;
  readonly paragraphs: readonly Paragraph[];
}

export interface Rulebook {
  readonly title: string;
  readonly introduction: readonly string[];
  readonly sections: readonly Section[];
}

/** The game's own RULES.md, in sections and clauses. */
export function openRulebook({ name, title }: Game): Rulebook {
  try {
    return readRulebook(readFileSync(rulesPath(name), 'utf8'));
  } catch (error) {
    throw new Failure(`cannot read the rules of ${title}: ${reason(error)}`);
  }
}

/** Where the engine keeps that page, wherever it is installed. */
export function rulesPath(name: string): string {
  return createRequire(import.meta.url).resolve(`@overtrick/engine/rules/${name}.md`);
}

export function readRulebook(markdown: string): Rulebook {
  const [start, ...rest] = markdown.replaceAll('\r', '').split(/^## /m);
  const [title, ...introduction] = blocksOf(start);
  return {
    title: title.replace(/^# /, ''),
    introduction,
    sections: rest.map(readSection),
  };
}

function readSection(markdown: string): Section {
  const [heading, ...blocks] = blocksOf(markdown);
  const [, number, title] = /^(\S+)\s+(.*)$/.exec(heading) ?? ['', '', heading];
  return { number, title, paragraphs: blocks.map(readParagraph) };
}

function readParagraph(block: string): Paragraph {
  const [, number, text] = /^\*\*(\d+(?:\.\d+)*)\*\*\s+(.*)$/s.exec(block) ?? ['', '', block];
  return { number, text };
}

/** Paragraphs are divided by empty lines. */
function blocksOf(markdown: string): string[] {
  return markdown
    .trim()
    .split(/\n\s*\n/)
    .map((block) => (isTable(block) ? block : block.replace(/\s*\n\s*/g, ' ')));
}

/** Tables and lists keep their lines. */
export function isTable(block: string): boolean {
  return /^(\||- |\* |\d+\. )/.test(block);
}
