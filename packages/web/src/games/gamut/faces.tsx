import { type Choice, type GamutView, trumpOrder } from '@overtrick/engine';
import { Chip } from '../../cards/card.tsx';
import { useFaces } from '../../cards/drawn.ts';
import { glyphOf } from '../../cards/faces.ts';
import { Glyph } from '../../cards/glyphs.tsx';
import { bandOf } from '../../room/band.ts';
import type { BoardProps } from '../../room/room.ts';
import { useRoom } from '../../room/rooms.ts';
import type { GamutWords } from './en.ts';
import type { GamutOccasion } from './stakes.ts';

const SUITS: Readonly<Record<string, string>> = { hearts: 'H', spades: 'S', clubs: 'C' };

/** What a button means stands on it, below its word. */
export function ChoiceFace({ about, choice }: { about: GamutOccasion; choice: Choice }) {
  const { own, words, view } = about;
  const value = String(choice.value ?? '');
  switch (choice.type) {
    case 'choose':
      return (
        <Contract suit={SUITS[value]} name={own.contracts[value]} about={own.choosing[value]} />
      );
    case 'stay':
      return <TwoLines name={own.ask.stay} text={stayingFor(view, own)} />;
    case 'fold':
      return <TwoLines name={own.ask.foldIt} text={own.folding.foldFor} />;
    case 'bid':
      return <b class="choice-number">{value}</b>;
    default:
      return words.ask.pass;
  }
}

function stayingFor({ staying }: GamutView, { folding }: GamutWords): string {
  return staying ? folding.stayFor(staying.trick, staying.none) : '';
}

function TwoLines({ name, text }: { name: string; text: string }) {
  return (
    <span class="two-lines">
      <b>{name}</b>
      <small>{text}</small>
    </span>
  );
}

function Contract({ suit, name, about }: { suit: string; name: string; about: string }) {
  const faces = useFaces();
  return (
    <span class="contract-choice">
      <span class="contract-sign" data-suit={suit}>
        <Glyph name={glyphOf(faces, suit)} />
      </span>
      <TwoLines name={name} text={about} />
    </span>
  );
}

/** Before one says whether to stay: the trumps, and which of them one has. */
export function FoldBoard({ about }: BoardProps<GamutView, GamutWords>) {
  const room = useRoom();
  const { view, own, words } = about;
  if (view.phase !== 'fold') return null;
  const trumps = trumpOrder(view).flatMap(({ groups }) => groups.flat());
  const mine = trumps.filter(({ place }) => place === 'mine');
  const label = `${own.folding.mine(mine.length, trumps.length)}: ${words.list(mine.map(({ card }) => words.card(card)))}`;
  return (
    <div class="fold-trumps">
      <p>
        <b>{own.folding.trumps}</b> <small>{own.folding.mine(mine.length, trumps.length)}</small>
      </p>
      <div class="fold-row" role="img" aria-label={label}>
        {trumps.map(({ card, place }, i) => (
          <Chip
            key={i}
            code={card}
            band={place === 'mine' || place === 'shown' ? bandOf(room, view, card) : undefined}
            state={place === 'shown' ? undefined : place}
          />
        ))}
      </div>
    </div>
  );
}
