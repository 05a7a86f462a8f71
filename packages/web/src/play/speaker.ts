import { inShort, type NewsItem, type Telling, timeToSay, timeToTell } from './in-short.ts';

/** As much of a clock as somebody needs who speaks: calls once, unless what comes back is called. */
export type Later = (ms: number, call: () => void) => () => void;

const browserLater: Later = (ms, call) => {
  const timer = setTimeout(call, ms);
  return () => clearTimeout(timer);
};

/** Who would have to listen so long to what is still to be said, beside this sentence, is told it in short. */
export const BEHIND_MS = 12_000;

/** A question that belongs to one turn: in another the same words are another question. */
interface Pending {
  readonly turn: string;
  readonly text: string;
}

/**
 * What is said to those who listen, one thing after the other and each to its end: first what has happened, then
 * what is asked. Who plays on without listening is not far behind: what is over by then is told in short.
 */
export class Speaker {
  /** What is being said, and the how many-th thing it is: the same words twice are said twice. */
  text = '';
  number = 0;
  private readonly onChange: () => void;
  private readonly later: Later;
  private news: readonly NewsItem[] = [];
  private question: Pending | undefined;
  private asked: Pending | undefined;
  private stop: (() => void) | undefined;

  constructor(onChange: () => void, later: Later = browserLater) {
    this.onChange = onChange;
    this.later = later;
  }

  tell(news: readonly NewsItem[], telling: Telling): void {
    if (news.length === 0) return;
    this.news = [...this.news, ...news];
    this.goOn();
    if (timeToTell(this.news) > BEHIND_MS) this.news = inShort(this.news, telling, BEHIND_MS);
  }

  /** Asks once all events are told; what was to be asked before is no longer asked. */
  ask(question: Pending | undefined): void {
    const isKnown = question?.turn === this.asked?.turn && question?.text === this.asked?.text;
    if (isKnown) return;
    this.asked = question;
    this.question = question;
    this.goOn();
  }

  /** What has not been said yet, or not to its end, is no longer true: it was taken back. */
  forget(): void {
    this.news = [];
    this.question = undefined;
    this.asked = undefined;
    this.stop?.();
    this.stop = undefined;
  }

  private goOn(): void {
    if (this.stop) return;
    const next = this.takeNews() ?? this.takeQuestion();
    if (next === undefined) return;
    this.text = next;
    this.number++;
    this.stop = this.later(timeToSay(next), () => {
      this.stop = undefined;
      this.goOn();
    });
    this.onChange();
  }

  private takeNews(): string | undefined {
    const [first, ...rest] = this.news;
    this.news = rest;
    return first?.text;
  }

  private takeQuestion(): string | undefined {
    const text = this.question?.text;
    this.question = undefined;
    return text;
  }
}
