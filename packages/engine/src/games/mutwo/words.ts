import type { ContractView } from '../../contest/view.ts';
import {
  COLOUR_NAMES,
  colourCard,
  contractBadges,
  contractStatus,
  contractWords,
  count,
  trumpWords,
} from '../../contest/words.ts';
import type { NameOf, Words } from '../../game.ts';
import { english } from './english.ts';
import type { MutwoEvent } from './events.ts';

/** mutwo/5.3: in words a pair has both its ranks. */
const PAIRS: Readonly<Record<string, string>> = { '2': '2s and 3s', '9': '9s and 10s' };

function trumpName(name: string): string {
  return PAIRS[name] ?? trumpWords(name, COLOUR_NAMES);
}

function event(event: MutwoEvent, name: NameOf): string | undefined {
  if (event.type !== 'tie') return contractWords(event, name, colourCard, trumpName);
  const at = count(event.cards, 'card');
  return `A tie at ${at}: no trick is played, and ${name(event.seat)}, who came last, pays.`;
}

export const words: Words<ContractView, MutwoEvent> = {
  card: colourCard,
  says: english,
  event,
  status: (view, name) => contractStatus(view, name, trumpName),
  badges: contractBadges,
};
