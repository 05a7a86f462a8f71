import { type Event, type Game, type View, variations } from '@overtrick/engine';
import { type Scene, type TakenTrick, takenTricks } from '@overtrick/table';
import { Asked } from './asked.ts';
import { address } from './speech.ts';

/** All that is drawn, and nothing that these eyes may not know. */
export interface TerminalScene
  extends Pick<
    Scene,
    | 'deal'
    | 'dealOver'
    | 'over'
    | 'totals'
    | 'winners'
    | 'sheet'
    | 'reasons'
    | 'canClaim'
    | 'commitment'
    | 'nextCommitment'
    | 'open'
  > {
  readonly game: Game;
  readonly view: View;
  readonly names: readonly string[];
  readonly log: readonly string[];
  readonly last: TakenTrick | undefined;
  readonly asked: Asked;
  /** Nothing is asked of anybody in the past. */
  readonly isPast?: boolean;
  /** What differs from the usual rules. */
  readonly variant: readonly string[];
}

/** What is drawn of a scene; nothing before the first deal. */
export function drawnFrom(game: Game, scene: Scene): TerminalScene | undefined {
  const { view, neighbours, story } = scene;
  if (!view) return undefined;
  const names = neighbours.map((neighbour) => neighbour?.name ?? 'nobody');
  const { players, options } = view.setup;
  return {
    ...scene,
    game,
    view,
    names,
    log: narrate(game, story, names),
    last: takenTricks(view).at(-1),
    asked: new Asked(game, view, names),
    variant: variations(game, players, options).map(
      (name) => `${name} ${JSON.stringify(options[name])}`,
    ),
  };
}

/** What happened, a sentence each. */
export function narrate(
  { words }: Game,
  events: readonly Event[],
  names: readonly string[],
): string[] {
  return events.flatMap((event) => {
    const sentence = words.event(event, (seat) => names[seat]);
    return sentence === undefined ? [] : [address(sentence)];
  });
}
