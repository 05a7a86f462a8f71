import {
  type About,
  defaultOf,
  MOST,
  no,
  ok,
  type Refusal,
  type Result,
  type Seat,
  variations,
  write,
} from '@overtrick/engine';
import { type House, moveOf, save, type Table } from '@overtrick/table';
import { faultsOf, houseOf, open, reopen } from './opening.ts';
import { type Ask, type Offer, type Problem, readAsk, type Scene } from './protocol.ts';
import { Shelf } from './shelf.ts';

/** Where the person sits. */
export const PERSON: Seat = 0;

type Answer = Result<unknown, Problem>;

/** The worker's side: one table, one question at a time. It knows nothing of pages and messages. */
export class Desk {
  private table: Table | undefined;
  private readonly shelf: Shelf;
  private last: Promise<unknown> = Promise.resolve();

  constructor(shelf = new Shelf()) {
    this.shelf = shelf;
  }

  /** In the order in which they were asked, although a game may have to be loaded for an answer. */
  answer(message: Ask): Promise<Answer> {
    const ask = readAsk(message);
    if (!ask) return Promise.resolve(problem('there is no such question'));
    const answer = this.last.then(() => this.reply(ask));
    this.last = answer.catch(() => {});
    return answer;
  }

  private async reply(ask: Ask): Promise<Answer> {
    const { shelf } = this;
    switch (ask.kind) {
      case 'games':
        return ok(offers(houseOf(shelf)));
      case 'check':
        return ok(faultsOf(ask.wish, shelf));
      case 'open':
        return this.sit(await open(ask.wish, shelf));
      case 'resume':
        return this.sit(await reopen(ask.saved, shelf));
    }
    const { table } = this;
    return table ? at(table, ask) : problem('there is no table');
  }

  private sit(table: Result<Table, Problem>): Answer {
    if (!table.ok) return table;
    this.table = table.value;
    return ok(sceneOf(table.value));
  }
}

function at(table: Table, ask: Ask): Answer {
  switch (ask.kind) {
    case 'play': {
      const move = moveOf(table.game, PERSON, ask.parts);
      if (!move.ok) return refuse(move.error);
      const played = table.play(PERSON, move.value);
      return played.ok ? ok(sceneOf(table)) : refuse(played.error);
    }
    case 'halfway': {
      const halfway = table.halfway(PERSON, ask.parts);
      return halfway.ok ? halfway : refuse(halfway.error);
    }
    case 'bot':
      table.playBot();
      return ok(sceneOf(table));
    case 'claim':
      table.claim(PERSON);
      return ok(sceneOf(table));
    case 'next':
      table.nextDeal();
      return ok(sceneOf(table));
    case 'undo':
      table.undo(PERSON);
      return ok(sceneOf(table));
    case 'hint':
      return table.acting.includes(PERSON)
        ? ok(table.advise(PERSON))
        : problem('it is not your turn');
    case 'record':
      return ok(table.record());
    default:
      return problem('there is no such question');
  }
}

function problem(text: string): Answer {
  return no({ problem: text });
}

function refuse(refusal: Refusal): Answer {
  return no({ refusal });
}

function offers({ games, levels }: House<About>): Offer[] {
  return games.map(({ name, title, seats, options }) => {
    const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i);
    return {
      name,
      title,
      seats,
      levels: Object.keys(levels),
      options: Object.entries(options).map(([key, { default: _, ...option }]) => ({
        ...option,
        name: key,
        most: MOST,
        defaults: Object.fromEntries(counts.map((n) => [n, defaultOf(options[key], n)])),
      })),
    };
  });
}

function sceneOf(table: Table): Scene {
  const { game, match, seating } = table;
  const { names, bots, players, options } = seating;
  const view = table.view(PERSON);
  const open = new Set(view.legal);
  return {
    game: game.name,
    title: game.title,
    view,
    pack: [...new Set(game.deck(view.setup))],
    names,
    bots,
    variant: variations(game, players, options),
    totals: match.totals,
    deal: table.deal,
    dealOver: table.dealOver,
    over: table.over,
    winners: table.winners,
    story: table.story(PERSON),
    reasons: table.reasons(PERSON),
    steps: game.actions
      .filter(({ ends }) => !ends)
      .map(write)
      .filter((text) => open.has(text)),
    sheet: table.sheet(),
    layout: table.layout() ?? null,
    moves: table.dealOver ? (table.record().deals.at(-1)?.moves ?? null) : null,
    canUndo: table.canUndo(PERSON),
    canClaim: table.canClaim(PERSON),
    saved: JSON.stringify(save(table)),
  };
}
