import { expect, test } from 'vitest';
import { Scene } from '../../../test/builders.ts';
import { optionsOf } from '../../../test/driver.ts';
import { winners } from '../../match.ts';
import { whist } from './index.ts';

const HANDS = ['S2 H2', 'SA H3', 'S3 H4', 'D2 C2'];
const scene = (hands = HANDS, deal = 1) => new Scene(whist, { hands, dealer: 3, deal });
const setup = (deal = 0) => ({
  players: 4,
  options: optionsOf(whist, 4),
  dealer: 0,
  deal,
  carry: null,
});

test('[whist/1.1] four suits of thirteen, thirteen cards each', () => {
  expect(new Set(whist.deck(setup())).size).toBe(52);
  expect(whist.handSize(setup())).toBe(13);
});

test('[whist/1.2] the deal passes to the left', () => {
  expect(whist.next(scene().state).dealer).toBe(0);
});

test('[whist/1.3] trump changes from deal to deal', () => {
  const trumps = [0, 1, 2, 3, 4].map(
    (deal) => whist.view(scene(HANDS, deal).state, 0).trumps[0][0][0],
  );
  expect(trumps.join('')).toBe('SHDCS');
});

test('[whist/2.1] the player on the dealer’s left leads', () => {
  expect(scene().refusal('1: play SA')?.clause).toBe('whist/2.1');
  expect(scene().refusal('0: play S2')).toBeUndefined();
});

test('[whist/2.2] who can follow must', () => {
  expect(scene().do('play S2').refusal('play H3')?.clause).toBe('whist/2.2');
  expect(scene().do('play S2', 'play SA', 'play S3').refusal('play C2')).toBeUndefined();
});

test('[whist/2.3] only own cards are played', () => {
  expect(scene().refusal('play SA')?.clause).toBe('whist/2.3');
});

test('[whist/2.4] the highest of the suit led wins and leads, but for a trump', () => {
  const table = scene().do('play S2', 'play SA', 'play S3', 'play D2');
  expect(whist.tricks(table.state)).toEqual([{ leader: 0, winner: 1 }]);
  expect(whist.acting(table.state)).toBe(1 << 1);
  const ruffed = scene(HANDS, 2).do('play S2', 'play SA', 'play S3', 'play D2');
  expect(whist.tricks(ruffed.state)).toEqual([{ leader: 0, winner: 3 }]);
});

test('[whist/3.1] partners score the tricks above six', () => {
  const table = scene().do('play S2', 'play SA', 'play S3', 'play D2');
  for (let i = 0; i < 7; i++) table.state.tricks.winners.push(3);
  expect(table.scores()).toEqual([0, 2, 0, 2]);
});

test('[whist/3.2] five points end the match, and ties are shared', () => {
  expect(whist.finished(setup(), [5, 0, 5, 0])).toBe(true);
  expect(whist.finished(setup(), [4, 0, 4, 0])).toBe(false);
  expect(winners({ setup: setup(), totals: [5, 0, 5, 0], over: true })).toEqual([0, 2]);
});
