import type { Action, Choice } from './game.ts';

/** There are few actions, and they are shown on every turn. */
const choices = new WeakMap<Action, Choice>();

/** An action as a view shows it. */
export function choiceOf(action: Action): Choice {
  const known = choices.get(action) ?? Object.freeze(shown(action));
  choices.set(action, known);
  return known;
}

function shown({ type, field, value, ends }: Action): Choice {
  const named = field === '' ? { type } : { type, field, value };
  return ends ? named : { ...named, ends };
}

/** Whether two choices name the same action; an action itself will do for either. */
export function isSame(a: Choice, b: Choice): boolean {
  return (
    a.type === b.type && (a.field ?? '') === (b.field ?? '') && (a.value ?? '') === (b.value ?? '')
  );
}

export function isAmong(choices: readonly Choice[], choice: Choice): boolean {
  return choices.some((each) => isSame(each, choice));
}
