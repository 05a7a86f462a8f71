import type { Event, EventOf, Seat } from '@overtrick/engine';
import type { CardWords } from './names.ts';

/** What a sentence is made with: names as the reader knows them, cards in the reader's language. */
export interface Say {
  readonly me: Seat;
  name(seat: Seat): string;
}

/** What several games tell alike; a game in which it is otherwise has a sentence of its own. */
export type CommonEvent = EventOf<{
  deal: { dealer: Seat; size: number; turnUp?: string };
  bid: { seat: Seat; tricks: number };
  pass: { seat: Seat };
  play: { seat: Seat; card: string; trump?: boolean };
  trick: { winner: Seat; points?: number };
}>;

/** Events as the table tells them: a card that is a trump is told to be one. */
export type Marked<E extends Event> = E extends { readonly type: 'play' }
  ? E & { readonly trump?: boolean }
  : E;

/** A thing that happened, as a sentence; undefined for what needs none. */
interface Teller<E extends Event> {
  // As a method: a game's sentences are asked about events of that game alone.
  tell(event: E, say: Say): string | undefined;
}

/** The sentences of a game by type of event. */
export type Tells<E extends Event = Event> = {
  readonly [Type in E['type']]?: Teller<Extract<E, { readonly type: Type }>>['tell'];
};

/** What is said of the cards of one game. */
export interface Spoken extends CardWords {
  readonly events: Tells;
}

/** A date as the reader's own region writes it, if that speaks the language; never in two lines. */
export function dateIn(language: string, when: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const said = new Intl.DateTimeFormat(regionIn(language), style).format(when);
  return said.replaceAll(' ', '\u00a0');
}

/** The reader's own region, if it speaks the language. */
export function regionIn(language: string): string {
  const own = navigator.languages.find((tag) => tag.slice(0, 2) === language && isTag(tag));
  return own ?? language;
}

/** Some browsers name what a system is set to, such as `en-US@posix`, which is no language to others. */
function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
