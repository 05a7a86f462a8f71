import { describe, expect, test } from 'vitest';
import { readStudy } from './here.ts';

const text = (variants: string, rest = '') => `{
  "game": "yamv",
  "players": 5,
  "deals": 100,${rest}
  "variants": [
    {},
    ${variants}
  ]
}`;

const faultOf = (written: string) => {
  const study = readStudy(written);
  return study.ok ? 'nothing' : study.error;
};

test('a study has every option of each variant, by name or in parts', () => {
  const study = readStudy(text('{ "options": { "declarerBonus.none": 60, "target": 300 } }'));
  if (!study.ok) throw new Error(study.error);
  const [printed, changed] = study.value.variants;
  expect(printed.options).toMatchObject({ target: 500, declarerBonus: { none: 80 } });
  expect(changed.options).toMatchObject({ target: 300, declarerBonus: { suit: 0, none: 60 } });
  expect(changed.name).toBe('declarerBonus.none 60, target 300');
});

describe('what cannot be studied is refused with its line and what is allowed', () => {
  test.each([
    ['an unknown option', '{ "options": { "targt": 300 } }', /^line 7: .*"targt".*target/],
    ['an unknown part', '{ "options": { "declarerBonus.nun": 1 } }', /^line 7: .*none/],
    ['an impossible value', '{ "options": { "target": 0 } }', /^line 7: .*1 to 1000000/],
    ['a variant that is another', '{ "name": "twin" }', /^line 7: .*same as.*"aa": true/],
    ['an unknown field', '{ "option": {} }', /^line 7: .*Allowed: name, options, bots/],
    ['an unknown bot', '{ "bots": "clubb" }', /^line 7: .*Did you mean club\?/],
  ])('%s', (_, variant, fault) => {
    expect(faultOf(text(variant))).toMatch(fault);
  });

  test.each([
    ['both deals and matches', '\n  "matches": 5,', /^line 5: .*one of both/],
    ['an unknown measure', '\n  "question": "trump/none",', /^line 5: .*trump\/\*\/share/],
    ['a measure of matches in a study of deals', '\n  "question": "match/deals",', /^line 5: /],
    ['a trump that there is not', '\n  "question": "trump/nona/share",', /none\/share\? Allowed: /],
    ['a seat beyond the table', '\n  "question": "seat/5/advantage",', /^line 5: .*seat\/4\/adv/],
    ['a role of another game', '\n  "question": "role/Chief/score",', /^line 5: .*declarer\/score/],
    ['a clause of another game', '\n  "question": "clause/mu/7.2/share",', /yamv\/8.2\/share/],
    ['a bid that no hand allows', '\n  "question": "bid/13/share",', /^line 5: .*bid\/12\/share/],
    ['skill among equals', '\n  "question": "skill/ahead",', /^line 5: .*all alike/],
    ['decisions that nobody weighs', '\n  "question": "decision/mattered",', /^line 5: .*compare/],
    ['a question that is no text', '\n  "question": 7,', /^line 5: .*measure/],
    ['a width of nothing', '\n  "halfWidth": 0,', /^line 5: .*above 0/],
    ['a field that is none', '\n  "sed": 1,', /^line 5: .*Did you mean seed\?/],
    ['a field that is there twice', '\n  "players": 4,', /^line 5: there are two of "players"/],
  ])('%s', (_, rest, fault) => {
    expect(faultOf(text('{ "options": { "target": 300 } }', rest))).toMatch(fault);
  });

  test('a file that is no JSON', () => {
    expect(faultOf('{ "game": mu }')).toMatch(/it is no JSON/);
    expect(faultOf('{\n  "game": "mu"\n  "deals": 9\n}')).toMatch(/^line 3: it is no JSON/);
  });
});

test('a variant may be compared with itself if that is asked for by name', () => {
  const study = readStudy(text('{}', '\n  "aa": true,'));
  expect(study.ok && study.value.variants.map(({ name }) => name)).toEqual([
    'as printed (1)',
    'as printed (2)',
  ]);
});
