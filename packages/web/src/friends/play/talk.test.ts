import { describe, expect, test } from 'vitest';
import type { KnownTable } from '../../play/onlooker.ts';
import { lineWords, Talk } from './talk.ts';
import de from './words-de.ts';
import en from './words-en.ts';

type HeardRemark = KnownTable['remarks'][number];
type HeardNotice = KnownTable['notices'][number];

const MEMBERS = ['Lena', 'Mara'].map((name, seat) => ({
  ...{ name, isProgram: false, isGone: false },
  seats: [seat],
}));

/** As much of a table as is talked about. */
function table(part: object = {}): KnownTable {
  const neighbours = MEMBERS.map(({ name }) => ({ name, level: null, standIn: null }));
  const company = { members: MEMBERS, owner: 0, queue: [] };
  const quiet = { remarks: [], notices: [], view: null, eyes: 0 };
  return { deal: 0, neighbours, company, ...quiet, ...part } as unknown as KnownTable;
}

let seq = 0;
const said = (text: string, from = 0): HeardRemark => ({ seq: ++seq, text, seat: from, from });
const happened = (what: HeardNotice['what'], seat = -1, other = ''): HeardNotice => ({
  ...{ seq: ++seq, what, seat, other },
  name: MEMBERS[seat]?.name ?? '',
});

/** What is talked about at such tables, one after the other. */
function talkOf(...tables: readonly KnownTable[]): string[] {
  const talk = new Talk();
  for (const each of tables) talk.hear(each);
  return talk.lines.map((line) => lineWords(en, line));
}

describe('what is said', () => {
  test('is heard once, though the table tells all of it again', () => {
    const [a, b] = [said('a'), said('b', 1)];
    expect(talkOf(table({ remarks: [a] }), table({ remarks: [a, b] }))).toEqual([
      'Lena: a',
      'Mara: b',
    ]);
  });

  test('is heard although the table forgets what is old', () => {
    const many = ['a', 'b', 'c', 'd'].map((text) => said(text));
    const heard = talkOf(table({ remarks: many.slice(0, 3) }), table({ remarks: many.slice(1) }));
    expect(heard).toEqual(['Lena: a', 'Lena: b', 'Lena: c', 'Lena: d']);
  });

  test('the same words twice are heard twice', () => {
    const [once, again] = [said('a'), said('a')];
    expect(talkOf(table({ remarks: [once] }), table({ remarks: [once, again] }))).toHaveLength(2);
  });

  test('is no news to who has just come', () => {
    const talk = new Talk();
    const [a, b] = [said('a'), said('b')];
    talk.hear(table({ remarks: [a] }));
    expect(talk.lines.length - talk.read).toBe(0);
    talk.hear(table({ remarks: [a, b] }));
    expect(talk.lines.length - talk.read).toBe(1);
  });

  test('a phrase is heard in the language of who listens, and one that is unknown as it is', () => {
    const talk = new Talk();
    const phrases = ['thanks', 'of-another-page'].map((phrase) => ({
      ...{ phrase, seq: ++seq, seat: 0, from: 0 },
    }));
    talk.hear(table({ remarks: phrases }));
    expect(talk.lines.map((line) => lineWords(de, line))).toEqual([
      'Lena: Danke',
      'Lena: of-another-page',
    ]);
  });
});

describe('what happens among people', () => {
  const told = (...notices: readonly HeardNotice[]) => talkOf(table({ notices }));

  test('is told to who was there, and to who comes later', () => {
    const notices = [happened('away', 1, 'Finn'), happened('back', 1)];
    const words = ['Mara is away. Finn, a bot, plays meanwhile.', 'Mara is back.'];
    expect(told(...notices)).toEqual(words);
    expect(talkOf(table(), table({ notices: [notices[0]] }), table({ notices }))).toEqual(words);
  });

  test('stands between what was said before and after it', () => {
    const [a, paused, b] = [said('a'), happened('paused'), said('b', 1)];
    expect(talkOf(table({ remarks: [a, b], notices: [paused] }))).toEqual([
      'Lena: a',
      'The match is paused.',
      'Mara: b',
    ]);
  });

  test('what somebody asks for, that it is declined or comes about', () => {
    expect(told(happened('asks', 1, 'undo'), happened('undone', 1))).toEqual([
      'Mara would like to take the last move back.',
      'The last move is taken back.',
    ]);
    expect(told(happened('declined', 1, 'pause'))).toEqual(['What Mara asked for was declined.']);
    expect(told(happened('withdrawn', 1, 'pause'))).toEqual(['Mara no longer asks for it.']);
    expect(told(happened('lapsed', 1, 'pause'))).toEqual([
      'What Mara asked for is off: something has changed since.',
    ]);
  });

  test('for whom a bot has moved because their time was up', () => {
    expect(told(happened('late', 1), happened('late', 0))).toEqual([
      'Mara’s time was up: a bot has moved for them.',
      'Your time was up: a bot has moved for you.',
    ]);
  });

  test('who comes back hears what was done in their seat meanwhile, and it is news', () => {
    const after = (deal: number, seats: readonly number[]) =>
      table({ deal, view: { eyes: 0, history: seats.map((seat) => ({ seat })) } });
    const backTo = (known: KnownTable) => {
      const talk = new Talk({ deal: 0, moves: 1 });
      talk.hear(known);
      return talk.lines.slice(talk.read).map((line) => lineWords(en, line));
    };
    expect(backTo(after(0, [0, 1]))).toEqual([]);
    expect(backTo(after(0, [0, 1, 0, 1, 0]))).toEqual([
      'Since you were last here, 2 moves were made in your seat.',
    ]);
    expect(backTo(after(2, []))).toEqual([
      'Since you were last here, the match has gone on to deal 3.',
    ]);
  });
});
