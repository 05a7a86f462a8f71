import { type Seat, SPECTATOR } from '@overtrick/engine';
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
  readonly what:
    | 'away'
    | 'back'
    | 'late'
    | 'missed'
    | 'dealt'
    | 'takes'
    | 'owner'
    | 'asks'
    | 'declined'
    | 'undone'
    | 'paused'
    | 'continued';
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
  private before: KnownTable | undefined;
  private readonly last: LastSeen | undefined;

  /** With how far the match had come when one looked last, if one has. */
  constructor(last?: LastSeen) {
    this.last = last;
  }

  /** Takes in how the table stands now; what was said before one came is no news. */
  hear(known: KnownTable): void {
    const { before } = this;
    this.before = known;
    const said = newRemarks(before?.remarks ?? [], known).map((remark) => saidBy(known, remark));
    this.add([...said, ...(before ? notesOf(before, known) : [])]);
    if (before) return;
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

/** What was added at the end. The table remembers only so many, and those whom one does not hear are left out. */
function newRemarks(
  before: readonly HeardRemark[],
  { remarks }: KnownTable,
): readonly HeardRemark[] {
  if (remarks === before) return [];
  const told = remarks.map((each) => JSON.stringify(each));
  const heard = before.map((each) => JSON.stringify(each));
  for (let from = 0; from <= heard.length; from++) {
    const rest = heard.slice(from);
    if (rest.every((each, i) => each === told[i])) return remarks.slice(rest.length);
  }
  return [];
}

function saidBy({ company, neighbours }: KnownTable, remark: HeardRemark): TalkLine {
  const { from, seat } = remark;
  const name = (from === null ? neighbours[seat]?.name : company?.members[from]?.name) ?? '';
  return { kind: 'said', remark, name };
}

/** Before the first deal everybody sees who sits down. */
function notesOf(before: KnownTable, now: KnownTable): TalkLine[] {
  if (before.deal < 0) return [];
  const notes = [
    ...[...now.neighbours.keys()].flatMap((seat) => seatNotes(before, now, seat)),
    ...lateNotes(before, now),
    ...askNotes(before, now),
    ...ownerNotes(before, now),
  ];
  return notes.map((note) => ({ kind: 'note', note }));
}

function seatNotes(before: KnownTable, now: KnownTable, seat: Seat): Note[] {
  const [then, here] = [before.neighbours[seat], now.neighbours[seat]];
  if (!here) return [];
  const { name, standIn } = here;
  if (then?.name !== name) return [{ what: 'takes', name, other: '' }];
  const wasAway = (then.standIn ?? null) !== null;
  if (standIn && !wasAway) return [{ what: 'away', name, other: standIn.name }];
  return !standIn && wasAway ? [{ what: 'back', name, other: '' }] : [];
}

/** For whom a bot has moved since; the table forgets those as soon as anybody does something. */
function lateNotes(
  { expired: then }: KnownTable,
  { expired, neighbours, eyes }: KnownTable,
): Note[] {
  return expired.slice(then.length).map((seat) => ({
    ...{ what: 'late', name: neighbours[seat]?.name ?? '', other: '' },
    isMine: seat === eyes,
  }));
}

function askNotes(before: KnownTable, now: KnownTable): Note[] {
  const nameIn = (seat: Seat) => now.neighbours[seat]?.name ?? '';
  const notes: Note[] = [];
  const { asked } = now;
  if (asked && asked.seq !== before.asked?.seq)
    notes.push({ what: 'asks', name: nameIn(asked.seat), other: asked.what });
  if (before.asked && !asked && !isGranted(before, now))
    notes.push({ what: 'declined', name: nameIn(before.asked.seat), other: '' });
  if (before.asked?.what === 'undo' && !asked && isBack(before, now))
    notes.push({ what: 'undone', name: '', other: '' });
  if (now.paused !== before.paused)
    notes.push({ what: now.paused ? 'paused' : 'continued', name: '', other: '' });
  return notes;
}

const moves = ({ view }: KnownTable) => view?.history.length ?? 0;

function isBack(before: KnownTable, now: KnownTable): boolean {
  return now.deal < before.deal || (now.deal === before.deal && moves(now) < moves(before));
}

/** Whether that which was asked for has come about, or does not matter any more. */
function isGranted(before: KnownTable, now: KnownTable): boolean {
  if (now.closed !== null || now.paused !== before.paused) return true;
  return before.asked?.what === 'swap' || moves(now) !== moves(before) || now.deal !== before.deal;
}

function ownerNotes({ company: then }: KnownTable, { company }: KnownTable): Note[] {
  const owner = company?.owner ?? null;
  if (owner === null || owner === (then?.owner ?? null)) return [];
  return [{ what: 'owner', name: company?.members[owner]?.name ?? '', other: '' }];
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
    takes: play.takes(name),
    owner: play.owner(name),
    asks: play.asks(name, other),
    declined: play.declined(name),
    undone: play.undone,
    paused: play.paused,
    continued: play.continued,
  };
  return said[what];
}

/** A line as it is said to those who listen. */
export function lineWords(play: PlayWords, line: TalkLine): string {
  if (line.kind === 'note') return noteWords(play, line.note);
  return play.says(line.name || play.somebody, remarkWords(play, line.remark));
}

/** Whether one has said it oneself. */
export function isOwn({ mine }: KnownTable, line: TalkLine): boolean {
  return line.kind === 'said' && line.remark.from !== null && line.remark.from === mine?.member;
}
