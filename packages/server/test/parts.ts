import { actionsOf, type Choice, type Game, type Move } from '@overtrick/engine';

/** A move as the choices of which it is made. */
export function partsOf(game: Game, move: Move): Choice[] {
  const actions = actionsOf(game, move);
  if (!actions.ok) throw new Error('nobody can move like that');
  return actions.value.map(({ type, field, value }) =>
    field === '' ? { type } : { type, field, value },
  );
}
