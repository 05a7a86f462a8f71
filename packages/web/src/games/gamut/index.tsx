import type { GamutView, Move } from '@overtrick/engine';
import { Suited } from '../../cards/card.tsx';
import type { First } from '../../guide/first.ts';
import { ofAnyGame } from '../../room/any.ts';
import type { Remains } from '../../room/room.ts';
import type { GamutWords } from './en.ts';
import { ending, feat } from './ending.ts';
import { FoldBoard } from './fold-board.tsx';
import { giving } from './giving.tsx';
import { plaque } from './plaque.ts';
import { detail, label, question } from './questions.ts';
import { type GamutOccasion, stakes } from './stakes.ts';
import { taken, worth } from './taken.ts';

const SUITS: Readonly<Record<string, string>> = { hearts: 'H', spades: 'S', clubs: 'C' };

export const room = ofAnyGame<GamutView, GamutWords>({
  stakes,
  plaque,
  isOut: ({ folded }, seat) => folded.includes(seat),
  question,
  label,
  detail,
  worth,
  taken,
  face: (about, choice) =>
    choice.type === 'choose' ? (
      <Suited suit={SUITS[String(choice.value)]} label={label(about, choice) ?? ''} />
    ) : undefined,
  hasBoard: ({ phase }) => phase === 'fold',
  Board: FoldBoard,
  stage: ({ phase }) => (phase === 'give' ? giving : undefined),
  object: (about, move) =>
    move.contract === undefined ? giftWords(about, move) : about.own.contracts[`${move.contract}`],
  remains,
  firsts,
  ending,
  feat,
});

function firsts({ legal }: GamutView): First[] {
  const has = (kind: string) => legal.some(({ type }) => type === kind);
  if (has('give')) return [{ kind: 'gift', at: '.own' }];
  return has('fold') ? [{ kind: 'fold', at: '.asking' }] : [];
}

/** Which card for whom: "the queen of spades to Ada, and the ace of clubs to Cleo". */
function giftWords({ own, words, name, scene }: GamutOccasion, { type, seat, left, right }: Move) {
  if (type !== 'give') return undefined;
  const n = scene.names.length;
  const gift = (card: unknown, to: number) =>
    `${words.theCard(`${card}`)} ${own.giving.to(name(to))}`;
  return words.list([gift(left, (seat + 1) % n), gift(right, (seat + n - 1) % n)]);
}

/** Who gave what to whom, for all to see after the deal. */
function remains({ own, name, scene }: GamutOccasion, moves: readonly Move[]): Remains[] {
  const n = scene.names.length;
  const gifts = moves.filter(({ type }) => type === 'give');
  const gift = (from: number, to: number, card: unknown) => ({
    label: `${name(from)} ${own.giving.to(name(to))}`,
    cards: [String(card)],
  });
  const lines = gifts.flatMap(({ seat, left, right }) => [
    gift(seat, (seat + 1) % n, left),
    gift(seat, (seat + n - 1) % n, right),
  ]);
  return lines.length > 0 ? [{ heading: own.stakes.gifts, lines }] : [];
}
