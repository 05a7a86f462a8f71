import type { Seat } from '@overtrick/engine';
import { type ComponentChildren, createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What a table has besides where several people meet at it. The table draws it, and knows nothing of how it comes about. */
export interface TableCompany {
  /** What stands above the table: that the line is cut; and what is laid over it. */
  readonly band: ComponentChildren;
  /** Beside how far the match has come: that the deal is sealed, who watches. */
  signs(onFair: () => void): ComponentChildren;
  readonly tools: readonly CompanyTool[];
  /** What people say and ask. */
  readonly talk: CompanyTalk;
  /** What those hear who listen, in order; it only grows. */
  readonly told: readonly string[];
  /** Why nobody can move just now; undefined while the match goes on. */
  readonly rests: string | undefined;
  /** Why the next deal waits, or that it is not for this person to begin; undefined if it is. */
  readonly waits: string | undefined;
  /** What this person has added to the chance of the deal, where that is known, and what became of it. */
  readonly part: CompanyPart | undefined;
  inSeat(seat: Seat): SeatCompany;
  /** What can be done about whoever sits there. */
  acts(seat: Seat, onClose: () => void): ComponentChildren;
  /** Another match of the same people. */
  onRematch(): void;
}

export interface CompanyPart {
  readonly digits: string;
  /** In the cards, too late for them, or taken and left out; undefined until they are open. */
  readonly fate: 'in' | 'late' | 'dropped' | undefined;
}

/** Something that can be done at any time. */
export interface CompanyTool {
  readonly name: string;
  readonly label: string;
  readonly isOff: boolean;
  /** Whether it has a place in the header; the rest is in the menu. */
  readonly isMain: boolean;
  act(): void;
}

export interface CompanyTalk {
  readonly title: string;
  /** How much of it nobody here has read, and that in words. */
  readonly unread: number;
  readonly unreadWords: string;
  /** What waits for an answer: in sight whatever else is looked at. */
  readonly requests: ComponentChildren;
  readonly body: ComponentChildren;
}

/** Somebody at a table among people. */
export interface SeatCompany {
  readonly isAway: boolean;
  /** A sign before what they are: that it is a bot. */
  readonly isBot: boolean;
  /** What they are, with what the game says of them. */
  role(said: string): string;
  /** At the face: the clock, who sits in. */
  readonly marks: ComponentChildren;
  /** Instead of a figure: the clock that runs, with its bank; the bank alone while it stands still. */
  readonly clock: ComponentChildren | undefined;
  readonly bank: ComponentChildren | undefined;
  /** What they have just said. */
  readonly bubble: string | undefined;
}

const Context = createContext<TableCompany | undefined>(undefined);

export const CompanyProvider = Context.Provider;

/** Undefined where one plays alone, or round on one device. */
export function useCompany(): TableCompany | undefined {
  return useContext(Context);
}
