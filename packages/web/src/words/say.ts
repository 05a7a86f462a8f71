import type { Event, Seat } from '@overtrick/engine';

/** What a sentence is made with: names as the reader knows them, cards in the reader's language. */
export interface Say {
  readonly game: string;
  readonly me: Seat;
  name(seat: Seat): string;
}

/** A thing that happened, as a sentence; undefined for what needs none. */
export type Tells = Readonly<Record<string, (event: Event, say: Say) => string | undefined>>;

export const seatOf = (event: Event, field = 'seat'): Seat => event[field] as Seat;
export const textOf = (event: Event, field: string): string => String(event[field]);
export const numberOf = (event: Event, field: string): number => Number(event[field]);
export const listOf = (event: Event, field: string): string[] => event[field] as string[];

/** What a refused card is explained with. */
export interface Wrong {
  readonly card: string;
  /** The suit that was led: a letter, the code of a card without one, or `trump`. */
  readonly led: string;
  /** The cards that would be right. */
  readonly right: readonly string[];
  readonly isTrump: boolean;
}

/** A date as the reader's own region writes it, if that speaks the language; never in two lines. */
export function dateIn(language: string, when: number): string {
  const region = navigator.languages.find((tag) => tag.slice(0, 2) === language && isTag(tag));
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(region ?? language, style).format(when).replaceAll(' ', '\u00a0');
}

/** Some browsers name what a system is set to, such as `en-US@posix`, which is no language to others. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
