import { levels } from '@overtrick/bots';
import {
  defaultOf,
  type Game,
  games,
  no,
  ok,
  type Refusal,
  type Result,
  type Seat,
  variations,
  write,
} from '@overtrick/engine';
import { checkSeating, house, moveOf, resume, save, Table, type Wish } from '@overtrick/table';
import type { Ask, Fault, Offer, Problem, Scene } from './protocol.ts';

/** Where the person sits. */
export const PERSON: Seat = 0;

type Answer = Result<unknown, Problem>;

/** The worker's side: one table, one question at a time. It knows nothing of pages and messages. */
export class Desk {
  private table: Table | undefined;

  answer(ask: Ask): Answer {
    switch (ask.kind) {
      case 'games':
        return ok(games.map(offer));
      case 'check':
        return ok(faultsOf(ask.wish));
      case 'open': {
        const seating = checkSeating(ask.wish, house);
        return this.sit(seating.ok ? ok(new Table(seating.value)) : seating);
      }
      case 'resume':
        return this.sit(unpack(ask.saved));
    }
    const { table } = this;
    return table ? at(table, ask) : problem('there is no table');
  }

  private sit(table: Result<Table, string>): Answer {
    if (!table.ok) return problem(table.error);
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
    default:
      return ok(table.record());
  }
}

/** Each option by itself, so that all that are wrong are told; else whatever else is wrong. */
function faultsOf(wish: Wish): Fault[] {
  const all = checkSeating(wish, house);
  if (all.ok) return [];
  const faults = Object.entries(wish.options ?? {}).flatMap(([option, value]) => {
    const alone = checkSeating({ ...wish, options: { [option]: value } }, house);
    return alone.ok ? [] : [{ option, why: alone.error }];
  });
  return faults.length > 0 ? faults : [{ why: all.error }];
}

function unpack(saved: string): Result<Table, string> {
  try {
    return resume(JSON.parse(saved), house);
  } catch {
    return no('it cannot be read');
  }
}

function problem(text: string): Answer {
  return no({ problem: text });
}

function refuse(refusal: Refusal): Answer {
  return no({ refusal });
}

function offer({ name, title, seats, options }: Game): Offer {
  const counts = Array.from({ length: seats[1] - seats[0] + 1 }, (_, i) => seats[0] + i);
  return {
    name,
    title,
    seats,
    levels: Object.keys(levels),
    options: Object.entries(options).map(([key, { default: _, ...option }]) => ({
      ...option,
      name: key,
      defaults: Object.fromEntries(counts.map((n) => [n, defaultOf(options[key], n)])),
    })),
  };
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
