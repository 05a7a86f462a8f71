import type { Deck } from './deck.ts';
import { WORD_SPAN } from './deck.ts';
import type { Action, Choice, Grammar } from './game.ts';

/** What an action says, besides its value. */
export interface ActionPart {
  readonly type: string;
  readonly field?: string;
  /** False while the move goes on after it. */
  readonly ends?: boolean;
}

/**
 * Collects the actions of a game: each exists once and is frozen, so `===` compares. The grammar says
 * how they make up moves.
 */
export class Vocabulary {
  readonly actions: Action[] = [];
  readonly grammar: Grammar;

  constructor(grammar: Grammar) {
    this.grammar = grammar;
  }

  add(
    { type, field = '', ends = true }: ActionPart,
    value: string | number = '',
    what = 0,
  ): Action {
    const action = Object.freeze({ index: this.actions.length, type, field, value, ends, what });
    this.actions.push(action);
    return action;
  }

  /** One action a kind of card, in a table indexed by place. */
  cards(deck: Deck, part: ActionPart): Action[] {
    const byPlace = Array<Action>(deck.words * WORD_SPAN);
    for (const [kind, code] of deck.codes.entries()) {
      byPlace[deck.placeOf(kind)] = this.add(part, code, kind);
    }
    return byPlace;
  }

  /** One action a value, in their order. */
  each(part: ActionPart, values: readonly (string | number)[]): Action[] {
    return values.map((value, what) => this.add(part, value, what));
  }
}

/** An action as text, for people: `play card R7`, `pass`. */
export function write({ type, field, value }: Choice): string {
  return field ? `${type} ${field} ${value}` : type;
}
