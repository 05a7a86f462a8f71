import { type Action, type Game, isAmong, type Refusal, type View } from '@overtrick/engine';

/** A card that this seat has and may not use now, and why not. */
export interface Reason {
  readonly card: string;
  readonly refusal: Refusal;
}

/** For each card of the seat that no legal action names: why. Empty while no card is asked for. */
export function reasonsOf(game: Game, state: unknown, view: View): Reason[] {
  const asked = cardActionsOf(game).filter((action) => isAmong(view.legal, action));
  if (asked.length === 0) return [];
  const legal = new Set(asked.map(({ value }) => value));
  const own = new Set([...view.hand, ...(view.displays[view.eyes] ?? [])]);
  return game.actions
    .filter(({ type, field }) => type === asked[0].type && field === asked[0].field)
    .filter(({ value }) => own.has(String(value)) && !legal.has(value))
    .map((action) => ({
      card: String(action.value),
      refusal: game.explain(state, view.eyes, action),
    }));
}

/** By game: there are many actions, and they are asked for on every turn. */
const cardActions = new WeakMap<Game, readonly Action[]>();

function cardActionsOf(game: Game): readonly Action[] {
  const known = cardActions.get(game);
  if (known) return known;
  const found = game.actions.filter((action) => namesCard(game, action));
  cardActions.set(game, found);
  return found;
}

function namesCard({ grammar }: Game, { type, field }: Action): boolean {
  return grammar[type].some(({ name, of }) => name === field && of === 'card');
}
