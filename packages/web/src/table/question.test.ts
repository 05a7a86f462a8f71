import type { AuctionView, GamutView, NinjaView, View } from '@overtrick/engine';
import { games } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { choosing, goThrough, type TableMoment } from '../../test/moments.ts';
import { modeOf } from '../play/mode.ts';
import { loadRoom } from '../room/rooms.ts';
import type { TurnQuestion } from '../room/turn-question.ts';
import { loadWords, type PageWords } from '../words/index.ts';
import { askedOf } from './question.tsx';

const [en, de] = await Promise.all(['en', 'de'].map(loadWords));
const rooms = new Map(
  await Promise.all(games.map(async ({ name }) => [name, await loadRoom(name)] as const)),
);
const DEALS = 4;

function roomOf(name: string) {
  const room = rooms.get(name);
  if (!room) throw new Error(`there is no room for ${name}`);
  return room;
}

function asked(words: PageWords, { scene, shown }: TableMoment): TurnQuestion | undefined {
  return askedOf(words.at(scene.game), roomOf(scene.game), shown);
}

/** Every moment with cards for a bid chosen, one or two, where the rules allow it. */
function staged(moment: TableMoment): TableMoment[] {
  const { scene } = moment;
  const mode = modeOf(scene.view, roomOf(scene.game));
  if (typeof mode !== 'object') return [];
  return [[0], [0, 1]].flatMap((places) => {
    const shown = choosing(moment, places, (marks) => mode.parts?.(marks));
    return shown ? [{ ...moment, shown }] : [];
  });
}

describe.each(games.map(({ name }) => name))('%s', (name) => {
  test('there is a question exactly when the person is to act, in both languages', () => {
    const lines = new Set<string>();
    goThrough(name, DEALS, (moment) => {
      const { view } = moment.scene;
      const isTurn = view.acting.includes(view.eyes);
      for (const each of [moment, ...staged(moment)]) {
        const said = [en, de].map((words) => asked(words, each));
        expect(said.map((one) => one !== undefined)).toEqual([isTurn, isTurn]);
        for (const one of said) expect(JSON.stringify(one ?? {})).not.toMatch(/undefined|NaN|null/);
        for (const one of said) expect(one?.line ?? '').not.toMatch(/[.,;:]$/);
        if (said[0]) lines.add(said[0].line);
        if (said[0]) expect(said[1]?.line).not.toBe(said[0].line);
      }
    });
    expect(lines.size).toBeGreaterThan(3);
  });
});

/** Questions of an auction with cards chosen, beside what the rules say of them. */
function bids(name: string, players: number): { asked: TurnQuestion; view: AuctionView }[] {
  const found: { asked: TurnQuestion; view: AuctionView }[] = [];
  goThrough(
    name,
    3 * DEALS,
    (moment) => {
      for (const each of staged(moment)) {
        const said = asked(en, each);
        if (each.shown.half?.phase === 'auction' && said) {
          found.push({ asked: said, view: each.shown.half as AuctionView });
        }
      }
    },
    players,
  );
  return found;
}

describe.each(['mu', 'mutwo', 'yamv'])('a bid of %s', (name) => {
  test('says what the side needs and brings, what could be named, or what a tie costs', () => {
    const kinds = new Set<string>();
    for (const { asked: said, view } of bids(name, 5)) {
      const { outlook, eyes, shown, prices } = view;
      const text = `${said.line} ${said.follows}`;
      const price = prices[shown[eyes] - 1];
      if (outlook?.declarer === eyes) {
        expect(text).toContain(`needs ${price.needed} of ${price.all}`);
        expect(text).toContain(`+${price.worth} each`);
        for (const trump of outlook.names[eyes]) expect(text).toContain(en.at(name).trump(trump));
        kinds.add('promise');
      } else if ((outlook?.scores[eyes] ?? 0) < 0) {
        expect(text).toContain(`you lose ${Math.abs(outlook?.scores[eyes] ?? 0)}`);
        kinds.add('tie');
      } else kinds.add(outlook?.headDefender === eyes ? 'second' : 'nothing');
    }
    expect([...kinds]).toContain('promise');
    if (name !== 'yamv') expect([...kinds]).toContain('tie');
  });
});

/** The first question of a kind, and the view in which it was asked. */
function find<V extends View>(name: string, is: (view: V) => boolean) {
  let found: { asked: TurnQuestion; view: V } | undefined;
  goThrough(name, 12, (moment) => {
    const view = moment.scene.view as V;
    const said = view.acting.includes(view.eyes) ? asked(en, moment) : undefined;
    if (!found && said && is(view)) found = { asked: said, view };
  });
  if (!found) throw new Error('nobody was asked');
  return found;
}

test('who must follow is told what, and who cannot that they may play anything', () => {
  const must = find(
    'gamut',
    ({ led, canFollow, phase }) => phase === 'play' && canFollow && led === 'S',
  );
  expect(must.asked.line).toBe('Your turn: follow spades');
  const free = find(
    'gamut',
    ({ led, canFollow, phase }) => phase === 'play' && !canFollow && led === 'D',
  );
  expect(free.asked.line).toBe('You have no diamonds: play anything');
});

test('the dealer of Ninja Whist is told which bid is barred, and why', () => {
  const { asked: said, view } = find<NinjaView>('ninja-whist', (each) => each.barredBid !== null);
  expect(said.follows).toContain(`may not add up to ${view.handSize}, so not ${view.barredBid}`);
});

test('who may fold in Gamut is told what staying brings and costs', () => {
  const { asked: said, view } = find<GamutView>('gamut', ({ staying }) => staying !== null);
  expect(said.follows).toContain(`+${view.staying?.trick} a trick`);
  expect(said.follows).toContain(`−${view.staying?.none} without`);
});
