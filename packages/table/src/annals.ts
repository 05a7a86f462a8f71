import type { Seat } from '@overtrick/engine';
import type { By, Fact, Utterance } from './log.ts';
import type { Happening } from './notices.ts';

/** What somebody said at the table, and by which entry. Who only watches has the seat −1. */
export type Remark = Utterance & { readonly seq: number; readonly seat: Seat; readonly id?: By };

/** How many remarks are remembered, and how much of what happened. */
const REMARKS = 50;
const NOTICES = 50;

/** What was said at a table and what happened among its people, as far as it remembers. */
export class Annals {
  remarks: readonly Remark[] = [];
  notices: readonly Happening[] = [];

  hear(fact: Fact & { type: 'say' }, seq: number): void {
    const { seat, id } = fact;
    const said = 'text' in fact ? { text: fact.text } : { phrase: fact.phrase };
    const remark = { seq, seat, ...said, ...(id !== undefined && { id }) };
    this.remarks = [...this.remarks, remark].slice(-REMARKS);
  }

  note(news: readonly Happening[]): void {
    if (news.length > 0) this.notices = [...this.notices, ...news].slice(-NOTICES);
  }

  /** Somebody is called otherwise in all that happened. */
  rename(isTheirs: (each: Happening) => boolean, name: string): void {
    this.notices = this.notices.map((each) => (isTheirs(each) ? { ...each, name } : each));
  }
}
