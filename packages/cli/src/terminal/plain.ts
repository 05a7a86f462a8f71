import type { Pen } from './pages.ts';
import type { TerminalScene } from './scene.ts';
import { ask, goal, hand, header, seats, status, trick } from './sections.ts';

/** A table in plain lines: nothing is said twice. */
export class PlainTable {
  /** How much of the story of which deal has been told. */
  private told = { deal: -1, lines: 0 };
  private toldSeats = '';

  /** What has happened since the last lines. */
  news(scene: TerminalScene, pen: Pen): string[] {
    const { deal, log } = scene;
    const isNew = this.told.deal !== deal;
    const from = isNew ? 0 : Math.min(this.told.lines, log.length);
    this.skip(scene);
    return [...(isNew ? ['', ...header(scene, pen)] : []), ...log.slice(from)];
  }

  /** Takes all of it as told: it was there before. */
  skip({ deal, log }: TerminalScene): void {
    this.told = { deal, lines: log.length };
  }

  /** All that matters for a decision; after an answer to the person only what is asked. */
  question(scene: TerminalScene, pen: Pen, isAnswered: boolean): string[] {
    if (isAnswered) return ask(scene, pen);
    const matters = [status, goal, trick, hand, ask].flatMap((section) => section(scene, pen));
    return [...this.changedSeats(scene, pen), ...matters];
  }

  /** Who sits there with what, unless that was the last thing said about it. */
  private changedSeats(scene: TerminalScene, pen: Pen): string[] {
    const lines = seats(scene, pen).map((line) => line.trimEnd());
    const text = lines.join('\n');
    if (text === this.toldSeats) return [];
    this.toldSeats = text;
    return lines;
  }
}
