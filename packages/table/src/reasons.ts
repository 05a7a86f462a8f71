import type { Action, Choice, Game, Refusal, View } from '@overtrick/engine';

/** A card that this seat has and may not use now, and why not. */
export interface Reason {
  readonly card: string;
  readonly refusal: Refusal;
}

/** For each card of the seat that no legal action names: why. Empty while no card is asked for. */
export function reasonsOf(game: Game, state: unknown, view: View): Reason[] {
  const kinds = cardActionsOf(game);
  const open = view.legal.filter((choice) => kinds.some(([action]) => isOf(choice, action)));
  const asked = kinds.find(([action]) => open.some((choice) => isOf(choice, action)));
  if (!asked) return [];
  const legal = new Set(open.map(({ value }) => value));
  const own = new Set([...view.hand, ...(view.displays[view.eyes] ?? [])]);
  return asked
    .filter(({ value }) => own.has(String(value)) && !legal.has(value))
    .map((action) => ({
      card: String(action.value),
      refusal: game.explain(state, view.eyes, action),
    }));
}

function isOf({ type, field }: Choice, action: Action): boolean {
  return type === action.type && field === action.field;
}

/** By game, the actions that name a card, those of one field together: there are many, and they are asked for on every turn. */
const cardActions = new WeakMap<Game, readonly (readonly Action[])[]>();

function cardActionsOf(game: Game): readonly (readonly Action[])[] {
  const known = cardActions.get(game);
  if (known) return known;
  const byField = new Map<string, Action[]>();
  for (const action of game.actions) {
    if (!namesCard(game, action)) continue;
    const field = `${action.type} ${action.field}`;
    byField.set(field, [...(byField.get(field) ?? []), action]);
  }
  const found = [...byField.values()];
  cardActions.set(game, found);
  return found;
}

function namesCard({ grammar }: Game, { type, field }: Action): boolean {
  return grammar[type].some(({ name, of }) => name === field && of === 'card');
}
