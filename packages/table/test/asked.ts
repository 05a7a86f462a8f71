// What is asked of a host and said in its door, by anybody and in any form.
import { levels } from '@overtrick/bots';
import type { Game, Move } from '@overtrick/engine';
import fc from 'fast-check';
import {
  type Command,
  Door,
  type Entry,
  HOUSE,
  Host,
  MemoryStore,
  type Message,
  mindOf,
  tableOf,
} from '../src/index.ts';
import { canonical, same } from './knocks.ts';
import { tableOf as somewhere } from './positions.ts';
import { PERSON, portsOf, SimulatedClock } from './simulation.ts';
import { anything, nearly, sendable, spoiled } from './values.ts';
import { ASKED, DEEDS } from './visits.ts';

/** A host of this log at which time stands still: what bots would do never comes. */
async function hostOf(game: Game, log: readonly Entry[]): Promise<Host> {
  const store = new MemoryStore();
  for (const entry of log) await store.append('table', entry);
  const host = await Host.load('table', game, portsOf(new SimulatedClock(), { store }));
  if (!host.ok) throw new Error(host.error);
  return host.value;
}

/** All that a table is, to everybody at it. */
function whole(host: Host): string {
  const players = host.view(-1)?.setup.players ?? 0;
  const eyes = Array.from({ length: players + 1 }, (_, i) => i - 1);
  return JSON.stringify([host.log, eyes.map((each) => host.view(each))]);
}

/** What was let in can be read again, and gives the same table. */
function trust(host: Host): void {
  const again = tableOf(host.game, JSON.parse(JSON.stringify(host.log)));
  if (!again.ok) throw new Error(`the log cannot be read any more: ${again.error}`);
  for (const eyes of [-1, 0, 1]) {
    const view = JSON.stringify(again.value.view(eyes));
    same(view, JSON.stringify(host.view(eyes)), 'the log says something else');
  }
}

/** One of each thing that can be asked of a table. */
function commandsAt(move: Move): Command[] {
  return [
    { type: 'play', move },
    { type: 'play', move, instead: 'late' },
    { type: 'sit', seat: 1, name: 'Eve' },
    { type: 'sit', seat: 0, name: 'Eve', level: 'novice' },
    { type: 'entropy', seat: 0, text: 'abc' },
    { type: 'say', seat: 0, text: 'hello' },
    ...(['leave', 'claim', 'undo', 'agree', 'decline'] as const).map((type) => ({ type, seat: 0 })),
    ...(['shuffle', 'next', 'pause', 'continue'] as const).map((type) => ({ type })),
  ];
}

/** Anybody asks for anything, where the person in seat 0 is to act. */
export async function knockAtHost(game: Game, seed: number, values: number): Promise<void> {
  const table = somewhere(game, seed);
  const move = table.personsMove();
  const who = fc.oneof(
    { weight: 4, arbitrary: fc.constant<unknown>(PERSON) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(HOUSE, 'somebody', '') },
    { weight: 1, arbitrary: anything },
  );
  const near = fc.oneof(anything, nearly(move), nearly({ ...move, seat: 1 }));
  const asked = fc.oneof(
    near.map((value) => ({ type: 'play', move: value })),
    fc.constantFrom(...commandsAt(move)).chain((each) => spoiled(each)),
    anything,
  );
  const seat = fc.oneof(fc.constant<unknown>(0), anything);
  const part = fc.oneof(fc.constantFrom(...table.view().legal), anything);
  const parts = fc.oneof(anything, fc.array(part, { maxLength: 4 }));
  let host = await hostOf(game, table.log);
  let key = 0;
  const ask = async (by: unknown, command: unknown, from: unknown, half: unknown) => {
    const before = whole(host);
    host.halfway(from as number, half as []);
    const done = await host.submit(by as string, `key ${key++}`, command as Command);
    if (done.ok) {
      judge(host, by, command as Command);
      host = await hostOf(game, table.log);
    } else if (!done.error.clause || !done.error.why) throw new Error('refused without a reason');
    else same(whole(host), before, 'the table has changed');
  };
  await fc.assert(fc.asyncProperty(who, asked, seat, parts, ask), { seed, numRuns: values });
}

/** What was done is what was asked, by somebody who may. */
function judge(host: Host, by: unknown, command: Command): void {
  trust(host);
  const [fact] = host.log.at(-1)?.facts ?? [];
  if (command.type !== 'play' || fact?.type !== 'play') return;
  if (by !== PERSON || fact.move.seat !== 0) throw new Error('who is no person here has moved');
  const made = canonical(host.game, fact.move);
  same(canonical(host.game, command.move), made, 'another move was made');
}

/** Anything comes in at the door of the person in seat 0, and at that of somebody who only watches. */
export async function knockAtDoor(game: Game, seed: number, values: number): Promise<void> {
  const table = somewhere(game, seed);
  const adviser = mindOf(levels.random, async () => {});
  const { legal } = table.view();
  const plays = legal.map((part) => ({ ...DEEDS.play, parts: [part] }));
  const deeds = [...Object.values(DEEDS), ...plays].map((deed) => ({ ...ASKED.do, deed }));
  const sound = [...Object.values(ASKED), ...deeds];
  const request = fc.oneof(
    anything,
    fc.constantFrom(...sound),
    fc.constantFrom(...sound).chain((each) => spoiled(each)),
    sendable.map((parts) => ({ ...ASKED.do, deed: { type: 'play', parts } })),
  );
  let host = await hostOf(game, table.log);
  const receive = async (eyes: number, value: unknown) => {
    const before = whole(host);
    const told: Message[] = [];
    const door = new Door(host, { by: PERSON, eyes, adviser }, (message) => told.push(message));
    const isRequest = await door.receive(value);
    door.close();
    if (!isRequest && told.length > 0) throw new Error('an answer to what was no request');
    if (eyes < 0 || !isRequest) same(whole(host), before, 'the table has changed');
    if (whole(host) === before) return;
    trust(host);
    host = await hostOf(game, table.log);
  };
  const eyes = fc.constantFrom(0, 0, -1);
  await fc.assert(fc.asyncProperty(eyes, request, receive), { seed, numRuns: values });
}
