import { type Choice, FastRandom, type Game, game, games, type Random } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { Gazette } from '../src/gazette.ts';
import { HOUSE, moveOf, sceneAfter, type Table } from '../src/index.ts';
import { type Scene, sceneOf } from '../src/scene.ts';
import { Watch } from '../src/watch.ts';
import { BOT, EMPTY, Friends, LINK, MINUTE, person } from './friends.ts';

const mu = game('mu') as Game;
const OTHER = 'cd'.repeat(32);

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** A whole move, action by action. */
function partsAtRandom(table: Table, seat: number, random: Random): Choice[] {
  const parts: Choice[] = [];
  for (let legal = table.view(seat)?.legal ?? []; ; ) {
    const choice = legal[random.below(legal.length)];
    parts.push(choice);
    if (choice.ends !== false) return parts;
    const half = table.halfway(seat, parts);
    legal = half?.ok ? half.value.view.legal : [];
  }
}

/** Ada, Ben and Cleo sit with a bot, and cards are dealt. */
function three(agreement = {}): Friends {
  return new Friends(mu, { agreement }).seat('Ben', 1).seat('Cleo', 2).begin();
}

describe('coming to a table', () => {
  test('takes its link, and who has come once needs it no more', () => {
    const table = new Friends(mu);
    expect(table.tell('ben', { type: 'come', name: 'Ben' })).toBe('no: not-invited');
    expect(table.tell('ben', { type: 'come', name: 'Ben', link: OTHER })).toBe('no: no-link');
    expect(table.tell('ben', { type: 'sit', seat: 1, name: 'Ben' })).toBe('no: not-invited');
    expect(table.tell('ben', { type: 'come', name: 'Ben', link: LINK })).toBe('come');
    expect(table.tell('ben', { type: 'come', name: 'Ben' })).toBe('');
    expect(table.tell('ben', { type: 'come', name: 'Benno' })).toBe('come');
    expect(table.table.company.members.map(({ name }) => name)).toEqual(['Ada', 'Benno']);
  });

  test('gives everybody a name of their own, also in a seat, and none that cannot be read', () => {
    const table = new Friends(mu);
    expect(table.tell('ben', { type: 'come', name: '   ', link: LINK })).toBe('no: bad-name');
    expect(table.tell('ben', { type: 'come', name: 'ada', link: LINK })).toBe('come');
    expect(table.tell('ben', { type: 'come', name: 'ada' }), 'once is enough').toBe('');
    expect(table.tell('ben', { type: 'sit', seat: 1, name: 'ada' })).toBe('sit');
    expect(table.tell('cleo', { type: 'come', name: 'Ada', link: LINK })).toBe('come');
    expect(table.table.company.members.map(({ name }) => name)).toEqual(['Ada', 'ada 2', 'Ada 3']);
    expect(table.table.sitters[1]).toEqual({ kind: 'person', id: 'ben', name: 'ada 2' });
  });

  test('gives a name of their own to those, too, who are called by as many letters as a name may have', () => {
    const table = new Friends(mu);
    const long = 'W'.repeat(40);
    for (const id of ['ben', 'cleo', 'dora']) {
      expect(table.tell(id, { type: 'come', name: long, link: LINK })).toBe('come');
    }
    const names = table.table.company.members.slice(1).map(({ name }) => name);
    expect(names).toEqual([long, `${'W'.repeat(38)} 2`, `${'W'.repeat(38)} 3`]);
  });

  test('takes nothing if the table is listed', () => {
    const table = new Friends(mu, { agreement: { listed: true } });
    expect(table.tell('ben', { type: 'come', name: 'Ben' })).toBe('come');
  });

  test('is not possible for who was removed, nor by a link that was replaced', () => {
    const table = new Friends(mu).seat('Ben', 1);
    expect(table.tell('ben', { type: 'link', hash: OTHER, seat: null })).toBe('no: only-owner');
    expect(table.tell('ada', { type: 'link', hash: OTHER, seat: null })).toBe('link');
    expect(table.tell('cleo', { type: 'come', name: 'Cleo', link: LINK })).toBe('no: no-link');
    expect(table.tell('cleo', { type: 'come', name: 'Cleo', link: OTHER })).toBe('come');
    expect(table.tell('cleo', { type: 'remove', member: 1 })).toBe('no: only-owner');
    expect(table.tell('ada', { type: 'remove', member: 1 })).toBe('go sit');
    expect(table.tell('ben', { type: 'come', name: 'Ben', link: OTHER })).toBe('no: removed');
    expect(table.table.sitters[1]).toEqual(EMPTY);
  });
});

test('there is room for so many around a table, and for others when some have gone', () => {
  const table = new Friends(mu);
  const come = (i: number) =>
    table.tell(`guest ${i}`, { type: 'come', name: `Guest ${i}`, link: LINK });
  for (let i = 1; i < 60; i++) expect(come(i)).toBe('come');
  expect(come(60)).toBe('no: table-full');
  table.ask('guest 7', { type: 'go' });
  expect(come(60)).toBe('come');
});

describe('seats', () => {
  test('are taken where they are free, given up, and swapped before the first deal', () => {
    const table = new Friends(mu).seat('Ben', 1);
    table.ask('cleo', { type: 'come', name: 'Cleo', link: LINK });
    expect(table.tell('cleo', { type: 'sit', seat: 1, name: 'Cleo' })).toBe('no: seat-taken');
    expect(table.tell('cleo', { type: 'sit', seat: 3, name: 'Cleo' })).toBe('no: bot-in-seat');
    expect(table.tell('ben', { type: 'swap', seat: 1, with: 2 })).toBe('sit sit');
    expect(table.tell('ben', { type: 'swap', seat: 2, with: 3 })).toBe('sit sit');
    expect(table.table.names).toEqual(['Ada', '', 'Robo', 'Ben']);
    expect(table.tell('ben', { type: 'swap', seat: 3, with: 0 })).toBe('ask');
    expect(table.tell('ada', { type: 'agree', seat: 0 })).toBe('agree sit sit');
    expect(table.table.names).toEqual(['Ben', '', 'Robo', 'Ada']);
    expect(table.tell('ben', { type: 'leave', seat: 0 })).toBe('sit');
    expect(table.table.sitters[0]).toEqual(EMPTY);
  });

  test('are not swapped once cards are dealt', () => {
    expect(three().tell('ben', { type: 'swap', seat: 1, with: 3 })).toBe('no: begun-already');
  });

  test('that are given up go to who waits for them first, else to a bot while a match is on', () => {
    const table = three();
    for (const name of ['Dora', 'Emil']) {
      table.ask(name.toLowerCase(), { type: 'come', name, link: LINK });
      expect(table.tell(name.toLowerCase(), { type: 'queue' })).toBe('queue');
    }
    expect(table.tell('ben', { type: 'queue' })).toBe('no: has-seat');
    expect(table.tell('ben', { type: 'leave', seat: 1 })).toBe('unqueue sit');
    expect(table.table.sitters[1]).toEqual(person('Dora'));
    expect(table.tell('emil', { type: 'unqueue' })).toBe('unqueue');
    expect(table.tell('cleo', { type: 'go' })).toBe('go sit');
    expect(table.table.sitters[2]).toMatchObject({ kind: 'bot', level: 'novice' });
  });

  test('of one deal are not looked at one after another', () => {
    const table = three();
    table.ask('ben', { type: 'leave', seat: 1 });
    table.ask('ada', { type: 'leave', seat: 3 });
    expect(table.tell('ben', { type: 'sit', seat: 3, name: 'Ben' })).toBe('no: seen-a-hand');
    expect(table.tell('ada', { type: 'sit', seat: 3, name: 'Eve' })).toBe('no: seen-a-hand');
    table.ask('dora', { type: 'come', name: 'Dora', link: LINK });
    expect(table.tell('dora', { type: 'sit', seat: 3, name: 'Dora' })).toBe('sit');
  });

  test('of people who are there are not taken from them once cards are dealt', () => {
    const table = three();
    const bot = { type: 'sit' as const, seat: 1, name: 'Robo', level: 'random' };
    expect(table.tell('ada', bot)).toBe('no: still-here');
    expect(table.tell('ada', { type: 'leave', seat: 1 })).toBe('no: still-here');
    expect(table.tell('ada', { type: 'remove', member: 1 })).toBe('no: still-here');
    expect(table.tell(HOUSE, { type: 'away', seat: 1 })).toBe('sit');
    expect(table.tell('ada', bot)).toBe('sit');
  });

  test('can be reached by a link of their own, once', () => {
    const table = three();
    expect(table.tell('ben', { type: 'link', hash: OTHER, seat: 2 })).toBe('no: only-owner');
    expect(table.tell('ada', { type: 'link', hash: OTHER, seat: 1 })).toBe('link');
    const come = { type: 'come' as const, name: 'Dora', link: OTHER };
    expect(table.tell('dora', come)).toBe('no: seat-taken');
    table.ask(HOUSE, { type: 'away', seat: 1 });
    expect(table.tell('dora', come)).toBe('come used sit');
    expect(table.table.sitters[1]).toEqual(person('Dora'));
    expect(table.tell('emil', { ...come, name: 'Emil' })).toBe('no: no-link');
    // Her browser has not heard of it, and asks again.
    expect(table.tell('dora', come)).toBe('');
  });

  test('are handed over by whoever has them, though they are there', () => {
    const table = three();
    expect(table.tell('ben', { type: 'link', hash: OTHER, seat: 1 })).toBe('link');
    const come = { type: 'come' as const, name: 'Dora', link: OTHER };
    expect(table.tell('ada', { ...come, name: 'Ada' })).toBe('no: seen-a-hand');
    expect(table.tell('dora', come)).toBe('come used sit');
    expect(table.table.sitters[1]).toEqual(person('Dora'));
  });

  test('are not taken by a link whose giver has left them to somebody else', () => {
    const table = three();
    table.ask('ben', { type: 'link', hash: OTHER, seat: 1 });
    table.ask('ben', { type: 'leave', seat: 1 });
    table.ask('dora', { type: 'come', name: 'Dora', link: LINK });
    table.ask('ada', { type: 'leave', seat: 1 });
    expect(table.tell('dora', { type: 'sit', seat: 1, name: 'Dora' })).toBe('sit');
    const come = { type: 'come' as const, name: 'Emil', link: OTHER };
    expect(table.tell('emil', come)).toBe('no: seat-taken');
  });

  test('that a program reaches by a link show it as a bot', () => {
    const table = three();
    table.ask('ada', { type: 'link', hash: OTHER, seat: 3 });
    table.ask('robo', { type: 'come', name: 'Robo', program: true, link: OTHER });
    expect(sceneOf(table.table, 0).neighbours[3]?.level).toBe('program');
  });
});

describe('who is away', () => {
  test('is played for by a bot and has the seat again when they are back', () => {
    const table = three();
    table.ask(HOUSE, { type: 'away', seat: 1 });
    expect(table.table.sitters[1]).toEqual({
      ...person('Ben'),
      standIn: { name: 'Dario', level: 'novice' },
    });
    table.playUntil(() => table.table.acting.includes(1));
    expect(table.step()).toBe(1);
    expect(table.tell('ben', { type: 'back' })).toBe('sit');
    expect(table.table.sitters[1]).toEqual(person('Ben'));
  });

  test('makes no free undo for who is left', () => {
    const table = new Friends(mu, { sitters: [person('Ada'), EMPTY, BOT, BOT] }).seat('Ben', 1);
    table.begin();
    table.ask(HOUSE, { type: 'away', seat: 1 });
    table.playUntil(() => table.step() === 0 && table.table.acting[0] !== 1);
    expect(table.tell('ada', { type: 'undo', seat: 0 })).toMatch(/^no: /);
  });
});

describe('what takes consent', () => {
  test('is done when all who are there have agreed', () => {
    const table = three();
    expect(table.tell('ben', { type: 'pause' })).toBe('ask');
    expect(table.tell('cleo', { type: 'end' })).toBe('no: asked-already');
    expect(table.tell('ada', { type: 'agree', seat: 0 })).toBe('agree');
    expect(table.tell('ada', { type: 'agree', seat: 0 })).toBe('');
    expect(table.table.paused).toBe(false);
    expect(table.tell('cleo', { type: 'agree', seat: 2 })).toBe('agree pause');
    expect(table.table.paused).toBe(true);
    expect(table.tell('cleo', { type: 'continue' })).toBe('continue');
  });

  test('is not done when one does not want it, and the same holds for the end', () => {
    const table = three();
    expect(table.tell('ben', { type: 'end' })).toBe('ask');
    expect(table.tell('cleo', { type: 'decline', seat: 2 })).toBe('decline');
    expect(table.table.asked).toBeUndefined();
    table.ask('ben', { type: 'end' });
    table.ask('cleo', { type: 'agree', seat: 2 });
    expect(table.tell('ada', { type: 'agree', seat: 0 })).toBe('agree close');
    expect(table.tell('ada', { type: 'next' })).toBe('no: table-closed');
    expect(table.tell('ada', { type: 'rematch', to: 'another' })).toBe('rematch');
  });

  test('is taken back by whoever asked for it, and by nobody who only looks on', () => {
    const table = three();
    table.ask('ben', { type: 'pause' });
    expect(table.tell('tom', { type: 'decline', seat: 1 })).toMatch(/^no/);
    expect(table.tell('ben', { type: 'agree', seat: 1 })).toBe('no: asked-oneself');
    expect(table.tell('ben', { type: 'decline', seat: 1 })).toBe('decline');
    expect(table.table.asked).toBeUndefined();
    expect(table.tell('ada', { type: 'agree', seat: 0 })).toBe('no: nobody-asks');
    expect(table.tell('ben', { type: 'end' })).toBe('ask');
  });

  test('does not wait for who is away', () => {
    const table = three();
    table.ask(HOUSE, { type: 'away', seat: 2 });
    table.ask('ben', { type: 'pause' });
    expect(table.tell('ada', { type: 'agree', seat: 0 })).toBe('agree pause');
  });
});

describe('the next deal', () => {
  test('is the first one when the owner begins, and waits for all others after that', () => {
    const table = new Friends(mu, { sitters: [person('Ada'), EMPTY, BOT, BOT] }).seat('Ben', 1);
    expect(table.tell('ben', { type: 'next' })).toBe('commit ready');
    expect(table.tell('ada', { type: 'next' })).toBe('deal');
    table.playUntil(() => table.table.dealOver);
    expect(table.tell('ada', { type: 'next' })).toBe('commit ready');
    expect(table.tell('ada', { type: 'next' })).toBe('');
    expect(table.tell('ben', { type: 'next' })).toBe('deal');
  });

  test('is not dealt while a seat is empty', () => {
    expect(new Friends(mu).tell('ada', { type: 'next' })).toBe('no: seat-empty');
  });
});

describe('how it is played', () => {
  const change = {
    type: 'change' as const,
    players: 5,
    options: { target: 300 },
    agreement: { listed: true, watched: false, pace: null, standIn: 'club' },
  };

  test('can be changed by the owner until cards are dealt', () => {
    const table = new Friends(mu).seat('Ben', 1);
    expect(table.tell('ben', change)).toBe('no: only-owner');
    expect(table.tell('ada', { ...change, players: 9 })).toBe('no: player-count');
    expect(table.tell('ada', { ...change, options: { target: 'x' } as never })).toBe(
      'no: option-count',
    );
    expect(table.tell('ada', change)).toBe('change');
    expect(table.table.sitters.length).toBe(5);
    expect(table.table.opening.options.target).toBe(300);
    expect(table.tell('ada', { ...change, players: 3 })).toBe('change');
    expect(three().tell('ada', change)).toBe('no: begun-already');
  });

  const gatherings: readonly (readonly [string, string, boolean, boolean])[] = [
    ['mu', 'that all may watch', true, false],
    ['mu', 'that nobody may watch', false, false],
    ['mu', 'that rests between moves', true, true],
    ...games.map(({ name }) => [name, 'of any game', true, false] as const),
  ];
  test.each(gatherings)(
    'a table (%s) %s tells who sits there all that they may know',
    (name, _, watched, isResting) => {
      const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
      const rules = game(name) as Game;
      const sitters = names.map(person);
      const friends = new Friends(rules, { agreement: { watched }, sitters }).begin();
      const { table } = friends;
      const gazette = new Gazette(table);
      const known = new Map<string, Scene>();
      const watches = names.map((each) => {
        const by = each.toLowerCase();
        const viewer = { eyes: null, by };
        return new Watch(table, viewer, (news) => {
          if (news.kind !== 'here') known.set(by, sceneAfter(known.get(by), plain(news)));
        });
      });
      for (const watch of watches) watch.arrive(table, gazette);
      const random = new FastRandom(1);
      for (let i = 0; i < 40 && !table.dealOver; i++) {
        if (isResting) gazette.rest();
        gazette.prepare();
        const [seat] = table.acting;
        const move = moveOf(rules, seat, partsAtRandom(table, seat, random));
        if (!move.ok) throw new Error('there is no such move');
        friends.tell(names[seat].toLowerCase(), { type: 'play', move: move.value });
        gazette.issue();
        for (const watch of watches) watch.follow(table, gazette);
        for (const [at, each] of names.entries()) {
          const by = each.toLowerCase();
          expect(known.get(by)).toEqual(plain(sceneOf(table, at, by)));
        }
      }
    },
  );

  test('a table that nobody may watch shows nothing to who has no seat', () => {
    const table = three({ watched: false });
    table.ask('dora', { type: 'come', name: 'Dora', link: LINK });
    expect(sceneOf(table.table, -1, 'dora')).toMatchObject({ view: null, story: [] });
    expect(sceneOf(three().table, -1, 'dora').view).not.toBeNull();
  });
});

describe('talk', () => {
  test('comes from seats and from around, and is not heard from whom one does not want to hear', () => {
    const table = three();
    table.ask('dora', { type: 'come', name: 'Dora', link: LINK });
    expect(table.tell('dora', { type: 'say', text: 'hello' })).toBe('say');
    expect(table.tell('ben', { type: 'say', seat: 1, phrase: 'well-played' })).toBe('say');
    expect(table.tell('emil', { type: 'say', text: 'hello' })).toBe('no: only-watching');
    expect(table.tell('ben', { type: 'mute', member: 3 })).toBe('mute');
    const heard = (by: string) => sceneOf(table.table, -1, by).remarks;
    expect(heard('ada')).toEqual([
      { seq: expect.any(Number), seat: -1, text: 'hello', from: 3 },
      { seq: expect.any(Number), seat: 1, phrase: 'well-played', from: 1 },
    ]);
    expect(heard('ben')).toMatchObject([{ seat: 1, phrase: 'well-played', from: 1 }]);
    table.ask('ben', { type: 'unmute', member: 3 });
    expect(heard('ben').length).toBe(2);
  });

  test('that somebody complains about is told to the owner alone', () => {
    const table = three();
    expect(table.tell('ben', { type: 'report', member: 2, text: 'rude' })).toBe('report');
    const told = (by: string) => sceneOf(table.table, -1, by).mine?.complaints;
    expect(told('ada')).toEqual([{ number: 0, from: 1, about: 2, text: 'rude' }]);
    expect([told('ben'), told('cleo')]).toEqual([[], []]);
  });

  test('that somebody complains about is put away by the owner alone', () => {
    const table = three();
    table.ask('ben', { type: 'report', member: 2, text: 'rude' });
    table.ask('ben', { type: 'report', member: 2, text: 'again' });
    expect(table.tell('ben', { type: 'heed', report: 0 })).toBe('no: only-owner');
    expect(table.tell('ada', { type: 'heed', report: 0 })).toBe('heed');
    expect(table.tell('ada', { type: 'heed', report: 0 })).toBe('no: no-report');
    const [left] = sceneOf(table.table, -1, 'ada').mine?.complaints ?? [];
    expect(left).toEqual({ number: 1, from: 1, about: 2, text: 'again' });
  });

  test('that somebody complains about is not told to them, though they look after the table', () => {
    const table = three();
    table.ask('ben', { type: 'report', member: 0, text: 'rude' });
    const told = (by: string) => sceneOf(table.table, -1, by).mine?.complaints;
    expect(told('ada')).toEqual([]);
    expect(table.tell('ada', { type: 'heed', report: 0 })).toBe('no: no-report');
    table.ask('ada', { type: 'own', member: 2 });
    expect(told('cleo')).toMatchObject([{ about: 0, text: 'rude' }]);
  });

  test('are told what has happened among them, though they come later', () => {
    const table = three();
    table.ask('ben', { type: 'pause', seat: 1 });
    table.ask('ada', { type: 'decline', seat: 0 });
    table.ask('ben', { type: 'end' });
    table.ask('ben', { type: 'decline', seat: 1 });
    table.ask(HOUSE, { type: 'away', seat: 1 });
    table.ask('ben', { type: 'back' });
    table.ask('ada', { type: 'own', member: 2 });
    const told = sceneOf(table.table, -1).notices.map(({ what, name, other }) => [
      what,
      name,
      other,
    ]);
    expect(told).toEqual([
      ['asks', 'Ben', 'pause'],
      ['declined', 'Ben', 'pause'],
      ['asks', 'Ben', 'end'],
      ['withdrawn', 'Ben', 'end'],
      ['away', 'Ben', expect.any(String)],
      ['back', 'Ben', ''],
      ['owner', 'Cleo', ''],
    ]);
  });
});

describe('whoever looks after the table', () => {
  test('hands it over, or somebody else has it when they go', () => {
    const table = three();
    expect(table.tell('ben', { type: 'own', member: 1 })).toBe('no: only-owner');
    expect(table.tell('ada', { type: 'own', member: 2 })).toBe('own');
    expect(table.table.owner).toBe('cleo');
    expect(table.tell('cleo', { type: 'go' })).toBe('go sit own');
    expect(table.table.owner).toBe('ada');
    expect(table.tell(HOUSE, { type: 'inherit', member: 1 })).toBe('own');
    expect(table.table.owner).toBe('ben');
  });
});

describe('clocks', () => {
  const paced = () => three({ pace: { turn: 10_000, bank: MINUTE } });

  test('take from the bank only what goes beyond a turn', () => {
    const table = paced();
    table.playUntil(() => table.table.acting[0] === 0);
    table.now = table.table.at + 8000;
    table.step();
    expect(table.table.timing.clocks[0].left).toBe(MINUTE);
    table.playUntil(() => table.table.acting[0] === 0);
    table.now = table.table.at + 15_000;
    table.step();
    expect(table.table.timing.clocks[0].left).toBe(MINUTE - 5000);
  });

  test('let the house move for a person only when their time has run out', () => {
    const table = paced();
    table.playUntil(() => table.table.acting[0] === 0);
    const move = { seat: 0, type: 'pass' };
    const play = { type: 'play' as const, move, instead: 'time' as const };
    table.now = table.table.at + 10_000 + MINUTE - 1;
    expect(table.tell(HOUSE, play)).toBe('no: seat-of-other');
    expect(table.tell('ben', play)).toBe('no: no-command');
    table.now++;
    expect(table.tell(HOUSE, play)).toBe('play');
    expect(table.table.timing.clocks[0].left).toBe(0);
  });

  test('stand still in a pause, and do not charge what nobody could use', () => {
    const table = paced();
    table.playUntil(() => table.table.acting[0] === 0);
    table.now = table.table.at + 12_000;
    expect(table.tell(HOUSE, { type: 'wake', lost: 11_000 })).toBe('wake');
    expect(table.table.timing.deadlineOf(0)).toBe(table.now - 1000 + 10_000 + MINUTE);
    table.ask(HOUSE, { type: 'pause' });
    expect(table.table.timing.deadlineOf(0)).toBeUndefined();
    table.now += 1e9;
    table.ask('ada', { type: 'continue' });
    expect(table.table.timing.clocks[0]).toEqual({ left: MINUTE, since: table.now });
  });
});

test('what is asked with an old table in mind is refused only where it would mean something else', () => {
  const table = three();
  table.playUntil(() => table.table.acting[0] === 0);
  const since = table.table.seq;
  const move = { seat: 0, type: 'pass' };
  table.ask('ben', { type: 'say', seat: 1, text: 'well?' });
  table.ask(HOUSE, { type: 'away', seat: 1 });
  expect(table.table.meantSince({ type: 'play', move })).toBe(since);
  table.ask('cleo', { type: 'pause' });
  expect(table.table.meantSince({ type: 'agree', seat: 0 })).toBe(table.table.seq);
  expect(table.table.meantSince({ type: 'say', text: 'hm' })).toBe(0);
});
