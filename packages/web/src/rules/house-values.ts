import { fieldsOf } from '@overtrick/engine';
import { optionsFrom } from '../home/query.ts';
import type { Offer, OfferedOption } from '../protocol.ts';
import type { PageWords } from '../words/index.ts';
import { rulesWordsOf } from './words.ts';

/** What is played otherwise than usual, as the address says. */
export function chosenIn(query: URLSearchParams, offer: Offer): Readonly<Record<string, unknown>> {
  return optionsFrom(query, offer) ?? {};
}

/** Whether these are the rules of a table: then they are as they are. */
export function isOfTable(query: URLSearchParams): boolean {
  return query.get('at') === 'table';
}

/** What an option is, in words. */
export function valueWords(words: PageWords, { kind }: OfferedOption, value: unknown): string {
  const { setup } = words;
  const rules = rulesWordsOf(words);
  if (kind === 'flag') return value === true ? rules.on : rules.off;
  if (kind === 'list' && Array.isArray(value)) return words.list(value.map(String).map(words.suit));
  if (kind === 'parts') {
    const parts = Object.entries(fieldsOf(value));
    return parts.map(([part, n]) => `${setup.part[part] ?? part} ${n}`).join(', ');
  }
  if (value === null) return setup.none;
  return setup.value[String(value)] ?? String(value);
}

/** The number of players that these rules are read for. */
function playersIn(query: URLSearchParams, { seats: [fewest, most] }: Offer): number {
  const asked = Number(query.get('players') ?? 4);
  return Math.max(fewest, Math.min(most, Number.isSafeInteger(asked) ? asked : 4));
}

/** The same address with another value of an option; what is usual is left out. */
export function queryWith(
  query: URLSearchParams,
  offer: Offer,
  { name, players, defaults }: OfferedOption,
  value: unknown,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const now = playersIn(query, offer);
  const [fewest, most] = players ?? offer.seats;
  const at = Math.max(fewest, Math.min(most, now));
  if (value === defaults[at]) next.delete(name);
  else next.set(name, String(value));
  if (at !== now) next.set('players', String(at));
  return next;
}
