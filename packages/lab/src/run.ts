import type { Thought } from '@overtrick/bots';
import {
  type Action,
  actionsOf,
  firstSeat,
  type Game,
  perform,
  type Random,
  type Refusal,
  type Seat,
  say,
} from '@overtrick/engine';
import type { Seated } from './bots/player.ts';
import { BotFailure } from './failure.ts';
import type { ProgramReply } from './programs/program.ts';
import type { Doing } from './trade.ts';

/** What a seat that thinks has decided. */
export interface DecisionSeen {
  readonly seat: Seat;
  /** How many actions were legal. */
  readonly choices: number;
  readonly thought: Thought;
  /** 0 where nobody takes the time. */
  readonly ms: number;
  /** Why its answer was not legal; another was then taken at random. */
  readonly refusal?: Refusal;
}

/** Somebody who looks on. Without one, an illegal answer is an error. */
export interface Watcher {
  /** Asked before each decision: whether the run ends here. */
  stops?(seat: Seat): boolean;
  /** Begins to take the time of a thought; what comes back says how many milliseconds it took, awaited or not. */
  timing?(): (isAwaited: boolean) => number;
  saw(decision: DecisionSeen): void;
}

/** One deal on its way to its end. */
export class DealRun {
  readonly state: unknown;
  private readonly game: Game;
  private readonly chance: Random;
  private readonly seated: readonly Seated[];
  private readonly watcher: Watcher | undefined;
  private readonly legal: Action[] = [];

  constructor(
    game: Game,
    state: unknown,
    chance: Random,
    seated: readonly Seated[],
    watcher?: Watcher,
  ) {
    this.game = game;
    this.state = state;
    this.chance = chance;
    this.seated = seated;
    this.watcher = watcher;
  }

  /** Answers how many moves it took. Where several may act at once, the lowest seat goes first. */
  *play(): Doing<number> {
    const { game, state, seated, watcher } = this;
    let moves = 0;
    for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
      const seat = firstSeat(acting);
      if (watcher?.stops?.(seat)) break;
      if (seated[seat].isRandom) this.pick(seat);
      else {
        yield;
        yield* this.think(seat, moves);
      }
      moves++;
    }
    return moves;
  }

  private pick(seat: Seat): void {
    const { game, state, chance } = this;
    const { random } = this.seated[seat];
    for (;;) {
      const action = game.atRandom(state, seat, random);
      game.apply(state, seat, action, chance);
      if (action.ends) return;
    }
  }

  /** An answer enters by the checked door, like everybody's. */
  private *think(seat: Seat, move: number): Doing<void> {
    const { game, state, chance, watcher } = this;
    const player = this.seated[seat];
    const choices = watcher ? game.legal(state, seat, this.legal) : 0;
    const spent = watcher?.timing?.();
    const answer = player.think({ game, state, seat }, player.random);
    const isAwaited = answer instanceof Promise;
    const thought = isAwaited ? this.heard(seat, move, (yield answer) as ProgramReply) : answer;
    const ms = spent?.(isAwaited) ?? 0;
    const actions = actionsOf(game, thought.move);
    const refusal = actions.ok ? perform(game, state, seat, actions.value, chance) : actions.error;
    if (!watcher && refusal) {
      throw new Error(`bot ${player.name}: ${say(game, refusal.why)} (${refusal.clause})`);
    }
    if (refusal) this.pick(seat);
    watcher?.saw({ seat, choices, thought, ms, ...(refusal && { refusal }) });
  }

  /** What a program has answered, or who stands in for it. */
  private heard(seat: Seat, move: number, { thought, failing }: ProgramReply): Thought {
    const { game, state, seated } = this;
    if (failing) seated[seat].failures++;
    if (thought) return thought;
    const { deal } = game.view(state, seat).setup;
    const { why = 'it gave no move', lines = [] } = failing ?? {};
    throw new BotFailure({ bot: seated[seat].name, seat, deal, move, why, lines });
  }
}
