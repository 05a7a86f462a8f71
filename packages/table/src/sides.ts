import type { ContractView, MuView, View } from '@overtrick/engine';

/** Whose promise it is: the person's own bid, a contract of theirs or of the others, or not settled yet. */
export type Side = 'own' | 'contract' | 'defence' | 'open';

export function sideOf(view: View): Side {
  const { eyes } = view;
  const roles = rolesOf(view);
  if (!roles) return 'own';
  if (roles.declarer === eyes || roles.partner === eyes) return 'contract';
  return roles.defender === eyes || view.phase === 'play' ? 'defence' : 'open';
}

/** Who plays a contract and who is sure to play against it; nothing where each bids alone. */
function rolesOf(view: View) {
  if ('bidToken' in view) {
    const { chief: declarer, partner, shield: defender } = view as MuView;
    return { declarer, partner, defender };
  }
  if (!('lead' in view)) return undefined;
  const { contract, partner, headDefender: defender } = view as ContractView;
  return { declarer: contract?.declarer ?? null, partner, defender };
}
