import { randomUUID } from 'node:crypto';
import type { By, Command, Host, Scene } from '@overtrick/table';
import { reason } from '../io.ts';
import { clauseLines, readRules, wrap } from './clauses.ts';
import type { Console } from './console.ts';
import { fairLines } from './fair.ts';
import { ownAdviser } from './guests.ts';
import { helpLines } from './help.ts';
import type { FileKeeper } from './keeper.ts';
import { Pager } from './pager.ts';
import { orderLines, type Pen, trickLines } from './pages.ts';
import { Paint } from './paint.ts';
import { parse } from './parse.ts';
import { PlainTable } from './plain.ts';
import { closingLines, hintLines, refusalWords, scoreLines, whyWords } from './replies.ts';
import { drawnFrom, type TerminalScene } from './scene.ts';
import { goesOn, type Scenes } from './scenes.ts';
import { screen } from './screen.ts';
import { seats } from './sections.ts';

export type Ending = 'left' | 'over' | 'interrupted' | 'overtaken';

/** A table, where the person sits at it and as whom, and what they are told. */
export interface Chair {
  readonly host: Host;
  readonly seat: number;
  readonly by: By;
  readonly scenes: Scenes;
}

/** One person at a table of bots, from here to the end of the match or until they leave. The host drives the bots. */
export class TerminalSession {
  private readonly chair: Chair;
  private readonly console: Console;
  private readonly keeper: FileKeeper;
  private readonly paint: Paint;
  private readonly pager: Pager;
  private readonly plain = new PlainTable();
  /** What was told last, and what is drawn of it: nothing before the first deal. */
  private latest: Scene | undefined;
  private scene: TerminalScene | undefined;
  private message: string[] = [];
  private hasLeft = false;

  constructor(chair: Chair, console: Console, keeper: FileKeeper) {
    this.chair = chair;
    this.console = console;
    this.keeper = keeper;
    this.paint = new Paint(console.colour);
    this.pager = new Pager(console, this.paint);
  }

  async run(): Promise<Ending> {
    const { host, seat, scenes } = this.chair;
    host.join(seat, scenes.hear);
    while (!this.hasLeft) if (await this.step()) return 'over';
    if (this.keeper.overtaken) return 'overtaken';
    return this.console.interrupted ? 'interrupted' : 'left';
  }

  /** True when the match is over and has been looked at. */
  private async step(): Promise<boolean> {
    await this.follow();
    const { scene } = this;
    if (this.hasLeft) return false;
    if (scene?.dealOver) return this.endDeal(scene);
    if (!scene) await this.submit({ type: 'next' });
    else {
      this.draw(scene);
      await this.answer(await this.console.ask(), scene);
    }
    return false;
  }

  /** Shows what happens, scene by scene, until it is for the person to go on. */
  private async follow(): Promise<void> {
    const { console, chair } = this;
    const { scenes, host } = chair;
    while (!scenes.isEmpty || !this.latest || goesOn(this.latest)) {
      const next = await console.unlessInterrupted(scenes.next());
      if (!next || console.interrupted) {
        this.hasLeft = true;
        return;
      }
      this.latest = next;
      this.scene = drawnFrom(host.game, next);
      if (this.scene && console.isScreen) this.draw(this.scene);
      await console.breathe();
    }
  }

  /** Asks the host for something; whether it was done. */
  private async submit(command: Command): Promise<boolean> {
    const { host, by } = this.chair;
    const done = await host.submit(by, randomUUID(), command);
    if (this.keeper.overtaken) this.hasLeft = true;
    else if (!done.ok) this.say(refusalWords(host.game, done.error));
    return done.ok;
  }

  private pen({ names, asked }: TerminalScene): Pen {
    const width = this.console.size.columns - 1;
    return { paint: this.paint, faces: asked.faces, names, width };
  }

  private draw(scene: TerminalScene): void {
    const { console, plain } = this;
    console.onRedraw = () => this.draw(scene);
    this.hearRemarks();
    const { message } = this;
    const pen = this.pen(scene);
    if (console.isScreen) return console.draw(screen(scene, pen, console.size, message));
    const question = plain.question(scene, pen, message.length > 0);
    console.print([...plain.news(scene, pen), ...message, ...question]);
  }

  private say(text: string): void {
    this.message = this.warning(text);
  }

  private warning(text: string): string[] {
    const width = this.console.size.columns - 1;
    return wrap(text, width).map((line) => this.paint.warn(line));
  }

  /** What the house has to say stands beside what was said before. */
  private hearRemarks(): void {
    const remarks = this.chair.scenes.remarks.splice(0);
    this.message = [...this.message, ...remarks.flatMap((remark) => this.warning(remark))];
  }

  /** Handles a line; at the end of input the person has left. */
  private async answer(line: string | undefined, scene: TerminalScene): Promise<void> {
    this.message = [];
    if (line === undefined) {
      this.hasLeft = true;
      return;
    }
    const input = parse(line, scene.asked);
    if (input.kind === 'problem') this.say(input.why);
    else if (input.kind === 'command') await this.obey(input.name, input.rest, scene);
    else if (input.kind === 'move') await this.submit({ type: 'play', move: input.move });
  }

  private async obey(name: string, rest: readonly string[], scene: TerminalScene): Promise<void> {
    const pen = this.pen(scene);
    const { seat } = this.chair;
    switch (name) {
      case 'help':
        return this.page(helpLines(scene.asked, pen.width), scene);
      case 'table':
        return this.console.isScreen ? undefined : this.console.print(seats(scene, pen));
      case 'last':
        return this.page(trickLines(pen, scene.last, scene.view), scene);
      case 'log':
        return this.page(scene.log, scene);
      case 'score':
        return this.page(scoreLines(scene, pen), scene);
      case 'order':
        return this.page(orderLines(pen, scene), scene);
      case 'hint':
        return this.hint(scene, rest);
      case 'why':
        return this.say(whyWords(scene, rest[0]));
      case 'rules':
        return this.showRules(rest[0] ?? '', scene);
      case 'fair':
        return this.page(fairLines(scene, pen), scene);
      case 'rest':
        await this.submit({ type: 'claim', seat });
        return;
      case 'undo':
        return this.undo();
      case 'save':
        return this.copy(rest.join(' ') || undefined);
      case 'export':
        return this.export(rest.join(' ') || undefined, scene);
      case 'quit':
        this.hasLeft = true;
    }
  }

  /** What a master would do and why nothing else, unless the person does not wait for it. */
  private async hint(scene: TerminalScene, words: readonly string[]): Promise<void> {
    const { host, seat } = this.chair;
    const about = parse(words.join(' '), scene.asked);
    if (about.kind === 'problem') return this.say(about.why);
    const asked = about.kind === 'move' ? [{ ...about.move, seat }] : [];
    const stop = new AbortController();
    const advice = host.advise(seat, ownAdviser, stop.signal, asked);
    const thought = await this.console.unlessInterrupted(advice);
    stop.abort();
    if (thought !== undefined) await this.page(hintLines(thought, scene), scene);
  }

  private async showRules(id: string, scene: TerminalScene): Promise<void> {
    const { game } = scene;
    const width = Math.min(76, this.pen(scene).width);
    const lines = clauseLines(await readRules(game.name), id, width);
    if (lines) await this.page(lines, scene);
    else
      this.say(
        `${game.title} has no clause “${id}”; try “rules 1” or “rules ${game.clauses.score}”.`,
      );
  }

  private async undo(): Promise<void> {
    const { scenes, seat, host } = this.chair;
    if (!(await this.submit({ type: 'undo', seat }))) return;
    this.latest = await scenes.next();
    this.scene = this.latest && drawnFrom(host.game, this.latest);
    if (this.scene) this.plain.skip(this.scene);
    this.message = ['Taken back: this is your decision again.'];
  }

  private async copy(path: string | undefined): Promise<void> {
    try {
      this.message = [`Saved as ${await this.keeper.copy(this.chair.host, path)}.`];
    } catch (error) {
      this.say(`It cannot be saved: ${reason(error)}`);
    }
  }

  private async export(path: string | undefined, { dealOver }: TerminalScene): Promise<void> {
    try {
      const file = await this.keeper.export(this.chair.host, path);
      const rest = dealOver ? '' : ' The deal that is being played is not in it.';
      this.message = [`The record of the finished deals, with all cards, is in ${file}.${rest}`];
    } catch (error) {
      this.say(`It cannot be written: ${reason(error)}`);
    }
  }

  /** Shows lines in place of the table; what is typed at their end is an answer. */
  private async page(lines: readonly string[], scene: TerminalScene): Promise<void> {
    if (!this.console.isScreen) return this.console.print(lines);
    const line = await this.pager.leaf(lines, 'Enter: back to the table');
    if (line === undefined || line.trim() !== '') return this.answer(line, scene);
  }

  /** The score sheet and all hands; true when the match is over and has been looked at. */
  private async endDeal(scene: TerminalScene): Promise<boolean> {
    const { console, pager } = this;
    const pen = this.pen(scene);
    const foot = scene.over ? 'Enter: leave' : 'Enter: next deal';
    this.hearRemarks();
    const lines = [...this.message, ...closingLines(scene, pen)];
    if (!console.isScreen) console.print([...this.plain.news(scene, pen), ...lines, `${foot}.`]);
    const line = console.isScreen
      ? await pager.leaf(lines, `${foot}   (also: log, last, score, fair, undo, save, quit)`)
      : await console.ask();
    if (line === undefined || line.trim() !== '') {
      await this.answer(line, scene);
      return false;
    }
    this.message = [];
    if (!scene.over) await this.submit({ type: 'next' });
    return scene.over;
  }
}
