import type { Clock } from '@overtrick/table';
import type { Pulse } from './vault.ts';

/** How long nobody has served tables before this server began: that is charged to nobody's clock. */
export class Downtime {
  private readonly pulse: Pulse;
  private readonly clock: Pick<Clock, 'now'>;
  private from = 0;
  private to = 0;

  constructor(pulse: Pulse, clock: Pick<Clock, 'now'>) {
    this.pulse = pulse;
    this.clock = clock;
  }

  /** Finds out until when the last server ran. */
  async begin(): Promise<void> {
    this.to = this.clock.now();
    this.from = (await this.pulse.last()) ?? this.to;
    await this.beat();
  }

  /** Somebody serves. */
  async beat(): Promise<void> {
    await this.pulse.beat(this.clock.now());
  }

  /**
   * How many milliseconds after this moment nobody did. If the clock was set back in the meantime it is less than none: by so
   * much everything that was noted before lies ahead.
   */
  since(at: number): number {
    const { from, to } = this;
    return at >= to && to >= from ? 0 : to - Math.max(from, Math.min(at, to));
  }
}
