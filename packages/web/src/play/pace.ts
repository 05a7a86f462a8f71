import { settings } from '../settings.ts';

/** Milliseconds after a move, after one that settles something, with a full trick on the table, for a card on its way, and to gather a trick. */
interface Pace {
  readonly move: number;
  readonly settled: number;
  readonly trick: number;
  readonly travel: number;
  readonly gather: number;
}

const PACES: Readonly<Record<string, Pace>> = {
  calm: { move: 900, settled: 2000, trick: 2200, travel: 260, gather: 300 },
  normal: { move: 450, settled: 1200, trick: 1200, travel: 220, gather: 260 },
  fast: { move: 160, settled: 400, trick: 500, travel: 160, gather: 160 },
  instant: { move: 0, settled: 0, trick: 0, travel: 0, gather: 0 },
};

/** How long a full trick lies, where that was chosen by itself. */
const PAUSES: Readonly<Record<string, number>> = {
  short: 500,
  long: 2500,
  tap: Number.POSITIVE_INFINITY,
};

export function pace(): Pace {
  const { speed, pause } = settings();
  const chosen = PACES[speed] ?? PACES.normal;
  // Who wants to see everything at once waits for nothing.
  return chosen.move === 0 ? chosen : { ...chosen, trick: PAUSES[pause] ?? chosen.trick };
}

/** A pause that can be cut short. */
export class Pause {
  private end: (() => void) | undefined;

  /** For ever, until it is cut short, if there is no end to it. */
  wait(ms: number): Promise<void> {
    this.skip();
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = Number.isFinite(ms) ? setTimeout(() => this.end?.(), ms) : undefined;
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
