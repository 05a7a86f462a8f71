import type { Dictionary } from '@overtrick/engine';
import type { FirstKind } from '../guide/first.ts';
import type { LineWords } from '../room/ending.ts';
import type { CommonWords } from './en.ts';
import type { Names, Texts } from './names.ts';
import type { Tells } from './say.ts';
import type { PageSpeech } from './speech.ts';

/** What is said of deals, in part. */
export interface DealWords {
  readonly over?: Partial<CommonWords['over']>;
  readonly ending?: Partial<CommonWords['ending']>;
  readonly sheet?: Partial<CommonWords['sheet']>;
  readonly setup?: Partial<CommonWords['setup']>;
}

/** What one game says in one language, beside what the page says in all games. Each may be left out. */
export interface GameWords {
  readonly names?: Partial<Names>;
  /** Options by name, what they can be, and their parts; without words the engine's own are shown. */
  readonly options?: Texts;
  readonly values?: Texts;
  readonly parts?: Texts;
  /** What happens, as sentences. */
  readonly events?: Tells;
  /** What its rules have to say: refusals and lines of the score sheet. */
  readonly says?: Dictionary<PageSpeech>;
  /** Lines of the score sheet in a few words, by their keys. */
  readonly lines?: Readonly<Record<string, LineWords>>;
  /** Moves as a bot proposes them, by type: what is said of a card, a name or a number. */
  readonly moves?: Readonly<Record<string, (what: string) => string>>;
  /** What the table says when something makes no sense now. */
  readonly notices?: Texts;
  /** Which deal it is, and what is said at its end, where a deal is called otherwise. */
  deal?(n: number, of: number | null): string;
  readonly deals?: DealWords;
  /** What is said of something that somebody meets for the first time, where it is otherwise than in most games. */
  readonly help?: Partial<Record<FirstKind, string>>;
  /** What lies before a seat besides cards. */
  token?(text: string): string;
  /** How often the person has made what was promised, over all matches. */
  promises?(made: number, promised: number): string;
}

/** The same words in another language, with those for options, which the engine has in English only. */
export type Translated<Words> = Words & Required<Pick<GameWords, 'options'>>;
