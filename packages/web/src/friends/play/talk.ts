import { SPECTATOR } from '@overtrick/engine';
import type { Happening } from '@overtrick/table';
import type { KnownTable } from '../../play/onlooker.ts';
import type { LastSeen } from './last-seen.ts';
import type { PlayWords } from './words-en.ts';

type HeardRemark = KnownTable['remarks'][number];

/** One thing that was said, or that has happened among the people of a table. */
export type TalkLine =
  | { readonly kind: 'said'; readonly remark: HeardRemark; readonly name: string }
  | { readonly kind: 'note'; readonly note: Note };

/** What has happened, by a word for it, and who and what it is about. */
interface Note {
  readonly what: Happening['what'] | 'missed' | 'dealt';
  readonly name: string;
  readonly other: string;
  /** Whether it is about whoever looks. */
  readonly isMine?: boolean;
}

/** What is said and done among people at a table, as far as this page has heard it. */
export class Talk {
  lines: readonly TalkLine[] = [];
  /** How many of them somebody here has had before them. */
  read = 0;
  /** How many of them are from before one came. */
  old = 0;
  /** The last entry that brought something; before anything is heard, −1. */
  private heard = -1;
  private readonly last: LastSeen | undefined;

  /** With how far the match had come when one looked last, if one has. */
  constructor(last?: LastSeen) {
    this.last = last;
  }

  /** Takes in how the table stands now; what was said before one came is no news. */
  hear(known: KnownTable): void {
    const isFirst = this.heard < 0;
    const news = eventsIn(known).filter(({ seq }) => seq > this.heard);
    this.heard = Math.max(0, this.heard, ...news.map(({ seq }) => seq));
    this.add(news.map(({ line }) => line));
    if (!isFirst) return;
    this.read = this.lines.length;
    this.old = this.lines.length;
    this.add(missedNotes(this.last, seenOf(known)));
  }

  private add(lines: readonly TalkLine[]): void {
    if (lines.length > 0) this.lines = [...this.lines, ...lines];
  }
}

/** How far the match has come for whoever looks; undefined for who has no seat in it. */
export function seenOf({ deal, view }: KnownTable): LastSeen | undefined {
  if (!view || view.eyes === SPECTATOR) return undefined;
  return { deal, moves: view.history.filter(({ seat }) => seat === view.eyes).length };
}

/** What has been done in one's seat since one looked last: by a bot that sat in, or on another device. */
function missedNotes(last: LastSeen | undefined, now: LastSeen | undefined): TalkLine[] {
  if (!last || !now || last.deal < 0) return [];
  const note = (what: 'missed' | 'dealt', n: number): TalkLine[] => [
    { kind: 'note', note: { what, name: '', other: `${n}` } },
  ];
  if (now.deal > last.deal) return note('dealt', now.deal + 1);
  const isOn = now.deal === last.deal && now.moves > last.moves;
  return isOn ? note('missed', now.moves - last.moves) : [];
}

/** What was said and what has happened, as far as the table remembers it, in its order. */
function eventsIn(known: KnownTable): { readonly seq: number; readonly line: TalkLine }[] {
  const said = known.remarks.map((remark) => ({ seq: remark.seq, line: saidBy(known, remark) }));
  const happened = known.notices.map((notice) => ({
    seq: notice.seq,
    line: { kind: 'note' as const, note: noteOf(known, notice) },
  }));
  return [...said, ...happened].sort((a, b) => a.seq - b.seq);
}

function noteOf({ eyes }: KnownTable, { what, seat, name, other }: Happening): Note {
  return { what, name, other, isMine: seat === eyes && eyes !== SPECTATOR };
}

function saidBy({ company, neighbours }: KnownTable, remark: HeardRemark): TalkLine {
  const { from, seat } = remark;
  const name = (from === null ? neighbours[seat]?.name : company?.members[from]?.name) ?? '';
  return { kind: 'said', remark, name };
}

/** What somebody said, in the reader's language if it is a phrase. */
export function remarkWords({ phrases }: PlayWords, remark: HeardRemark): string {
  if ('text' in remark) return remark.text;
  // A server that is newer than this page may know others.
  return Object.hasOwn(phrases, remark.phrase) ? phrases[remark.phrase] : remark.phrase;
}

export function noteWords(play: PlayWords, { what, name, other, isMine }: Note): string {
  const said: Record<Note['what'], string> = {
    away: play.awayTold(name, other),
    back: play.back(name),
    late: play.late(isMine ? undefined : name),
    missed: play.missed(Number(other)),
    dealt: play.dealt(Number(other)),
    takes: play.takes(name, other),
    owner: play.owner(name),
    asks: play.asks(name, other),
    declined: play.declined(name),
    withdrawn: play.withdrawn(name),
    lapsed: play.lapsed(name),
    undone: play.undone,
    paused: play.paused,
    continued: play.continued,
    annulled: play.annulled,
  };
  // A server that is newer than this page may know of more.
  return said[what] ?? '';
}

/** A line as it is said to those who listen. */
export function lineWords(play: PlayWords, line: TalkLine): string {
  if (line.kind === 'note') return noteWords(play, line.note);
  return play.says(line.name || play.somebody, remarkWords(play, line.remark));
}

/** Whether one has said it oneself, or asked for it. */
export function isOwn({ mine }: KnownTable, line: TalkLine): boolean {
  if (line.kind === 'note') return line.note.isMine === true && OWN.includes(line.note.what);
  return line.remark.from !== null && line.remark.from === mine?.member;
}

const OWN: readonly Note['what'][] = ['asks', 'withdrawn'];
const ENDS: readonly Note['what'][] = ['declined', 'withdrawn', 'lapsed'];

/** Whether it is what came of something that somebody asked for, if nothing did. */
export function isEnd(line: TalkLine): boolean {
  return line.kind === 'note' && ENDS.includes(line.note.what);
}
