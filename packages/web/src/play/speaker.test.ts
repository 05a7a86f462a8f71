import type { Event } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type NewsItem, type Telling, timeToSay } from './in-short.ts';
import { BEHIND_MS, Speaker } from './speaker.ts';

const NAMES = ['You', 'Ada', 'Ben', 'Cleo'];

/** Says little, so that a test reads like what is heard. */
const telling: Telling = {
  me: 0,
  one: ({ type, ...event }) => `${Object.values(event).join(' ')} ${type}.`,
  plays: (plays) => plays.map(({ seat, card }) => `${NAMES[seat]}: ${card}`).join(', '),
  tricks: (tricks) =>
    `${tricks.length} tricks, won by ${tricks.map(({ winner }) => NAMES[winner])}`,
};

function newsOf(news: string | Event): NewsItem {
  if (typeof news === 'string') return { text: news, events: [] };
  return { text: telling.one(news) ?? '', events: [news] };
}

/** What every game tells has fields of its own. */
const happened = (type: string, fields: object): Event => ({ type, ...fields });
const played = (seat: number, card: string): Event => happened('play', { seat, card });
const taken = (winner: number): Event => happened('trick', { winner });
const named = (seat: number, name: string): Event => happened('trump', { seat, name });
const bid = (seat: number, tricks: number): Event => happened('bid', { seat, tricks });
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
    this.speaker.tell(news.map(newsOf), telling);
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

describe('when more happens than can be said', () => {
  test('the question waits a few seconds, however much has happened, and nothing is cut off', () => {
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

  test('who does not wait for the question hears of the trick on the table and of the last before it', () => {
    const ears = new Ears();
    ears.hear(LONG);
    for (let trick = 0; trick < 8; trick++) {
      for (const seat of [1, 2, 3, 0]) ears.hear(played(seat, `card ${trick}`));
      ears.hear(taken(trick === 0 ? 1 : 2));
    }
    ears.hear(played(2, 'the blue 4'), played(3, 'the red 7'));
    ears.speaker.ask({ turn: '9', text: 'Your turn' });
    ears.wait(timeToSay(LONG) + BEHIND_MS);
    expect(ears.heard).toEqual([
      LONG,
      '4 tricks, won by Ben,Ben,Ben,Ben',
      'Ben: the blue 4, Cleo: the red 7',
      'Your turn',
    ]);
  });

  test('who took a trick is told rather than what was drawn for it', () => {
    const ears = new Ears();
    ears.hear(
      LONG,
      taken(1),
      happened('draw', { seat: 1, token: 'a token of two sorts of cards' }),
    );
    ears.hear(played(1, 'the long name of a card'), played(2, 'the long name of a card'));
    ears.wait(100_000);
    const plays = 'Ada: the long name of a card, Ben: the long name of a card';
    expect(ears.heard).toEqual([LONG, '1 trick.', plays]);
  });

  test('tricks that are over are counted in one sentence', () => {
    const ears = new Ears();
    ears.hear(LONG);
    for (const winner of [1, 2, 1])
      ears.hear(played(1, 'a long card'), played(2, 'a long card'), taken(winner));
    ears.wait(100_000);
    expect(ears.heard).toEqual([LONG, '3 tricks, won by Ada,Ben,Ada']);
  });

  test('of the bids the last of each player is told, and what was named before anything else', () => {
    const ears = new Ears();
    ears.hear(
      LONG,
      bid(1, 1),
      passed(2),
      bid(3, 2),
      bid(1, 3),
      passed(3),
      passed(1),
      named(1, '7s'),
    );
    ears.wait(100_000);
    expect(ears.heard).toEqual([LONG, '3 2 bid.', '1 3 bid.', '1 7s trump.']);
    const late = new Ears();
    late.hear(LONG, named(1, '7s'), LONG, LONG, played(1, 'blue 4'));
    late.wait(100_000);
    expect(late.heard).toEqual([LONG, '1 7s trump.', '1 blue 4 play.']);
  });

  test('of another deal nothing is told any more', () => {
    const ears = new Ears();
    ears.hear(
      LONG,
      named(1, '7s'),
      taken(1),
      LONG,
      happened('deal', { dealer: 2, size: 8 }),
      bid(1, 1),
    );
    ears.wait(100_000);
    expect(ears.heard).toEqual([LONG, '1 1 bid.']);
  });
});
