import { settings } from '../settings.ts';

/** Milliseconds after a move, with a full trick on the table, for a card on its way, and to gather a trick. */
interface Pace {
  readonly move: number;
  readonly trick: number;
  readonly travel: number;
  readonly gather: number;
}

const PACES: Readonly<Record<string, Pace>> = {
  calm: { move: 900, trick: 2200, travel: 260, gather: 300 },
  normal: { move: 450, trick: 1200, travel: 220, gather: 260 },
  fast: { move: 160, trick: 500, travel: 160, gather: 160 },
  instant: { move: 0, trick: 0, travel: 0, gather: 0 },
};

export function pace(): Pace {
  return PACES[settings().speed] ?? PACES.normal;
}

/** A pause that can be cut short. */
export class Pause {
  private end: (() => void) | undefined;

  wait(ms: number): Promise<void> {
    this.skip();
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end?.(), ms);
      this.end = () => {
        clearTimeout(timer);
        this.end = undefined;
        resolve();
      };
    });
  }

  get isOn(): boolean {
    return this.end !== undefined;
  }

  skip(): void {
    this.end?.();
  }
}
