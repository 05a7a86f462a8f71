import { describe, expect, test } from 'vitest';
import type { KnownTable } from '../../play/onlooker.ts';
import { lineWords, Talk } from './talk.ts';
import de from './words-de.ts';
import en from './words-en.ts';

type HeardRemark = KnownTable['remarks'][number];

const MEMBERS = ['Lena', 'Mara'].map((name, seat) => ({
  ...{ name, isProgram: false, isGone: false },
  seats: [seat],
}));

/** As much of a table as is talked about. */
function table(part: object = {}): KnownTable {
  const neighbours = MEMBERS.map(({ name }) => ({ name, level: null, standIn: null }));
  const company = { members: MEMBERS, owner: 0, queue: [] };
  const quiet = {
    remarks: [],
    asked: null,
    paused: false,
    closed: null,
    view: null,
    expired: [],
    eyes: 0,
  };
  return { deal: 0, neighbours, company, ...quiet, ...part } as unknown as KnownTable;
}

const said = (text: string, from = 0): HeardRemark => ({ text, seat: from, from });

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
    const again = said('a');
    expect(talkOf(table({ remarks: [again] }), table({ remarks: [again, again] }))).toHaveLength(2);
  });

  test('is no news to who has just come', () => {
    const talk = new Talk();
    talk.hear(table({ remarks: [said('a')] }));
    expect(talk.lines.length - talk.read).toBe(0);
    talk.hear(table({ remarks: [said('a'), said('b')] }));
    expect(talk.lines.length - talk.read).toBe(1);
  });

  test('a phrase is heard in the language of who listens, and one that is unknown as it is', () => {
    const talk = new Talk();
    const phrases = ['thanks', 'of-another-page'].map((phrase) => ({ phrase, seat: 0, from: 0 }));
    talk.hear(table({ remarks: phrases }));
    expect(talk.lines.map((line) => lineWords(de, line))).toEqual([
      'Lena: Danke',
      'Lena: of-another-page',
    ]);
  });
});

describe('what happens among people', () => {
  const away = (standIn: object | null) =>
    table({
      neighbours: [
        { name: 'Lena', level: null, standIn: null },
        { name: 'Mara', standIn },
      ],
    });

  test('who is away and who is back', () => {
    const finn = { name: 'Finn', level: 'club' };
    expect(talkOf(table(), away(finn), away(null))).toEqual([
      'Mara is away. Finn, a bot, plays meanwhile.',
      'Mara is back.',
    ]);
  });

  test('what somebody asks for, and that it is declined or comes about', () => {
    const asked = { what: 'pause', seat: 1, with: null, agreed: [], seq: 7 };
    const asks = 'Mara asks for a pause.';
    expect(talkOf(table(), table({ asked }), table())).toEqual([
      asks,
      'What Mara asked for was declined.',
    ]);
    expect(talkOf(table(), table({ asked }), table({ paused: true }))).toEqual([
      asks,
      'The match is paused.',
    ]);
  });

  test('for whom a bot has moved because their time was up', () => {
    const [one, two, again] = [[1], [1, 0], [1]].map((expired) => table({ expired }));
    expect(talkOf(table(), one, two, table(), again)).toEqual([
      'Mara’s time was up: a bot has moved for them.',
      'Your time was up: a bot has moved for you.',
      'Mara’s time was up: a bot has moved for them.',
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

  test('that a move is taken back, since only whose it was is asked again', () => {
    const asked = { what: 'undo', seat: 1, with: null, agreed: [], seq: 7 };
    const after = (moves: number) => ({ view: { history: Array(moves).fill({ seat: 1 }) } });
    expect(talkOf(table(after(3)), table({ ...after(3), asked }), table(after(2)))).toEqual([
      'Mara would like to take the last move back.',
      'The last move is taken back.',
    ]);
  });

  test('before the first deal nobody is told what they see', () => {
    const empty = { deal: -1, neighbours: [null, null] };
    expect(talkOf(table(empty), table())).toEqual([]);
  });
});
