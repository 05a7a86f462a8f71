import type { AuctionView } from '@overtrick/engine';
import { Chip, Face } from '../cards/card.tsx';
import { BidToken, TrumpToken } from '../cards/pieces.tsx';
import type { HeldCard } from '../play/held.ts';
import { useRoom } from '../room/rooms.ts';
import type { StageProps } from '../room/stage.ts';
import { useScreen } from '../table/window.ts';
import type { ContestWords } from './en.ts';

type Props<V extends AuctionView> = StageProps<V, ContestWords>;

/** The cards that one would have shown with this bid, and what could be named with them. */
export function BidBoard<V extends AuctionView>(props: Props<V>) {
  const { about, shown } = props;
  const { view, words, own } = about;
  const { marks } = shown;
  const before = view.displays[view.eyes];
  const all = [...before, ...marks.map(({ code }) => code)];
  return (
    <div class="bid-board">
      <div class="bid-cards" role="img" aria-label={words.list(all.map(words.card))}>
        {before.map((code, i) => (
          <BidCard key={`${code}${i}`} view={view} code={code} isNew={false} />
        ))}
        {marks.map(({ key, code }: HeldCard) => (
          <BidCard key={key} view={view} code={code} isNew />
        ))}
      </div>
      <Promised {...props} />
      <Names {...props} label={own.naming.could} />
    </div>
  );
}

interface BidCardProps {
  readonly view: AuctionView;
  readonly code: string;
  readonly isNew: boolean;
}

function BidCard({ view, code, isNew }: BidCardProps) {
  const room = useRoom();
  const { form } = useScreen();
  return (
    <span data-new={isNew || undefined}>
      {form === 'desk' ? (
        <Face
          code={code}
          pips={room.pips?.(view, code) ?? 0}
          state={isNew ? 'staged' : undefined}
        />
      ) : (
        <Chip code={code} />
      )}
    </span>
  );
}

/** As it lies in the crown afterwards, if these cards would win it. */
function Promised<V extends AuctionView>({ ahead }: Props<V>) {
  const { view, words } = ahead;
  const price = view.prices[view.shown[view.eyes] - 1];
  if (!price || view.outlook?.declarer !== view.eyes) return null;
  return <BidToken cards={price.cards} bonus={words.stakes.bonus(price.worth)} />;
}

/** What these cards let one name, if all pass. */
function Names<V extends AuctionView>({ ahead, label }: Props<V> & { label: string }) {
  const room = useRoom();
  const { words, view } = ahead;
  const { outlook, eyes } = view;
  const names = outlook?.names[eyes] ?? [];
  if (!outlook || names.length === 0) return null;
  const band = outlook.declarer === eyes ? undefined : 'minor';
  return (
    <div class="bid-names">
      <span>{label}</span>
      {names.map((name, i) => (
        <span key={name} class="bid-name">
          <TrumpToken name={name} sign={room.trumpSign?.(name) ?? name} band={band} />
          <b>{words.trump(name)}</b>
          <small>
            {outlook.bonuses[eyes][i] > 0 && words.stakes.bonus(outlook.bonuses[eyes][i])}
          </small>
        </span>
      ))}
    </div>
  );
}
