import { type Game, game } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type By, type Command, HOUSE } from '../src/index.ts';
import { sceneOf } from '../src/scene.ts';
import { undoable } from '../src/undo.ts';
import { Friends } from './friends.ts';

const mu = game('mu') as Game;

/** Ada, Ben and Cleo sit with a bot, and cards are dealt. */
function three(): Friends {
  return new Friends(mu).seat('Ben', 1).seat('Cleo', 2).begin();
}

describe('what somebody has asked for', () => {
  const notices = ({ table }: Friends) =>
    sceneOf(table, -1).notices.map(({ what, name, other }) => `${what} ${name} ${other}`);

  test.each<[string, By, Command]>([
    ['they go', 'ben', { type: 'go' }],
    ['they are away', HOUSE, { type: 'away', seat: 1 }],
    ['their seat is theirs no more', 'ben', { type: 'leave', seat: 1 }],
  ])('is told to be off when %s', (_, by, command) => {
    const table = three();
    table.ask('ben', { type: 'end' });
    table.ask(by, command);
    expect(table.table.asked).toBeUndefined();
    expect(notices(table).at(-1)).toBe('lapsed Ben end');
  });

  test('is told to be off when somebody moves whose move was to be taken back', () => {
    const table = three();
    table.playUntil(() => 'back' in undoable(table.table, 0));
    table.ask('ada', { type: 'undo', seat: 0 });
    table.step();
    expect(notices(table).at(-1)).toBe('lapsed Ada undo');
  });

  test('is not told to be off when it has come about, was declined, or the match is at its end', () => {
    for (const others of ['agree', 'decline'] as const) {
      const table = three();
      table.ask('ben', { type: 'pause', seat: 1 });
      table.ask('ada', { type: others, seat: 0 });
      table.ask('cleo', { type: others, seat: 2 });
      expect(notices(table).some((each) => each.startsWith('lapsed'))).toBe(false);
    }
  });

  test('is told before the first deal, too', () => {
    const table = new Friends(mu).seat('Ben', 1);
    table.ask('ben', { type: 'swap', seat: 1, with: 0 });
    table.ask('ben', { type: 'go' });
    expect(notices(table)).toEqual(['asks Ben swap', 'lapsed Ben swap']);
  });
});
