import type { ReasonSays } from '@overtrick/bots';
import {
  type CommonSays,
  FastRandom,
  firstSeat,
  type Game,
  games,
  legalActions,
  type Match,
  openMatch,
  type Refusal,
  resolveOptions,
  type Saying,
  sayIn,
  sayings,
  settle,
} from '@overtrick/engine';
import type { GamutSays } from '@overtrick/engine/english/gamut';
import type { MuSays } from '@overtrick/engine/english/mu';
import type { NinjaSays } from '@overtrick/engine/english/ninja-whist';
import type { YamvSays } from '@overtrick/engine/english/yamv';
import { describe, expect, test } from 'vitest';
import { loadReasons } from '../hints/reasons.ts';
import { lineWords, refusalWords, speechOf } from '../table/phrases.ts';
import { loadWords, type PageWords } from './index.ts';
import { asSentence } from './speech.ts';

const [en, de] = await Promise.all(['en', 'de'].map(loadWords));
const [reasonsEn, reasonsDe] = await Promise.all(['en', 'de'].map(loadReasons));

const names = ['Anna', 'Bea', 'Cid', 'Dan', 'Eva', 'Fred', 'Gus', 'Hal', 'Ida'];
const seenBy = (me: number) => ({ names, view: { eyes: me } });

/** All that some deals of a game have to say: of every action that is refused in them, and on their sheets. */
interface Heard {
  readonly refusals: ReadonlyMap<string, Refusal>;
  readonly lines: ReadonlyMap<string, Saying>;
}

function hear(game: Game, deals: number): Heard {
  const heard = { refusals: new Map<string, Refusal>(), lines: new Map<string, Saying>() };
  const random = new FastRandom(game.name);
  const [fewest, most] = game.seats;
  let match = open(game, fewest, random);
  for (let deal = 0; deal < deals; deal++) {
    const state = game.deal(match.setup, random);
    hearDeal(game, state, match.setup.players, heard.refusals, random);
    game.score(state, (_seat, _score, _clause, why) => heard.lines.set(JSON.stringify(why), why));
    match = settle(game, match, state);
    if (match.over) match = open(game, fewest + random.below(most - fewest + 1), random);
  }
  return heard;
}

function open(game: Game, players: number, random: FastRandom): Match {
  const options = resolveOptions(game, players);
  if (!options.ok) throw new Error(options.error);
  return openMatch(game, players, options.value, random.below(players));
}

/** One in so many refused actions is asked about. */
const SAMPLED = 12;

function hearDeal(
  game: Game,
  state: unknown,
  players: number,
  refusals: Map<string, Refusal>,
  random: FastRandom,
): void {
  while (game.acting(state) !== 0) {
    const asked = random.below(2) === 0 ? firstSeat(game.acting(state)) : random.below(players);
    const legal = new Set(legalActions(game, state, asked));
    for (const action of game.actions) {
      if (legal.has(action) || random.below(SAMPLED) > 0) continue;
      const refusal = game.explain(state, asked, action);
      refusals.set(JSON.stringify([refusal.why, refusal.cards?.length]), refusal);
    }
    const seat = firstSeat(game.acting(state));
    const actions = legalActions(game, state, seat);
    game.apply(state, seat, actions[random.below(actions.length)], random);
  }
}

const common = sayings<CommonSays>();
const mu = sayings<MuSays>();
const yamv = sayings<YamvSays>();
const gamut = sayings<GamutSays>();
const ninja = sayings<NinjaSays>();

/** What comes from outside, or hardly ever comes up, with the values that it would have. */
const RARE: readonly Saying[] = [
  common('said', { words: 'Zitat' }),
  common('said-figure', { words: 'Zitat', figure: 7.46 }),
  common('no-seat-given', { given: 'nothing' }),
  common('no-type', { title: 'Mü', given: '"x"', known: ['pass', 'play'] }),
  common('no-field', { type: 'pass', given: '"x"' }),
  ...['card', 'seat', 'number', 'name'].flatMap((of) => [
    common('wrong-field', { type: 'bid', field: 'x', of, list: true }),
    common('wrong-field', { type: 'bid', field: 'x', of, list: false }),
    common('no-value', { given: 'a list', of, title: 'Mü' }),
  ]),
  common('option-object', { given: 'a list' }),
  common('option-unknown', { title: 'Mü', given: '"x"', near: 'target', names: ['target'] }),
  common('option-unknown', { title: 'Mü', given: '"x"', near: '', names: ['target'] }),
  common('option-count', { option: 'target', least: 1, most: 1_000_000, nullable: false }),
  common('option-flag', { option: 'viceWithThree' }),
  common('option-choice', { option: 'viceTieBreak', among: ['full'] }),
  common('option-list', { option: 'removedColours', size: 2, among: ['R', 'B'] }),
  common('option-parts', { option: 'trumpBonus', parts: ['none'], most: 1_000_000 }),
  common('option-players', { option: 'viceWithThree', fewest: 3, most: 3 }),
  common('option-players', { option: 'viceWithThree', fewest: 4, most: 6 }),
  common('no-seat', { given: '7', last: 3 }),
  common('no-such-move', { title: 'Mü' }),
  common('seat-empty', { seat: 2 }),
  common('remark-length', { most: 200 }),
  common('no-game', { game: '"chess"' }),
  common('seat-of-other', { seat: 2 }),
  common('seat-count', { seats: 4 }),
  common('no-level', { level: '"genius"' }),
  common('seat-taken', { seat: 2 }),
  common('bot-in-seat', { seat: 2 }),
  common('still-here', { seat: 2 }),
  common('player-count', { fewest: 3, most: 6 }),
  ...[0, 1, 2].map((cards) => common('hand-size', { seat: 0, cards, size: 8 })),
  common('hand-size', { seat: 1, cards: 9, size: 8 }),
  ...[0, 1, 2].map((size) => common('stock-size', { cards: 3, size })),
  common('no-card', { given: '"ZZ"' }),
  common('too-often', { card: 'R7' }),
  common('not-now', { type: 'dance' }),
  common('turn', { seat: 7 }),
  common('not-yours', { card: 'R7' }),
  common('follow', { led: 'trump', card: 'R7', trump: false }),
  ...[1, 2].map((most) => mu('bid-limit', { most })),
  mu('seats', { last: 3 }),
  mu('no-right', { trump: 'R', mine: [] }),
  mu('no-right', { trump: 'none', mine: ['7', 'G'] }),
  mu('named-already', { trump: '7' }),
  mu('named-already', { trump: 'none' }),
  mu('shown-already', { card: 'R7' }),
  yamv('not-in-stock', { card: 'JK' }),
  yamv('show-more', { cards: 2 }),
  gamut('turn-up-foreign', { given: '"C7"' }),
  gamut('goes-left', { card: 'SQ' }),
  gamut('opening', { card: 'C9' }),
  gamut('moon', { hearts: 8 }),
  ...[0, 1, 2].map((most) => gamut('team-limit', { most })),
  gamut('counts', { times: 4 }),
  ninja('bid-barred', { bid: 1, tricks: 3 }),
  ninja('token-new', { token: 'aab' }),
  ninja('take-none', { seat: 1, token: '-' }),
  ninja('take-most', { seats: [1] }),
  ninja('take-most', { seats: [1, 2] }),
  ninja('token-order', { token: 'a', before: 'b' }),
  ninja('tokens-idle', { tokens: ['a', 'bc'] }),
  ninja('token-suit', { tokens: ['a'], card: 'W7' }),
  ninja('token-card', { card: 'AR' }),
];

/** What German never has in it: English words, codes of cards; and no language has holes. */
const ENGLISH =
  /\b(the|you|your|is|not|of|and|seat|cards?|tricks?|tokens?|must|been|has|have|no|bid)\b/i;
const CODES = /\b([RBGYKSHDCWFNT](\d+|[AKQJT])|AR|LA|JK)\b/;
const HOLES = /undefined|NaN|\bnull\b|\[object/;
/** The names of moves and fields stay as they are written. */
const unquoted = (text: string) => text.replace(/„[^“]*“|"[^"]*"/g, '').replace(/es gibt .*/, '');

describe.each(games)('$name', (game) => {
  const heard = hear(game, 16);
  const languages = [en, de].map((words) => words.at(game.name));
  const rare = RARE.filter(({ key }) => Object.hasOwn(game.words.says, key));

  test('each language has a sentence for every key of its rules, and none for another', () => {
    const keys = Object.keys(game.words.says).sort();
    for (const { says } of languages) {
      expect(Object.keys(says).sort()).toEqual(keys);
    }
  });

  test('nothing that is made of values is left out below', () => {
    const said = new Set([
      ...[...heard.refusals.values()].map(({ why }) => why.key),
      ...[...heard.lines.values(), ...rare].map(({ key }) => key),
    ]);
    const made = Object.entries(game.words.says).filter(([, each]) => typeof each === 'function');
    expect(made.filter(([key]) => !said.has(key))).toEqual([]);
  });

  test.each(languages)('every refusal is a sentence in $code, for whoever reads it', (words) => {
    for (const refusal of heard.refusals.values()) {
      for (const me of [0, 1]) {
        const said = refusalWords(words, seenBy(me), refusal);
        expect(said).toMatch(/^[^a-z].*\.$/u);
        expect(said).not.toMatch(HOLES);
        if (words.code === 'de') expect(said).not.toMatch(ENGLISH);
        expect(said).not.toMatch(CODES);
      }
    }
  });

  test.each(languages)('lines of the score sheet and what is rare are said in $code', (words) => {
    const plain = Object.entries(game.words.says).filter(([, each]) => typeof each === 'string');
    expect(heard.lines.size).toBeGreaterThan(0);
    for (const why of [...heard.lines.values(), ...rare, ...plain.map(([key]) => ({ key }))]) {
      const said = unquoted(lineWords(words, seenBy(0), why));
      expect(said).not.toMatch(HOLES);
      if (words.code === 'de') expect(said).not.toMatch(ENGLISH);
    }
  });
});

describe('the reasons of hints', () => {
  const speech = speechOf(de.at('mu'), seenBy(0));
  /** All that can go into any of them. */
  const VALUES = {
    ...{ all: 12, trumps: 2, low: 3 },
    ...{
      seat: 2,
      card: 'R7',
      cards: 3,
      given: ['R7', 'B3'],
      suit: 'G',
      suits: ['G', 'Y'],
      trump: '7',
    },
    ...{
      unit: 'points' as const,
      expected: 31.4,
      needed: 34,
      high: 0,
      trumps: 1,
      less: 3.4,
      instead: 7,
    },
  };

  test('are the same in both languages, and none is English in German', () => {
    const keys = Object.keys(reasonsEn) as (keyof ReasonSays)[];
    expect(Object.keys(reasonsDe)).toEqual(keys);
    for (const key of keys) {
      const values = { words: 'Zitat', figure: -7.46, ...VALUES };
      const said = sayIn(reasonsDe, { key, values }, speech);
      expect(said).not.toMatch(ENGLISH);
      expect(said).not.toMatch(HOLES);
    }
  });

  test('have figures as the language writes them', () => {
    const costs = sayings<ReasonSays>()('stay-costs', { figure: 7.46 });
    expect(sayIn(reasonsDe, costs, speech)).toBe('mitspielen würde etwa 7,5 Punkte kosten');
  });
});

describe('what goes into a sentence', () => {
  const at = (words: PageWords, game: string, why: Saying, me = 0, cards: string[] = []) =>
    refusalWords(words.at(game), seenBy(me), { clause: '', why, cards });

  test('cards, trumps and tokens are said by their names', () => {
    const follow = common('follow', { led: 'S', card: 'SJ', trump: true });
    expect(at(de, 'gamut', follow, 0, ['SQ', 'S7'])).toBe(
      'Ausgespielt ist Pik, und du hast Pik-Dame und Pik-7. Pik-Bube ist Trumpf.',
    );
    expect(at(en, 'gamut', follow, 0, ['SQ', 'S7'])).toBe(
      'Spades were led, and you have the queen of spades and the 7 of spades. The jack of spades is a trump.',
    );
    expect(at(de, 'mutwo', mu('no-right', { trump: '9', mine: ['R', '2'] }))).toBe(
      'Für Neunen und Zehnen hast du keine Karte gezeigt, nur für Rot und Zweien und Dreien.',
    );
    expect(at(de, 'ninja-whist', ninja('token-new', { token: 'aab' }))).toBe(
      'Das Plättchen (2 Schwerter und 1 Stab) ist erst in dieser Runde gewonnen.',
    );
  });

  test('seats are said by their names, and oneself as oneself', () => {
    expect(at(de, 'mu', common('turn', { seat: 1 }))).toBe('Bea ist am Zug.');
    expect(at(de, 'mu', common('turn', { seat: 1 }), 1)).toBe('Du bist am Zug.');
    expect(at(en, 'mu', common('turn', { seat: 1 }))).toBe('It is the turn of Bea.');
  });

  test('counts stand in the right number', () => {
    const limits = [1, 2].map((most) => at(de, 'mu', mu('bid-limit', { most })));
    expect(limits).toEqual([
      'Noch hat niemand gezeigt: Eine Karte ist das Höchste.',
      'Mehr als eine Karte über dem höchsten Gebot geht nicht: zusammen 2 Karten.',
    ]);
    const teams = [0, 1, 2].map((most) => at(de, 'gamut', gamut('team-limit', { most })));
    expect(teams).toEqual([
      'Dein Team kann keinen Stich mehr ansagen.',
      'Dein Team kann höchstens noch einen Stich ansagen.',
      'Dein Team kann höchstens 2 weitere Stiche ansagen.',
    ]);
  });

  test('a game that the language does not know says the common things, and other keys as they are', () => {
    expect(at(de, 'whist', common('turn', { seat: 2 }))).toBe('Cid ist am Zug.');
    expect(at(de, 'whist', { key: 'odd-tricks', values: { won: 3 } })).toBe('Odd tricks: 3.');
    expect(at(de, 'mu', { key: 'constructor' })).toBe('Constructor.');
    expect(asSentence('one!')).toBe('One!');
  });
});
