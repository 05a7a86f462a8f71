import type { Thought } from '@overtrick/bots';
import type { TableWay } from '../protocol.ts';
import type { Shown } from './state.ts';

/** Nobody waits longer for a hint: then it is said that none came. */
const LONGEST = 10_000;

interface Board {
  readonly shown: Shown | undefined;
  set(part: Partial<Shown>): void;
}

/** What a person asks the strongest bot. Only the last question counts: who asks twice is answered once. */
export class Hinting {
  private readonly board: Board;
  private readonly way: TableWay;
  private last = 0;

  constructor(board: Board, way: TableWay) {
    this.board = board;
    this.way = way;
  }

  private get isThinking(): boolean {
    return this.board.shown?.hint === 'thinking';
  }

  async ask(): Promise<void> {
    if (this.isThinking) return;
    const asked = ++this.last;
    this.board.set({ hint: 'thinking' });
    const hint = await this.answer();
    if (asked !== this.last || !this.isThinking) return;
    if (hint) return this.board.set({ hint });
    this.close();
    this.board.set({ notice: { text: 'noHint' } });
  }

  /** Null if there is none, or none in time. */
  private answer(): Promise<Thought | null> {
    return new Promise((resolve) => {
      const late = setTimeout(resolve, LONGEST, null);
      const answered = this.way.request({ kind: 'hint' }).catch(() => null);
      void answered.then(resolve).then(() => clearTimeout(late));
    });
  }

  /** Nobody need think about it any more. */
  close(): void {
    this.last++;
    if (this.isThinking) this.way.tell({ kind: 'stop' });
    this.board.set({ hint: undefined });
  }
}
