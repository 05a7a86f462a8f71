import type { Seat, Speech } from '@overtrick/engine';

/** What the page's sentences are made with, in the reader's language. */
export interface PageSpeech extends Speech {
  /** Who reads it. */
  readonly me: Seat;
  /** The cards that would be right, if the reason is a card. */
  readonly right: readonly string[];
  suit(letter: string): string;
  list(items: readonly string[]): string;
}

/** As a sentence by itself. */
export function asSentence(text: string): string {
  const end = /[.!?]$/.test(text) ? '' : '.';
  return text.charAt(0).toUpperCase() + text.slice(1) + end;
}
