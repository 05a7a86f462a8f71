import { describe, expect, test } from 'vitest';
import { Speaker, timeToSay } from './speaker.ts';

/** A listener with a clock of their own: time passes when the test says so. */
class Ears {
  readonly heard: string[] = [];
  private now = 0;
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
    ears.speaker.tell([LONG, 'Cleo passes.']);
    expect(ears.heard).toEqual([LONG]);
    ears.wait(timeToSay(LONG) - 1);
    expect(ears.heard).toEqual([LONG]);
    ears.wait(1);
    expect(ears.heard).toEqual([LONG, 'Cleo passes.']);
    expect(timeToSay(LONG)).toBeGreaterThan(timeToSay('Cleo passes.'));
  });

  test('however quickly things happen, none is cut off and none left out', () => {
    const ears = new Ears();
    const all = Array.from({ length: 30 }, (_, i) => `Thing ${i}.`);
    for (const each of all) {
      ears.speaker.tell([each]);
      ears.wait(10);
    }
    ears.wait(100_000);
    expect(ears.heard).toEqual(all);
  });

  test('the question comes after the events, also after those that come before it is asked', () => {
    const ears = new Ears();
    ears.speaker.tell(['One.']);
    ears.speaker.ask({ turn: '1', text: 'Your turn' });
    ears.speaker.tell(['Two.']);
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
    ears.speaker.tell(['One.']);
    ears.speaker.ask({ turn: '1', text: 'Your bid' });
    ears.speaker.ask({ turn: '1', text: 'One card' });
    ears.speaker.ask(undefined);
    ears.speaker.ask({ turn: '2', text: 'Follow black' });
    ears.wait(100_000);
    expect(ears.heard).toEqual(['One.', 'Follow black']);
  });

  test('what was taken back is not said any more', () => {
    const ears = new Ears();
    ears.speaker.tell(['One.', 'Two.']);
    ears.speaker.forget();
    ears.speaker.tell(['Three.']);
    ears.wait(100_000);
    expect(ears.heard).toEqual(['One.', 'Three.']);
  });
});
