import { type Event, type Game, type Seat, type View, variations } from '@overtrick/engine';
import { type DealSheet, type Table, type TakenTrick, takenTricks } from '@overtrick/table';
import { Asked } from './asked.ts';
import { address } from './speech.ts';

/** All that is drawn, and nothing that these eyes may not know. */
export interface TerminalScene {
  readonly game: Game;
  readonly view: View;
  readonly names: readonly string[];
  /** Totals after the last finished deal. */
  readonly totals: readonly number[];
  readonly log: readonly string[];
  readonly last: TakenTrick | undefined;
  readonly sheet: readonly DealSheet[];
  readonly asked: Asked;
  /** Whether the rest of the tricks is certain. */
  readonly canClaim: boolean;
  /** What differs from the usual rules. */
  readonly variant: readonly string[];
}

export function sceneOf(table: Table, seat: Seat): TerminalScene {
  const { game, match } = table;
  const { names, players, options } = table.seating;
  const view = table.view(seat);
  return {
    game,
    view,
    names,
    totals: match.totals,
    log: narrate(game, table.story(seat), names),
    last: takenTricks(view).at(-1),
    sheet: table.sheet(),
    asked: new Asked(game, view, names),
    canClaim: table.canClaim(seat),
    variant: variations(game, players, options).map(
      (name) => `${name} ${JSON.stringify(options[name])}`,
    ),
  };
}

function narrate({ words }: Game, events: readonly Event[], names: readonly string[]): string[] {
  return events.flatMap((event) => {
    const sentence = words.event(event, (seat) => names[seat]);
    return sentence === undefined ? [] : [address(sentence)];
  });
}
