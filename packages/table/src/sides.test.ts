import type { View } from '@overtrick/engine';
import { expect, test } from 'vitest';
import { sideOf } from './sides.ts';

const look = (view: object) => sideOf({ eyes: 0, phase: 'play', ...view } as unknown as View);
const mu = { bidToken: null, chief: 1, partner: 2, shield: 3 };
const contract = { lead: null, contract: { declarer: 1 }, partner: 2, headDefender: 3 };

test('a contract is mine as declarer or partner, and the others’ when cards are played', () => {
  expect(look({ ...mu, chief: 0 })).toBe('contract');
  expect(look({ ...mu, partner: 0 })).toBe('contract');
  expect(look(mu)).toBe('defence');
  expect(look({ ...contract, contract: { declarer: 0 } })).toBe('contract');
  expect(look({ ...contract, partner: 0 })).toBe('contract');
  expect(look(contract)).toBe('defence');
});

test('before a partner is chosen only the declarer and the head defender know their side', () => {
  const early = { phase: 'partner', partner: null };
  expect(look({ ...mu, ...early })).toBe('open');
  expect(look({ ...mu, ...early, shield: 0 })).toBe('defence');
  expect(look({ ...contract, ...early, headDefender: 0 })).toBe('defence');
  expect(look({ ...mu, chief: null, shield: null, ...early, phase: 'auction' })).toBe('open');
});

test('where everybody bids alone the promise is one’s own', () => {
  expect(look({ bids: [1, 0, 2, 0] })).toBe('own');
});
