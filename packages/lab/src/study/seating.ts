import type { Thought } from '@overtrick/bots';
import { deriveSeed, FastRandom, type Seat } from '@overtrick/engine';
import type { Due, Seated } from '../bots/player.ts';
import type { Casting } from '../casting.ts';
import type { CountSheet, Places } from './sheet.ts';

/** Best and second-best move differ by this much or more where a decision matters. */
const MATTERS = 1;

/** Who is to sit down, and where their chance comes from. */
interface SeatingPlan {
  readonly bots: readonly string[];
  readonly cast: Casting;
  readonly seed: string;
  /** What players at random draw from. */
  readonly luck: FastRandom;
}

/**
 * The bots of one variant. Each decision has chance of its own, by its seat and its number in the deal: a decision that
 * is made otherwise in another variant does not disturb those after it.
 */
export class ArmSeating {
  /** By seat, for the unit under way; empty where all bots are alike. */
  names: readonly string[] = [];
  readonly isRandom: boolean;
  /** The first bot, where all others are alike and not like it: of two levels it is measured what one gains. */
  readonly lone: string | undefined;
  readonly #bots: readonly string[];
  readonly #cast: Casting;
  readonly #isMixed: boolean;
  readonly #seated: readonly (readonly Seated[])[];
  readonly #seed: string;
  readonly #asked: number[];
  readonly #notes: (thought: Thought) => void;
  #deal = '';

  constructor({ bots, cast, seed, luck }: SeatingPlan, notes: DecisionNotes) {
    this.#bots = bots;
    this.#cast = cast;
    this.#seed = seed;
    this.#asked = bots.map(() => 0);
    this.#notes = (thought) => notes.saw(thought);
    this.#isMixed = new Set(bots).size > 1;
    this.lone = loneIn(bots);
    const turns = this.#isMixed ? bots.length : 1;
    this.#seated = Array.from({ length: turns }, (_, turn) =>
      this.#turned(turn).map((bot, seat) => this.#sit(bot, seat, luck)),
    );
    this.isRandom = this.#seated[0].every(({ isRandom }) => isRandom);
  }

  /** Who sits where in a deal: bots that differ have moved on by one seat since the last unit. */
  at(unit: number, deal: number): readonly Seated[] {
    if (this.isRandom && !this.#isMixed) return this.#seated[0];
    const turn = unit % this.#seated.length;
    this.#deal = `unit/${unit}/deal/${deal}`;
    this.#asked.fill(0);
    this.names = this.#isMixed ? this.#turned(turn) : [];
    return this.#seated[turn];
  }

  #turned(turn: number): string[] {
    return this.#bots.map((_, seat) => this.#bots[(seat + turn) % this.#bots.length]);
  }

  #sit(bot: string, seat: Seat, luck: FastRandom): Seated {
    const player = this.#cast(bot);
    if (!player.ok) throw new Error(player.error);
    const { name, isRandom, think } = player.value;
    const thinkAnew = (due: Due) => this.#noted(think(due, this.#chance(seat)));
    return { name, isRandom, think: thinkAnew, random: luck, failures: 0 };
  }

  #chance(seat: Seat): FastRandom {
    const label = `${this.#deal}/seat/${seat}/${this.#asked[seat]++}`;
    return new FastRandom(deriveSeed(this.#seed, label));
  }

  #noted<Answer>(answer: Answer): Answer {
    if (isThought(answer)) this.#notes(answer);
    return answer;
  }
}

/** By name, if there is one. */
export function loneIn([first, ...others]: readonly string[]): string | undefined {
  const isLone = new Set(others).size === 1 && others[0] !== first;
  return isLone ? first : undefined;
}

function isThought(answer: unknown): answer is Thought {
  return !(answer instanceof Promise);
}

/** Counts decisions of bots that tell what they have compared. */
export class DecisionNotes {
  readonly #sheet: CountSheet;
  readonly #decisions: number;
  readonly #mattered: number;

  constructor(places: Places, sheet: CountSheet) {
    this.#sheet = sheet;
    this.#mattered = places.of('decision/mattered');
    this.#decisions = places.of('decisions');
  }

  saw({ candidates }: Thought): void {
    if (candidates.length < 2) return;
    const [best, second] = candidates.map(({ mean }) => mean).sort((a, b) => b - a);
    this.#sheet.add(this.#decisions, 1);
    this.#sheet.add(this.#mattered, best - second >= MATTERS ? 1 : 0);
  }
}
