import type { Seat } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import { reason } from '../io.ts';
import { clauseLines, readRules, wrap } from './clauses.ts';
import type { Console } from './console.ts';
import type { Guests } from './guests.ts';
import { helpLines } from './help.ts';
import { orderLines, type Pen, trickLines } from './pages.ts';
import { Paint } from './paint.ts';
import { parse } from './parse.ts';
import { closingLines, hintLines, refusalWords, scoreLines, whyWords } from './replies.ts';
import { sceneOf, type TerminalScene } from './scene.ts';
import { screen } from './screen.ts';
import { ask, goal, hand, header, seats, status, trick } from './sections.ts';
import { fold } from './text.ts';

/** Where the table is put aside. */
export interface SaveKeeper {
  /** Whether the game has been played on by somebody else. */
  readonly overtaken: boolean;
  /** After each move; answers what went wrong, the first time that something does. */
  keep(table: Table): Promise<string | undefined>;
  /** Writes a copy and says where it is. */
  copy(table: Table, path: string | undefined): Promise<string>;
  /** Writes the record of the game and says where it is. */
  export(table: Table, path: string | undefined): Promise<string>;
}

export type Ending = 'left' | 'over' | 'interrupted' | 'overtaken';

/** One person at a table of bots, from here to the end of the match or until they leave. */
export class TerminalSession {
  private readonly table: Table;
  private readonly seat: Seat;
  private readonly console: Console;
  private readonly keeper: SaveKeeper;
  private readonly guests: Guests;
  private readonly paint: Paint;
  private message: string[] = [];
  /** In plain lines: how much of the story of which deal has been told. */
  private told = { deal: -1, lines: 0 };
  private toldSeats = '';
  private hasLeft = false;
  /** Draws again what is on the screen. */
  private redraw = () => {};

  constructor(table: Table, console: Console, keeper: SaveKeeper, guests: Guests) {
    this.table = table;
    this.seat = table.seating.bots.indexOf(null);
    this.console = console;
    this.keeper = keeper;
    this.guests = guests;
    this.paint = new Paint(console.colour);
    console.onRedraw = () => this.redraw();
  }

  async run(): Promise<Ending> {
    await this.keep();
    while (!this.hasLeft) {
      await this.playBots();
      if (this.hasLeft) break;
      if (this.table.dealOver) {
        if (await this.endDeal()) return 'over';
      } else {
        this.draw();
        await this.answer(await this.console.ask());
      }
    }
    if (this.keeper.overtaken) return 'overtaken';
    return this.console.interrupted ? 'interrupted' : 'left';
  }

  private async keep(): Promise<void> {
    const problem = await this.keeper.keep(this.table);
    if (problem) this.say(`The game cannot be kept: ${problem}`);
    if (this.keeper.overtaken) this.hasLeft = true;
  }

  private get scene(): TerminalScene {
    return sceneOf(this.table, this.seat);
  }

  private pen(scene: TerminalScene): Pen {
    const { names, asked } = scene;
    return { paint: this.paint, faces: asked.faces, names, width: this.console.size.columns - 1 };
  }

  private async playBots(): Promise<void> {
    while (!this.hasLeft && !this.console.interrupted && (await this.playBot())) {
      await this.keep();
      if (this.console.isScreen) this.draw();
      await this.console.breathe();
    }
  }

  /** Lets the next bot act; false if there is none, or nobody waits for it any more. */
  private async playBot(): Promise<boolean> {
    const { table, guests, console } = this;
    const seat = table.botToAct;
    const answer = seat === undefined ? undefined : guests.ask(seat);
    if (seat === undefined || !answer) return table.playBot() !== undefined;
    const reply = await console.unlessInterrupted(answer);
    if (!reply) return false;
    const regret = guests.play(seat, reply);
    if (regret !== undefined) this.say(regret);
    return true;
  }

  private draw(): void {
    this.redraw = () => this.draw();
    const { scene, console, message } = this;
    const pen = this.pen(scene);
    if (console.isScreen) console.draw(screen(scene, pen, console.size, message));
    else console.print([...this.news(scene, pen), ...message, ...this.question(scene, pen)]);
  }

  /** What has happened since the last lines. */
  private news(scene: TerminalScene, pen: Pen): string[] {
    const { deal } = this.table;
    const isNew = this.told.deal !== deal;
    const from = isNew ? 0 : Math.min(this.told.lines, scene.log.length);
    this.told = { deal, lines: scene.log.length };
    return [...(isNew ? ['', ...header(scene, pen)] : []), ...scene.log.slice(from)];
  }

  private question(scene: TerminalScene, pen: Pen): string[] {
    if (this.message.length > 0) return ask(scene, pen);
    return [...this.changedSeats(scene, pen), ...this.matters(scene, pen)];
  }

  /** Who sits there with what, unless that was the last thing said about it. */
  private changedSeats(scene: TerminalScene, pen: Pen): string[] {
    const lines = seats(scene, pen).map((line) => line.trimEnd());
    const text = lines.join('\n');
    if (text === this.toldSeats) return [];
    this.toldSeats = text;
    return lines;
  }

  private matters(scene: TerminalScene, pen: Pen): string[] {
    return [status, goal, trick, hand, ask].flatMap((section) => section(scene, pen));
  }

  /** Handles a line; at the end of input the person has left. */
  private async answer(line: string | undefined): Promise<void> {
    this.message = [];
    if (line === undefined) {
      this.hasLeft = true;
      return;
    }
    const input = parse(line, this.scene.asked);
    if (input.kind === 'problem') this.say(input.why);
    else if (input.kind === 'command') await this.obey(input.name, input.rest);
    else if (input.kind === 'move') {
      const played = this.table.play(this.seat, input.move);
      if (played.ok) await this.keep();
      else this.say(refusalWords(played.error));
    }
  }

  private say(text: string): void {
    const width = this.console.size.columns - 1;
    this.message = wrap(text, width).map((line) => this.paint.warn(line));
  }

  private async obey(name: string, rest: readonly string[]): Promise<void> {
    const { scene } = this;
    const pen = this.pen(scene);
    switch (name) {
      case 'help':
        return this.page(helpLines(scene.asked, pen.width));
      case 'table':
        return this.console.isScreen ? undefined : this.console.print(seats(scene, pen));
      case 'last':
        return this.page(trickLines(pen, scene.last, scene.view));
      case 'log':
        return this.page(scene.log);
      case 'score':
        return this.page(scoreLines(scene, pen));
      case 'order':
        return this.page(orderLines(pen, scene));
      case 'hint':
        return this.page(hintLines(this.table, this.seat, scene));
      case 'why':
        return this.say(whyWords(this.table, this.seat, scene, rest[0]));
      case 'rules':
        return this.showRules(rest[0] ?? '', pen);
      case 'rest':
        return this.claim();
      case 'undo':
        return this.undo();
      case 'save':
        return this.copy(rest.join(' ') || undefined);
      case 'export':
        return this.export(rest.join(' ') || undefined);
      case 'quit':
        this.hasLeft = true;
    }
  }

  private async showRules(id: string, pen: Pen): Promise<void> {
    const { game } = this.table;
    const lines = clauseLines(await readRules(game.name), id, Math.min(76, pen.width));
    if (lines) await this.page(lines);
    else
      this.say(
        `${game.title} has no clause “${id}”; try “rules 1” or “rules ${game.clauses.score}”.`,
      );
  }

  private async claim(): Promise<void> {
    if (!this.table.claim(this.seat)) return this.say('It is not certain that the rest is yours.');
    await this.keep();
  }

  private async undo(): Promise<void> {
    const { deal } = this.table;
    if (!this.table.undo(this.seat)) return this.say('There is nothing to take back.');
    await this.keep();
    if (this.table.deal !== deal) this.told.deal = this.table.deal;
    this.told.lines = this.scene.log.length;
    this.message = ['Taken back: this is your decision again.'];
  }

  private async copy(path: string | undefined): Promise<void> {
    try {
      this.message = [`Saved as ${await this.keeper.copy(this.table, path)}.`];
    } catch (error) {
      this.say(`It cannot be saved: ${reason(error)}`);
    }
  }

  private async export(path: string | undefined): Promise<void> {
    try {
      const file = await this.keeper.export(this.table, path);
      this.message = [`The record, with all cards, is in ${file}.`];
    } catch (error) {
      this.say(`It cannot be written: ${reason(error)}`);
    }
  }

  /** Shows lines in place of the table, as many screens as they need. */
  private async page(lines: readonly string[]): Promise<void> {
    if (!this.console.isScreen) return this.console.print(lines);
    const line = await this.leaf(lines, 'Enter: back to the table');
    if (line === undefined || line.trim() !== '') return this.answer(line);
  }

  /** Screen after screen, up to the last one or to what is typed before it. */
  private async leaf(lines: readonly string[], foot: string): Promise<string | undefined> {
    for (let from = 0; ; ) {
      const next = this.fill(lines, from, foot);
      const line = await this.console.ask();
      if (next === undefined || line === undefined || line.trim() !== '') return line;
      from = next;
    }
  }

  /** A screen of lines with something to do at its foot; where the next one begins, if there is one. */
  private fill(lines: readonly string[], from: number, foot: string): number | undefined {
    this.redraw = () => this.fill(lines, from, foot);
    const { columns, rows } = this.console.size;
    const all = lines.flatMap((line) => fold(line, columns - 1));
    const last = fold(foot, columns - 1);
    const isLast = all.length - from <= rows - 1 - last.length;
    const bottom = isLast ? last : ['Enter: more'];
    const room = Math.max(1, rows - 1 - bottom.length);
    const shown = all.slice(from, from + room);
    const blank = Array<string>(Math.max(0, room - shown.length)).fill('');
    this.console.draw([...shown, ...blank, ...bottom.map((line) => this.paint.turn(line))]);
    return isLast ? undefined : from + room;
  }

  /** The score sheet and all hands; true when the match is over and has been looked at. */
  private async endDeal(): Promise<boolean> {
    const { console, table } = this;
    const scene = this.scene;
    const pen = this.pen(scene);
    const foot = table.over ? 'Enter: leave' : 'Enter: next deal';
    const lines = [...this.message, ...closingLines(table, scene, pen)];
    if (!console.isScreen) console.print([...this.news(scene, pen), ...lines, `${foot}.`]);
    const line = console.isScreen
      ? await this.leaf(lines, `${foot}   (also: log, last, score, undo, save, quit)`)
      : await console.ask();
    if (line !== undefined && line.trim() === '') {
      this.message = [];
      if (!table.nextDeal()) return true;
      await this.keep();
    } else await this.answer(line);
    return false;
  }
}
