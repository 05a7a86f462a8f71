import { expect, test } from 'vitest';
import { groundsOf } from './grounds.ts';

const table = ['Lena', 'Mara', 'Jonas', 'Priya', 'Emi', 'Tom', 'Ada'];

test('no two of seven people at a table have the same colour', () => {
  expect(new Set(groundsOf(table).values()).size).toBe(7);
});

test('who comes later does not change the colour of anybody', () => {
  const before = groundsOf(table.slice(0, 3));
  const after = groundsOf(table);
  for (const [name, ground] of before) expect(after.get(name)).toBe(ground);
});

test('more people than colours still have one each', () => {
  const many = [...table, 'Ben', 'Cleo'];
  expect([...groundsOf(many).keys()]).toEqual(many);
});
