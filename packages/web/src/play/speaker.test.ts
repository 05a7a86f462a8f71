import type { Event } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type NewsItem, newsOf, type Telling, timeToSay } from './in-short.ts';
import { BEHIND_MS, Speaker } from './speaker.ts';

/** Says little, so that a test reads like what is heard. */
const telling: Telling = {
  me: 0,
  run: (events) =>
    events.map(({ type, ...event }) => `${Object.values(event).join(' ')} ${type}`).join(', '),
};

function itemOf(news: string | Event): readonly NewsItem[] {
  return typeof news === 'string' ? [{ text: news, events: [] }] : newsOf(telling, [news]);
}

/** What every game tells has fields of its own. */
const happened = (type: string, fields: object): Event => ({ type, ...fields });
const played = (seat: number, card: string): Event => happened('play', { seat, card });
const taken = (winner: number): Event => happened('trick', { winner });
const named = (seat: number, name: string): Event => happened('trump', { seat, name });
const show = (seat: number, card: string): Event => happened('show', { seat, card });
const bid = (seat: number, shown: number): Event => happened('bid', { seat, shown });
const passed = (seat: number): Event => happened('pass', { seat });

/** A listener with a clock of their own: time passes when the test says so. */
class Ears {
  readonly heard: string[] = [];
  now = 0;
  private timers: { readonly at: number; readonly call: () => void }[] = [];
  readonly speaker = new Speaker(
    () => this.heard.push(this.speaker.text),
    (ms, call) => {
      const timer = { at: this.now + ms, call };
      this.timers.push(timer);
      return () => {
        this.timers = this.timers.filter((each) => each !== timer);
      };
    },
  );

  hear(...news: readonly (string | Event)[]): void {
    this.speaker.tell(news.flatMap(itemOf), telling);
  }

  wait(ms: number): void {
    const until = this.now + ms;
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (!next) break;
      this.timers = this.timers.filter((each) => each !== next);
      this.now = next.at;
      next.call();
    }
    this.now = until;
  }
}

const LONG = 'Ben names black as the minor trump, and everybody is quiet for a while.';

describe('what is said', () => {
  test('one thing after the other, each for as long as it takes to say it', () => {
    const ears = new Ears();
    ears.hear(LONG, 'Cleo passes.');
    expect(ears.heard).toEqual([LONG]);
    ears.wait(timeToSay(LONG) - 1);
    expect(ears.heard).toEqual([LONG]);
    ears.wait(1);
    expect(ears.heard).toEqual([LONG, 'Cleo passes.']);
    expect(timeToSay(LONG)).toBeGreaterThan(timeToSay('Cleo passes.'));
  });

  test('the question comes after the events, also after those that come before it is asked', () => {
    const ears = new Ears();
    ears.hear('One.');
    ears.speaker.ask({ turn: '1', text: 'Your turn' });
    ears.hear('Two.');
    ears.wait(100_000);
    expect(ears.heard).toEqual(['One.', 'Two.', 'Your turn']);
  });

  test('a question is asked once a turn, and again in another', () => {
    const ears = new Ears();
    for (const turn of ['1', '1', '2']) {
      ears.speaker.ask({ turn, text: 'Your turn' });
      ears.wait(100_000);
    }
    expect(ears.heard).toEqual(['Your turn', 'Your turn']);
    expect(ears.speaker.number).toBe(2);
  });

  test('a question that is no longer asked is not said', () => {
    const ears = new Ears();
    ears.hear('One.');
    ears.speaker.ask({ turn: '1', text: 'Your bid' });
    ears.speaker.ask({ turn: '1', text: 'One card' });
    ears.speaker.ask(undefined);
    ears.speaker.ask({ turn: '2', text: 'Follow black' });
    ears.wait(100_000);
    expect(ears.heard).toEqual(['One.', 'Follow black']);
  });

  test('what was taken back is not said any more, and the new question at once', () => {
    const ears = new Ears();
    ears.hear(LONG, 'Two.');
    ears.speaker.ask({ turn: '1', text: 'The next card' });
    ears.speaker.forget();
    ears.speaker.ask({ turn: '0', text: 'Your bid' });
    expect(ears.heard).toEqual([LONG, 'Your bid']);
    ears.wait(100_000);
    expect(ears.heard).toEqual([LONG, 'Your bid']);
  });
});

describe('what belongs together', () => {
  test('cards that are shown together and how many they are now are one sentence', () => {
    const [first, second, ...rest] = newsOf(telling, [
      show(1, 'R6'),
      show(1, 'G6'),
      bid(1, 2),
      show(2, 'B4'),
      bid(2, 1),
    ]);
    expect(first.text).toBe('1 R6 show, 1 G6 show, 1 2 bid');
    expect(second.text).toBe('2 B4 show, 2 1 bid');
    expect(rest).toEqual([]);
  });

  test('who passes one after the other does so in one sentence, and everything else has its own', () => {
    const news = newsOf(telling, [passed(1), passed(2), named(3, '7s'), played(3, 'R7')]);
    expect(news.map(({ text }) => text)).toEqual(['1 pass, 2 pass', '3 7s trump', '3 R7 play']);
  });
});

describe('when more happens than can be said', () => {
  test('an auction that goes on is told to the last card, however long that takes', () => {
    const ears = new Ears();
    for (let round = 1; round <= 6; round++) {
      for (const seat of [1, 2, 3, 4, 5]) {
        const card = `a card with a long name ${round}`;
        ears.speaker.tell(newsOf(telling, [show(seat, card), bid(seat, round)]), telling);
        ears.wait(450);
      }
    }
    ears.speaker.ask({ turn: '1', text: 'Your bid' });
    ears.wait(100_000);
    const all = ears.heard.join(' ');
    for (const seat of [1, 2, 3, 4, 5])
      for (let round = 1; round <= 6; round++)
        expect(all).toContain(`${seat} a card with a long name ${round} show`);
    expect(ears.heard.at(-1)).toBe('Your bid');
  });

  test('a trick on the table is told card by card, whatever waits before it', () => {
    const ears = new Ears();
    ears.hear(LONG, LONG, LONG, LONG, LONG);
    ears.hear(taken(1), played(1, 'B1'), played(2, 'B6'), played(3, 'R6'));
    ears.wait(100_000);
    expect(ears.heard.slice(-4)).toEqual(['1 trick', '1 B1 play', '2 B6 play', '3 R6 play']);
  });

  test('the question waits some seconds, however much has happened, and nothing is cut off', () => {
    const ears = new Ears();
    for (let turn = 0; turn < 13; turn++) {
      for (const seat of [1, 2, 3]) {
        ears.hear(played(seat, `card ${turn}`));
        ears.wait(450);
      }
      const saying = timeToSay(ears.heard.at(-1) ?? '');
      const asked = ears.now;
      ears.speaker.ask({ turn: `${turn}`, text: 'Your turn' });
      while (ears.heard.at(-1) !== 'Your turn') ears.wait(10);
      expect(ears.now - asked).toBeLessThanOrEqual(BEHIND_MS + saying);
      ears.speaker.ask(undefined);
      ears.hear(played(0, `card ${turn}`), taken(turn % 4));
    }
  });

  test('who does not wait for the question hears how tricks went, and of the one on the table', () => {
    const ears = new Ears();
    ears.hear(LONG);
    for (let trick = 0; trick < 8; trick++) {
      for (const seat of [1, 2, 3, 0]) ears.hear(played(seat, `card ${trick}`));
      ears.hear(taken(trick === 0 ? 1 : 2));
    }
    ears.hear(played(2, 'the blue 4'), played(3, 'the red 7'));
    for (let i = 0; i < 8; i++) ears.hear(played(1, 'the long name of a card'));
    ears.wait(100_000);
    expect(ears.heard.slice(0, 4)).toEqual([
      LONG,
      `1 trick, ${'2 trick, '.repeat(7).slice(0, -2)}`,
      '2 the blue 4 play',
      '3 the red 7 play',
    ]);
  });

  test('what was named is told when the auction is not any more', () => {
    const ears = new Ears();
    ears.hear(LONG, LONG, show(1, 'R7'), bid(1, 1), passed(2), named(1, '7s'), LONG, LONG);
    ears.hear(played(1, 'R7'), taken(1), played(1, 'blue 4'));
    ears.wait(100_000);
    expect(ears.heard).toEqual([LONG, '1 7s trump', '1 trick', '1 blue 4 play']);
  });

  test('of another deal nothing is told any more', () => {
    const ears = new Ears();
    ears.hear(LONG, named(1, '7s'), taken(1), LONG, LONG, LONG);
    ears.hear(happened('deal', { dealer: 2, size: 8 }), show(1, 'R7'), bid(1, 1));
    ears.wait(100_000);
    expect(ears.heard).toEqual([LONG, '1 R7 show, 1 1 bid']);
  });
});
