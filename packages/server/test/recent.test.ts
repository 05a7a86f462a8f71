import { expect, test } from 'vitest';
import { Recent } from '../src/recent.ts';

test('what is told to many is written once, between things that each are told to one', () => {
  const made: string[] = [];
  const recent = new Recent<{ readonly name: string }, string>();
  const write = ({ name }: { readonly name: string }) => {
    made.push(name);
    return name.toUpperCase();
  };
  const common = { name: 'common' };
  for (const name of ['own 1', 'own 2', 'own 3']) {
    expect(recent.get(common, write)).toBe('COMMON');
    expect(recent.get({ name }, write)).toBe(name.toUpperCase());
  }
  expect(made).toEqual(['common', 'own 1', 'own 2', 'own 3']);
});

test('what was told long ago is not held on to', () => {
  const made: number[] = [];
  const recent = new Recent<number, number>();
  const write = (number: number) => made.push(number);
  for (let number = 0; number < 100; number++) recent.get(number, write);
  recent.get(0, write);
  expect(made.length).toBe(101);
});
