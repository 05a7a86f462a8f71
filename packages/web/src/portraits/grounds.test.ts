import { expect, test } from 'vitest';
import { groundsOf } from './grounds.ts';

const table = ['Lena', 'Mara', 'Jonas', 'Priya', 'Emi', 'Tom', 'Ada', 'Uma', 'Rui'];

test('no two of nine people at a table have the same colour', () => {
  expect(new Set(groundsOf(table).values()).size).toBe(9);
});

/** The ink of an initial, as styles/portraits.css has it. */
const INK = '#14201f';

test('the initial can be read on every colour, in both themes', () => {
  for (const ground of groundsOf(table).values())
    expect(contrast(ground, INK)).toBeGreaterThanOrEqual(4.5);
});

function contrast(one: string, other: string): number {
  const [dark, light] = [lightness(one), lightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** How light a colour is, as WCAG counts it. */
function lightness(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test('who comes later does not change the colour of anybody', () => {
  const before = groundsOf(table.slice(0, 3));
  const after = groundsOf(table);
  for (const [name, ground] of before) expect(after.get(name)).toBe(ground);
});

test('more people than colours still have one each', () => {
  const many = [...table, 'Ben', 'Cleo', 'Ines'];
  expect([...groundsOf(many).keys()]).toEqual(many);
});
