import { fieldsOf, isObject } from '@overtrick/engine';
import type { Study } from './study.ts';

/** What leads to a study behind the address of a page. */
const LAB = '#/lab/';

/** A study as a file would ask for it: read again it is the same. */
export function studyFile(study: Study): Record<string, unknown> {
  const { title, game, players, unit, count, seed, question, halfWidth, isAA, variants } = study;
  return {
    title,
    game,
    players,
    [unit]: count,
    seed,
    question,
    ...(halfWidth !== null && { halfWidth }),
    ...(isAA && { aa: true }),
    variants: variants.map(({ name, options, bots }) => ({
      ...(!isAA && { name }),
      options,
      bots,
    })),
  };
}

/** What a study file says, in letters that a link can hold. */
export function studyCode(file: Readonly<Record<string, unknown>>): string {
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  const plain = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return plain.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The other way round; nothing in it has been judged. Undefined for what is no such code. */
export function fileIn(code: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const plain = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const file: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(file) ? fieldsOf(file) : undefined;
  } catch {
    return undefined;
  }
}

/** Where a page at this address opens it. */
export function studyLink(page: string, file: Readonly<Record<string, unknown>>): string {
  return `${page.replace(/#.*$/, '')}${LAB}${studyCode(file)}`;
}
