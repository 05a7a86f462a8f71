import type { Candidate, Thought } from '@overtrick/bots';
import type { Move, Saying } from '@overtrick/engine';
import { sayIn } from '@overtrick/engine';
import { sideOf } from '@overtrick/table';
import type { Occasion } from '../room/occasion.ts';
import type { Room } from '../room/room.ts';
import { speechOf } from '../table/phrases.ts';
import { asSentence } from '../words/speech.ts';
import type { Reasons } from './reasons.ts';
import { hintWordsOf } from './words.ts';

/** A hint as it is read: what to do and why, why nothing else, and the figures for who wants them. */
export interface Advice {
  readonly sentence: string;
  /** What a button that does it says. */
  readonly label: string;
  readonly others: readonly Alternative[];
  readonly figures: readonly FigureRow[];
  /** Whether something else came out higher, by no more than luck. */
  readonly isClose: boolean;
  readonly worlds: number;
}

/** Another move, and a sentence that says why it is not advised. */
export interface Alternative {
  readonly label: string;
  /** The cards that it is made of, where it is nothing else. */
  readonly cards: readonly string[];
  /** "Why not red 5?" */
  readonly question: string;
  readonly why: string;
  /** Whether it was put together when the hint was asked for. */
  readonly isAsked: boolean;
}

interface FigureRow {
  readonly label: string;
  /** Left out where it would say that something else is better: a remark says why it is not. */
  readonly mean: string | undefined;
  readonly odds: string | undefined;
  readonly remark: string | undefined;
}

/** More reasons would not be read. */
const MOST = 2;

export function adviceOf(room: Room, about: Occasion, thought: Thought, reasons: Reasons): Advice {
  const { words } = about;
  const say: SayReasons = (told) => saidIn(reasons, about, told);
  const { candidates, move, worlds } = thought;
  const [advised, ...others] = candidates;
  const label = asTitle(moveWords(room, about, move));
  const figures =
    others.length === 0 ? [] : candidates.map((each) => rowOf(room, about, each, advised));
  return {
    sentence:
      advised === undefined || others.length === 0
        ? hintWordsOf(words).one(moveWords(room, about, move))
        : hintWordsOf(words).sentence(headOf(room, about, advised), say(weighty(advised.reasons))),
    label,
    others: others.map((other) => ({
      label: asTitle(shortWords(room, about, other.move)),
      cards: cardsIn(about, other.move),
      question: hintWordsOf(words).whyNotIt(shortWords(room, about, other.move)),
      why: asSentence(whyNot(about, other, advised, say)),
      isAsked: other.isAsked === true,
    })),
    figures,
    isClose: figures.some(({ remark }) => remark === hintWordsOf(words).asGood),
    worlds,
  };
}

/** That nothing else is clearly better is said where nothing better can be. */
function weighty(reasons: readonly Saying[]): readonly Saying[] {
  const others = reasons.filter(({ key }) => key !== 'doubt');
  return others.length > 0 ? others.slice(0, MOST) : reasons;
}

/** What is advised, as somebody is told to do it. */
function headOf(room: Room, about: Occasion, { way, move }: Candidate): string {
  const { words } = about;
  if (way === undefined) return asTitle(moveWords(room, about, move));
  return withTokens(about, move, hintWordsOf(words).ways[way](words.card(String(move.card))));
}

type SayReasons = (told: readonly Saying[]) => string[];

function saidIn(reasons: Reasons, { words, scene }: Occasion, told: readonly Saying[]): string[] {
  const speech = speechOf(words, scene);
  return told.map((reason) => sayIn(reasons, reason, speech));
}

/** A card by what it would do; a call also by what speaks for it, or else by why it scores less. */
function whyNot(about: Occasion, other: Candidate, advised: Candidate, say: SayReasons): string {
  const { way, reasons, against = [] } = other;
  const hint = hintWordsOf(about.words);
  const [not = '', cause] = say(against);
  const isLower = against[0]?.key === 'comes-lower';
  if (cause !== undefined) return isLower ? hint.because(cause, not) : hint.also(not, cause);
  // What holds for both does not tell them apart.
  const known = say(advised.reasons);
  const own = way === undefined ? say(reasons) : [];
  const reason = own.find((each) => !known.includes(each));
  if (reason === undefined) return not;
  return against[0]?.key === 'comes-same' ? hint.also(reason, not) : hint.against(reason, not);
}

/** What came out higher by luck is as good: a figure would say that it is better. */
const isAsGood = (other: Candidate, advised: Candidate) => other.mean > advised.mean;

function rowOf(room: Room, about: Occasion, each: Candidate, advised: Candidate): FigureRow {
  const { odds, move } = each;
  const remark = remarkOn(about, each, advised);
  return {
    label: asTitle(shortWords(room, about, move)),
    mean: remark === undefined ? meanOf(about, each) : undefined,
    odds: odds === undefined || isCertain(odds) ? undefined : chanceOf(about, odds),
    remark,
  };
}

/** Then the question says so, and a column of the same figure nothing more. */
const isCertain = (odds: number) => odds === 0 || odds === 1;

/** A figure that is higher than that of what is advised would say that it is better. */
function remarkOn({ words }: Occasion, each: Candidate, advised: Candidate) {
  const hint = hintWordsOf(words);
  if (each.against?.[0]?.key === 'helps-others') return hint.helpsOthers;
  return isAsGood(each, advised) ? hint.asGood : undefined;
}

/** "+31.1 ± 3.5", never on two lines; what came out the same in all worlds has no interval. */
function meanOf({ words, scene }: Occasion, { mean, spread }: Candidate): string {
  const { figure } = speechOf(words, scene);
  const interval = figure(spread) === '0' ? '' : `\u00a0±\u00a0${figure(spread)}`;
  return `${figure(mean) !== '0' && mean > 0 ? '+' : ''}${figure(mean)}${interval}`;
}

/** How likely it is that what somebody promised is kept, as it is for the person's side. */
function chanceOf({ words, view }: Occasion, odds: number): string {
  return hintWordsOf(words).percent(
    Math.round(100 * (sideOf(view) === 'defence' ? 1 - odds : odds)),
  );
}

/** A move in words, as a bot proposes it. */
export function moveWords(room: Room, about: Occasion, move: Move): string {
  const { words } = about;
  const what = room.object?.(about, move) ?? objectOf(about, move);
  const said = hintWordsOf(words).move[move.type]?.(what) ?? [move.type, what].join(' ').trim();
  return withTokens(about, move, said);
}

/** The same where it is clear what is done: a card by its name alone. */
function shortWords(room: Room, about: Occasion, move: Move): string {
  if (move.type !== 'play') return moveWords(room, about, move);
  return withTokens(about, move, objectOf(about, move));
}

function withTokens({ words }: Occasion, { tokens }: Move, said: string): string {
  const parts = [tokens ?? []].flat().map((token) => words.token(String(token)));
  return parts.length > 0 ? hintWordsOf(words).withTokens(said, parts.join('; ')) : said;
}

/** None if something else than cards is part of it; what comes in their place is not told. */
function cardsIn({ scene }: Occasion, { seat: _, type: __, show: ___, ...move }: Move): string[] {
  const values = Object.values(move).flat().map(String);
  return values.every((value) => scene.pack.includes(value)) ? values : [];
}

/** By the kind of thing that a move names: cards, a trump, a player, a number of tricks. */
function objectOf({ words, scene }: Occasion, { seat: _, type: __, tokens: ___, ...move }: Move) {
  const values = Object.values(move).flat().map(String);
  const cards = values.filter((value) => scene.pack.includes(value));
  if (cards.length > 0) return words.list(cards.map(words.card));
  if (move.name !== undefined) return words.trump(String(move.name));
  if (move.partner !== undefined) return scene.names[Number(move.partner)];
  if (move.tricks !== undefined) return words.badge.tricks(Number(move.tricks));
  return words.list(values);
}

function asTitle(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
