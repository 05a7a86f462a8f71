import { type Choice, game, type View } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { sceneOf } from '../../test/builders.ts';
import { Asked } from './asked.ts';
import { parse } from './parse.ts';

const NAMES = ['You', 'Ada', 'Ben', 'Cleo'];
const mu = (await sceneOf('mu', 4, () => true)).view;

/** A choice as it is written: `play card R7`. */
function choice(text: string): Choice {
  const [type, field, value] = text.split(' ');
  return field ? { type, field, value } : { type };
}

/** The Mü table with other open actions. */
function muAsked(legal: readonly string[], hand = ['R7', 'G3', 'B3']): Asked {
  const rules = game('mu');
  if (!rules) throw new Error('mu');
  return new Asked(
    rules,
    { ...mu, hand, displays: [[], [], [], []], legal: legal.map(choice) },
    NAMES,
  );
}

const auction = muAsked(['pass', 'bid cards R7', 'bid cards G3', 'bid cards B3']);
const trump = muAsked(['trump name R', 'trump name 7', 'trump name none']);
const lowTrump = muAsked(['trump name R', 'trump name 1']);
const seats = muAsked(['partner partner 1', 'partner partner 3']);
const partner = muAsked(['partner partner 1', 'partner partner 2']);
const cards = muAsked(['play card B3']);

describe('moves of Mü', () => {
  test.each([
    [auction, 'bid R7 G3', { type: 'bid', cards: ['R7', 'G3'] }],
    [auction, 'BID r7, g3', { type: 'bid', cards: ['R7', 'G3'] }],
    [auction, 'R7 G3', { type: 'bid', cards: ['R7', 'G3'] }],
    [auction, 'bid 1 3', { type: 'bid', cards: ['R7', 'G3'] }],
    [auction, 'b 7r', { type: 'bid', cards: ['R7'] }],
    [auction, 'bid', { type: 'bid', cards: [] }],
    [auction, 'pass', { type: 'pass' }],
    [trump, 'trump 7', { type: 'trump', name: '7' }],
    [trump, '7', { type: 'trump', name: '7' }],
    [trump, 'r', { type: 'trump', name: 'R' }],
    [trump, 'none', { type: 'trump', name: 'none' }],
    [lowTrump, '1', { type: 'trump', name: '1' }],
    [seats, '3', { type: 'partner', partner: 3 }],
    [trump, '7s', { type: 'trump', name: '7' }],
    [trump, 'red', { type: 'trump', name: 'R' }],
    [trump, 'trump none', { type: 'trump', name: 'none' }],
    [partner, 'partner 2', { type: 'partner', partner: 2 }],
    [partner, 'partner be', { type: 'partner', partner: 2 }],
    [partner, 'ada', { type: 'partner', partner: 1 }],
    [partner, '1', { type: 'partner', partner: 1 }],
    [cards, 'play B3', { type: 'play', card: 'B3' }],
    [cards, 'b3', { type: 'play', card: 'B3' }],
    [cards, '1', { type: 'play', card: 'B3' }],
    [cards, 'play R7', { type: 'play', card: 'R7' }],
  ])('%# %s', (asked, line, move) => {
    expect(parse(line as string, asked as Asked)).toEqual({
      kind: 'move',
      move: { seat: 0, ...(move as object) },
    });
  });
});

/** A game with the moves that the other games have, on the cards of Mü. */
function oddAsked(legal: readonly string[]): Asked {
  const rules = game('mu');
  if (!rules) throw new Error('mu');
  const action = (type: string, field: string, value: string | number) => ({
    index: 0,
    type,
    field,
    value,
    ends: true,
    what: 0,
  });
  const codes = rules.deck(mu.setup);
  const grammar = {
    give: [
      { name: 'left', of: 'card' as const },
      { name: 'right', of: 'card' as const },
    ],
    exchange: [
      { name: 'discard', of: 'card' as const, list: true, parted: 'show' },
      { name: 'show', of: 'card' as const, list: true },
    ],
    play: [
      { name: 'tokens', of: 'name' as const, list: true, optional: true },
      { name: 'card', of: 'card' as const },
    ],
    take: [
      { name: 'from', of: 'seat' as const },
      { name: 'token', of: 'name' as const },
    ],
    choose: [{ name: 'contract', of: 'name' as const }],
    pass: [],
  };
  const actions = [
    ...codes.flatMap((code) => [
      action('give', 'left', code),
      action('give', 'right', code),
      action('exchange', 'discard', code),
      action('exchange', 'show', code),
      action('play', 'card', code),
    ]),
    ...['aab', 'b', '-'].flatMap((token) => [
      action('play', 'tokens', token),
      action('take', 'token', token),
    ]),
    ...[0, 1, 2, 3].map((seat) => action('take', 'from', seat)),
    ...['hearts', 'spades'].map((name) => action('choose', 'contract', name)),
  ];
  const displays = [['B9'], [], [], []];
  const view: View = { ...mu, hand: ['R7', 'G3', 'B3'], displays, legal: legal.map(choice) };
  return new Asked({ ...rules, grammar, actions }, view, NAMES);
}

describe('moves of several parts', () => {
  const give = oddAsked(['give left R7', 'give left G3']);
  const exchange = oddAsked(['exchange discard R7']);
  const play = oddAsked(['play card R7', 'play tokens aab']);
  const take = oddAsked(['take from 2']);
  const choose = oddAsked(['pass', 'choose contract hearts', 'choose contract spades']);
  test.each([
    [give, 'give left R7 right G3', { type: 'give', left: 'R7', right: 'G3' }],
    [give, 'give right G3 left R7', { type: 'give', left: 'R7', right: 'G3' }],
    [give, 'r7 g3', { type: 'give', left: 'R7', right: 'G3' }],
    [exchange, 'exchange R7 G3 show B3', { type: 'exchange', discard: ['R7', 'G3'], show: ['B3'] }],
    [exchange, 'exchange R7 G3', { type: 'exchange', discard: ['R7', 'G3'], show: [] }],
    [exchange, 'exchange R7 B9 show B3', { type: 'exchange', discard: ['B9', 'R7'], show: ['B3'] }],
    [play, 'play R7 +aab +b', { type: 'play', card: 'R7', tokens: ['aab', 'b'] }],
    [play, 'R7 +-', { type: 'play', card: 'R7', tokens: ['-'] }],
    [play, 'R7', { type: 'play', card: 'R7' }],
    [take, 'take 2 aab', { type: 'take', from: 2, token: 'aab' }],
    [take, 'take Ben aab', { type: 'take', from: 2, token: 'aab' }],
    [choose, 'spades', { type: 'choose', contract: 'spades' }],
    [choose, 'pass', { type: 'pass' }],
  ])('%# %s', (asked, line, move) => {
    expect(parse(line as string, asked as Asked)).toEqual({
      kind: 'move',
      move: { seat: 0, ...(move as object) },
    });
  });

  test('what is missing is named, with an example', () => {
    const input = parse('give left R7', give);
    expect(input).toMatchObject({
      kind: 'problem',
      why: expect.stringMatching(/right.*“give left R7 right G3”/),
    });
  });
});

test('an example of giving cards away leaves special cases out', () => {
  expect(oddAsked(['exchange discard R7']).example('exchange')).toBe('exchange B3 G3');
});

test('commands are words, some of them short', () => {
  expect(parse('? ', cards)).toEqual({ kind: 'command', name: 'help', rest: [] });
  expect(parse('why R7', cards)).toEqual({ kind: 'command', name: 'why', rest: ['R7'] });
  expect(parse('  ', cards)).toEqual({ kind: 'nothing' });
});

test.each([
  ['undoo', /did you mean “undo”/],
  ['Z9', /Z9 is no card of Mü; .*“play B3”/],
  ['play Z9', /Z9 is no card of Mü/],
  ['play', /needs a card.*“play B3”/],
  ['play red', /does not fit.*“play B3”/],
  ['7', /“play B3”/],
])('%s is answered with what would be right', (line, message) => {
  const input = parse(line, cards);
  expect(input.kind === 'problem' ? input.why : '').toMatch(message);
});
