import type { Choice, Move } from '@overtrick/engine';
import type { Mind } from './mind.ts';
import type { StagedDeal } from './staged.ts';

/**
 * Does what the script of a deal says: of a seat's moves the next one, if it is open. Where somebody has left the
 * script, it does what is written for that case, and where nothing is, another mind decides.
 */
export function scripted({ moves, otherwise = [] }: StagedDeal, improviser: Mind): Mind {
  return {
    async think(view, task) {
      const isOwn = ({ seat }: Move) => seat === view.eyes;
      const isOpen = (move: Move) => view.legal.some((choice) => isPartOf(choice, move));
      const next = moves.filter(isOwn).slice(view.history.filter(isOwn).length).slice(0, 1);
      const move = [...next, ...otherwise.filter(isOwn)].find(isOpen);
      return move ? { move, candidates: [], worlds: 0 } : improviser.think(view, task);
    },
  };
}

function isPartOf({ type, field, value }: Choice, move: Move): boolean {
  if (type !== move.type) return false;
  if (field === undefined || value === undefined) return true;
  const said = move[field];
  return Array.isArray(said) ? said.includes(value) : said === value;
}
