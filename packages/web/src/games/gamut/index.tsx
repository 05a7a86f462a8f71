import type { Choice, GamutView, Move } from '@overtrick/engine';
import { ofAnyGame } from '../../room/any.ts';
import type { Remains } from '../../room/room.ts';
import { clauseName } from '../../words/clauses.ts';
import type { GamutWords } from './en.ts';
import { ChoiceFace, FoldBoard } from './faces.tsx';
import { giving } from './giving.tsx';
import { badges, type GamutOccasion, stakes } from './stakes.ts';

export const room = ofAnyGame<GamutView, GamutWords>({
  stakes,
  badges,
  isOut: ({ folded }, seat) => folded.includes(seat),
  question,
  label,
  face: (about, choice) => <ChoiceFace about={about} choice={choice} />,
  Board: FoldBoard,
  stage: ({ phase }) => (phase === 'give' ? giving : undefined),
  object: ({ own }, { contract }) =>
    contract === undefined ? undefined : own.contracts[String(contract)],
  remains,
  unplayed: ['thrown-in', 'unplayed'],
});

function question(about: GamutOccasion): string | undefined {
  const { view, words, own } = about;
  switch (view.phase) {
    case 'choose':
      return own.ask.choose;
    case 'fold':
      return foldQuestion(about);
    case 'bid': {
      const partner = view.bids[(view.eyes + 2) % 4];
      return partner === null ? undefined : `${words.ask.tricks} ${own.ask.team(partner)}`;
    }
    default:
      return undefined;
  }
}

/** gamut/7.3: what staying can bring and cost in this deal, and where it is written. */
function foldQuestion({ view: { staying }, own, scene }: GamutOccasion): string | undefined {
  const clause = clauseName(scene, 'gamut/7.8');
  return staying ? `${own.ask.fold(staying.trick, staying.none)} (${clause}, 7.9)` : undefined;
}

function label({ own }: GamutOccasion, { type, value }: Choice): string | undefined {
  if (type === 'choose') return own.contracts[String(value)];
  if (type === 'stay') return own.ask.stay;
  return type === 'fold' ? own.ask.foldIt : undefined;
}

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
