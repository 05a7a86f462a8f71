import { fieldsOf } from '@overtrick/engine';
import type { Offer } from '../protocol.ts';

/**
 * Options in an address: `target=100`, `trumpBonus.none=40`, `removedColours=R,B`. Only names that the
 * game has are taken; whether a value makes sense is for the worker to say.
 */
export function optionsFrom(
  query: URLSearchParams,
  { options }: Offer,
): Record<string, unknown> | undefined {
  const found: Record<string, unknown> = {};
  for (const { name, kind, defaults } of options) {
    if (kind === 'parts') {
      const usual = fieldsOf(Object.values(defaults)[0]);
      const parts = Object.keys(usual).filter((part) => query.has(`${name}.${part}`));
      if (parts.length === 0) continue;
      const given = parts.map((part) => [part, read(query.get(`${name}.${part}`) ?? '')]);
      found[name] = { ...usual, ...Object.fromEntries(given) };
    } else {
      const text = query.get(name);
      if (text !== null) found[name] = kind === 'list' ? text.split(',') : read(text);
    }
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** What is in an address and belongs to no field of the form. */
export function strangersIn(query: URLSearchParams, { options }: Offer): { given: string }[] {
  const known = new Set([
    'players',
    'bots',
    'seed',
    'name',
    'people',
    ...options.map(({ name }) => name),
  ]);
  for (const { name, kind, defaults } of options) {
    if (kind !== 'parts') continue;
    known.delete(name);
    for (const part of Object.keys(Object(Object.values(defaults)[0])))
      known.add(`${name}.${part}`);
  }
  return [...query]
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => ({ given: `${name}=${value}` }));
}

function read(text: string): unknown {
  if (/^-?\d{1,9}$/.test(text)) return Number(text);
  if (text === 'true' || text === 'false') return text === 'true';
  return text === 'null' ? null : text;
}
