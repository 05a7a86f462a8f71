import type { Game, GameRecord, Seat } from '@overtrick/engine';
import { byDeals, byMoves, byTricks, laidOpen, logOf, type Stand, sceneAt } from '@overtrick/table';
import type { Console } from './console.ts';
import { Paint } from './paint.ts';
import { drawnFrom, type TerminalScene } from './scene.ts';
import { screen } from './screen.ts';

const keysWith = (players: number) =>
  `Right/Enter: card · Left: back · Down, Up: trick · PgDn, PgUp: deal · 0–${players - 1}: seat · o: open cards · q: quit`;

/** Somebody who steps through a game in the terminal: by keys, or by lines where there are none. */
export class ReplaySession {
  private readonly game: Game;
  private readonly record: GameRecord;
  private readonly console: Console;
  private readonly log: ReturnType<typeof logOf>;
  private at: Stand;
  private eyes: Seat;
  private isOpen = true;

  constructor(game: Game, record: GameRecord, console: Console, start: Stand & { eyes: Seat }) {
    this.game = game;
    this.record = record;
    this.console = console;
    this.log = logOf(record, game.version);
    this.at = { deal: start.deal, move: start.move };
    this.eyes = start.eyes;
  }

  async run(): Promise<void> {
    for (;;) {
      this.draw();
      const key = await this.console.key();
      if (key === undefined || key === 'q') return;
      this.obey(key);
    }
  }

  private obey(key: string): void {
    const { record, at } = this;
    const steps: Readonly<Record<string, () => Stand>> = {
      right: () => byMoves(record, at, 1),
      return: () => byMoves(record, at, 1),
      left: () => byMoves(record, at, -1),
      down: () => byTricks(record, at, 1),
      up: () => byTricks(record, at, -1),
      pagedown: () => byDeals(record, at, 1),
      pageup: () => byDeals(record, at, -1),
      home: () => ({ deal: at.deal, move: 0 }),
      end: () => ({ deal: at.deal, move: record.deals[at.deal].moves.length }),
    };
    if (Object.hasOwn(steps, key)) this.at = steps[key]();
    if (key === 'o') this.isOpen = !this.isOpen;
    if (/^\d$/.test(key) && Number(key) < record.players) this.eyes = Number(key);
  }

  private draw(): void {
    const { console } = this;
    const scene = this.scene();
    if (!scene) return;
    console.onRedraw = () => this.draw();
    const width = console.size.columns - 1;
    const pen = {
      paint: new Paint(console.colour),
      faces: scene.asked.faces,
      names: scene.names,
      width,
    };
    const { deal, move } = this.at;
    const where = `Deal ${deal + 1}, move ${move} of ${this.record.deals[deal].moves.length}, seen by ${scene.names[this.eyes]}`;
    const lines = screen(scene, pen, console.size, [`${where}. ${keysWith(this.record.players)}`]);
    if (console.isScreen) console.draw(lines);
    else console.print(scene.log.slice(-1));
  }

  private scene(): TerminalScene | undefined {
    const { game, log, at, eyes } = this;
    const seen = sceneAt(game, log, { ...at, eyes });
    const open = this.isOpen ? sceneAt(game, log, { ...at, eyes: 'open' }) : undefined;
    if (!seen.ok || !seen.value.view) return undefined;
    const { view } = seen.value;
    const shown = open?.ok ? laidOpen(view, open.value.hands) : view;
    const drawn = drawnFrom(game, { ...seen.value, view: { ...shown, legal: [] } });
    return drawn && { ...drawn, isPast: true };
  }
}
