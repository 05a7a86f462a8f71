import { type Contract, type Game, type Seat, scoresOf } from '@overtrick/engine';
import type { Seated } from '../bots/player.ts';
import { seatPlayers } from '../player.ts';
import { DealRun, type DecisionSeen } from '../run.ts';
import { stopwatch } from '../stopwatch.ts';
import type { Doing } from '../trade.ts';
import { countEffort, type Effort } from './effort.ts';
import type { DealOpening } from './opening.ts';
import { type Forecast, type Run, STAGES, type Stage, type Trial } from './trial.ts';

export interface Efforts {
  readonly a: Effort;
  readonly b: Effort;
}

/** Plays a deal to its end with A in some seats and B in the others. */
export function* playRun(
  game: Game,
  trial: Trial,
  { state, chance, seed, setup }: DealOpening,
  a: readonly Seat[],
  efforts: Efforts,
): Doing<Run> {
  const notes = new Notes(a, efforts);
  // The same chance for the same seat in every run: whatever differs, differs because of A and B.
  const seated = seatPlayers(specs(trial, a), seed);
  const run = new DealRun(game, game.copy(state), chance.copy(), seated, notes);
  yield* run.play();
  const { kind, contracts } = game.outcome?.(run.state) ?? { kind: 'played', contracts: [] };
  return {
    a,
    scores: scoresOf(game, run.state, setup.players),
    illegal: notes.illegal,
    ...failedOf(a, seated),
    kind,
    contracts,
    forecasts: contracts.flatMap((contract) => notes.forecastsOf(contract)),
  };
}

/** How often somebody stood in for A and for B, if at all. */
export function failedOf(a: readonly Seat[], seated: readonly Seated[]): Pick<Run, 'failed'> {
  const failed: [number, number] = [0, 0];
  for (const [seat, { failures }] of seated.entries()) failed[a.includes(seat) ? 0 : 1] += failures;
  return failed[0] + failed[1] > 0 ? { failed } : {};
}

export function specs({ players, a, b }: Trial, seatsOfA: readonly Seat[]): string[] {
  return Array.from({ length: players }, (_, seat) => (seatsOfA.includes(seat) ? a : b));
}

/** What is noted of the decisions of a run. */
export class Notes {
  readonly illegal: [number, number] = [0, 0];
  readonly timing = stopwatch;
  readonly #a: readonly Seat[];
  readonly #efforts: Efforts;
  /** By seat, the odds that it gave its choice. */
  readonly #odds = new Map<Seat, Map<Stage, number>>();
  #isPlaying = false;

  constructor(a: readonly Seat[], efforts: Efforts) {
    this.#a = a;
    this.#efforts = efforts;
  }

  saw({ seat, choices, thought, ms, refusal }: DecisionSeen): void {
    const isA = this.#a.includes(seat);
    if (choices > 1) countEffort(isA ? this.#efforts.a : this.#efforts.b, ms, thought.worlds);
    if (refusal) this.illegal[isA ? 0 : 1]++;
    else this.#foretell(seat, thought);
  }

  forecastsOf({ seat, made }: Contract): Forecast[] {
    const told = this.#odds.get(seat);
    return STAGES.flatMap((stage) => {
      const odds = told?.get(stage);
      return odds === undefined ? [] : [{ seat, stage, odds, made }];
    });
  }

  #foretell(seat: Seat, { move, candidates }: DecisionSeen['thought']): void {
    if (move.type === 'play') this.#isPlaying = true;
    const odds = candidates.find((each) => each.move === move)?.odds;
    if (odds === undefined || move.type === 'pass') return;
    const told = this.#odds.get(seat) ?? new Map<Stage, number>();
    this.#odds.set(seat, told);
    if (move.type === 'bid') told.set('bid', odds);
    if (!this.#isPlaying) told.set('plan', odds);
    else if (!told.has('lead')) told.set('lead', odds);
  }
}
