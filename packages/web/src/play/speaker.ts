/** As much of a clock as somebody needs who speaks: calls once, unless what comes back is called. */
export type Later = (ms: number, call: () => void) => () => void;

const browserLater: Later = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** About as long as it takes to say something: before it is over, no other text takes its place. */
const BREATH_MS = 500;
const LETTER_MS = 55;

export function timeToSay(text: string): number {
  return BREATH_MS + LETTER_MS * text.length;
}

/** A question that belongs to one turn: in another the same words are another question. */
interface Pending {
  readonly turn: string;
  readonly text: string;
}

/**
 * What is said to those who listen, one thing after the other and each to its end: first what has happened, then
 * what is asked.
 */
export class Speaker {
  /** What is being said, and the how many-th thing it is: the same words twice are said twice. */
  text = '';
  number = 0;
  private readonly onChange: () => void;
  private readonly later: Later;
  private events: string[] = [];
  private question: Pending | undefined;
  private asked: Pending | undefined;
  private stop: (() => void) | undefined;

  constructor(onChange: () => void, later: Later = browserLater) {
    this.onChange = onChange;
    this.later = later;
  }

  tell(events: readonly string[]): void {
    this.events.push(...events);
    this.goOn();
  }

  /** Asks once all events are told; what was to be asked before is no longer asked. */
  ask(question: Pending | undefined): void {
    const isKnown = question?.turn === this.asked?.turn && question?.text === this.asked?.text;
    if (isKnown) return;
    this.asked = question;
    this.question = question;
    this.goOn();
  }

  /** What has not been said yet is no longer true: it was taken back. */
  forget(): void {
    this.events = [];
    this.question = undefined;
    this.asked = undefined;
  }

  close(): void {
    this.forget();
    this.stop?.();
    this.stop = undefined;
  }

  private goOn(): void {
    if (this.stop) return;
    const next = this.events.shift() ?? this.takeQuestion();
    if (next === undefined) return;
    this.text = next;
    this.number++;
    this.stop = this.later(timeToSay(next), () => {
      this.stop = undefined;
      this.goOn();
    });
    this.onChange();
  }

  private takeQuestion(): string | undefined {
    const text = this.question?.text;
    this.question = undefined;
    return text;
  }
}
