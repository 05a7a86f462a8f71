import type { GamutView, Move } from '@overtrick/engine';
import { Suited } from '../../cards/card.tsx';
import { ofAnyGame } from '../../room/any.ts';
import type { Remains } from '../../room/room.ts';
import type { GamutWords } from './en.ts';
import { giving } from './giving.tsx';
import { detail, label, question } from './questions.ts';
import { badges, type GamutOccasion, stakes } from './stakes.ts';

const SUITS: Readonly<Record<string, string>> = { hearts: 'H', spades: 'S', clubs: 'C' };

export const room = ofAnyGame<GamutView, GamutWords>({
  stakes,
  badges,
  isOut: ({ folded }, seat) => folded.includes(seat),
  question,
  label,
  detail,
  face: (about, choice) =>
    choice.type === 'choose' ? (
      <Suited suit={SUITS[String(choice.value)]} label={label(about, choice) ?? ''} />
    ) : undefined,
  stage: ({ phase }) => (phase === 'give' ? giving : undefined),
  object: ({ own }, { contract }) =>
    contract === undefined ? undefined : own.contracts[String(contract)],
  remains,
  unplayed: ['thrown-in', 'unplayed'],
});

/** Who gave what to whom, for all to see after the deal. */
function remains({ own, name, scene }: GamutOccasion, moves: readonly Move[]): Remains[] {
  const n = scene.names.length;
  const gifts = moves.filter(({ type }) => type === 'give');
  const lines = gifts.map(({ seat, left, right }) => ({
    // "Ada → Ben, You": first the card for the left neighbour.
    label: `${name(seat)} → ${name((seat + 1) % n)}, ${name((seat + n - 1) % n)}`,
    cards: [String(left), String(right)],
  }));
  return lines.length > 0 ? [{ heading: own.stakes.gifts, lines }] : [];
}
