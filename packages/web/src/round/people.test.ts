import { type Seat, SPECTATOR } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { MemoryArchive, Tab } from '../../test/harness.ts';

const PEOPLE = [null, null, null];

/** A device that goes round, with nobody looking yet. */
async function atDevice(bots: (string | null)[] = PEOPLE, archive = new MemoryArchive()) {
  const tab = new Tab(archive);
  await tab.open('ninja-whist', bots.length, { bots });
  return tab;
}

async function lookAs(tab: Tab, seat: Seat | null): Promise<void> {
  await tab.ask({ kind: 'look', seat });
  await tab.request({ kind: 'join', since: 0 });
}

/** Whoever is to act takes the device and does the first thing that is legal; who it was. */
async function act(tab: Tab): Promise<Seat> {
  const [seat] = tab.scene.view.acting;
  await lookAs(tab, seat);
  await tab.do({ type: 'play', parts: [tab.scene.view.legal[0]] });
  return seat;
}

describe('a device that goes round', () => {
  test('nobody looks at first, nor when a game is gone on with', async () => {
    const archive = new MemoryArchive();
    const tab = await atDevice(PEOPLE, archive);
    expect(tab.scene.view).toMatchObject({ eyes: SPECTATOR, hand: [], legal: [] });
    await act(tab);
    const later = new Tab(archive);
    await later.ask({ kind: 'resume', table: 'table' });
    await later.request({ kind: 'join', since: 0 });
    expect(later.scene.view).toMatchObject({ eyes: SPECTATOR, hand: [], legal: [] });
    const past = await later.ask({ kind: 'past', table: 'table' });
    expect(past.scene.view).toMatchObject({ eyes: SPECTATOR, hand: [] });
  });

  test('everybody looks with their own eyes', async () => {
    const tab = await atDevice();
    for (const seat of PEOPLE.keys()) {
      await lookAs(tab, seat);
      expect(tab.scene.view.eyes).toBe(seat);
      expect(tab.scene.view.hand).toHaveLength(1);
    }
  });

  test('what happens is told to no eyes but those that look', async () => {
    const tab = await atDevice();
    const seat = await act(tab);
    const before = tab.told.length;
    await lookAs(tab, null);
    await act(tab);
    const eyes = tab.told.slice(before).flatMap((each) => (each.kind === 'scene' ? each : []));
    expect(eyes.map(({ scene }) => scene.eyes)).toEqual([SPECTATOR, (seat + 1) % 3]);
  });

  test('only who has the device does something, and only in their own seat', async () => {
    const tab = await atDevice();
    const [seat] = tab.scene.view.acting;
    await lookAs(tab, seat);
    const parts = [tab.scene.view.legal[0]];
    for (const other of [null, (seat + 1) % 3]) {
      await lookAs(tab, other);
      expect(await tab.do({ type: 'play', parts })).toMatchObject({ kind: 'refused' });
    }
    await lookAs(tab, seat);
    expect(await tab.do({ type: 'play', parts })).toMatchObject({ kind: 'done' });
  });

  test('a move is taken back by whoever made it, until somebody else has moved', async () => {
    const tab = await atDevice();
    const seat = await act(tab);
    await lookAs(tab, null);
    const other = (seat + 1) % 3;
    const tooSoon = await tab.say({ kind: 'takeBack', seat: other });
    expect(tooSoon).toMatchObject({ kind: 'problem' });
    expect(tab.scene.view.acting).toEqual([other]);
    await tab.ask({ kind: 'takeBack', seat });
    expect(tab.scene.view.acting).toEqual([seat]);
    await act(tab);
    await act(tab);
    expect(await tab.say({ kind: 'takeBack', seat })).toMatchObject({ kind: 'problem' });
  });

  test('nobody looks from the seat of a bot', async () => {
    const tab = await atDevice([null, null, 'random']);
    const problem = { problem: 'nobody on this device has seat 2' };
    expect(await tab.say({ kind: 'look', seat: 2 })).toMatchObject({ kind: 'problem', problem });
  });

  test('who played is kept with the game, unless it was one alone', async () => {
    const archive = new MemoryArchive();
    await atDevice([null, 'random', null], archive);
    expect(archive.games.get('table')?.summary.people).toEqual([0, 2]);
    const alone = new MemoryArchive();
    await atDevice([null, 'random', 'random'], alone);
    expect(alone.games.get('table')?.summary).not.toHaveProperty('people');
  });
});
