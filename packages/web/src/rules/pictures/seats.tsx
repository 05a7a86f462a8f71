import { Chip } from '../../cards/card.tsx';
import { Piece } from '../../cards/pieces.tsx';
import { useGlossary } from '../../terms/loading.ts';
import { Term } from '../../terms/term.tsx';
import { useWords } from '../../words/index.ts';
import type { SeatRole } from '../pages.ts';
import { Seated } from './choices.tsx';
import { type PictureProps, useNames } from './props.ts';

/** Who has shown which cards, and what that makes of them. */
export function SeatsPicture({ answer: { view }, book }: PictureProps) {
  const words = useWords();
  const name = useNames();
  const roles = book.pages?.roles(view) ?? [];
  const seated = view.displays.map((cards, seat) => ({
    seat,
    cards,
    role: roles.filter((role) => role.seat === seat).at(-1),
  }));
  return (
    <ul class="seated">
      {seated.filter(isSomebody).map(({ seat, cards, role }) => (
        <li key={seat}>
          <Seated seat={seat} />
          <span class="who">
            <b>{name(seat)}</b>
            <Role role={role} />
          </span>
          <span class="shown-cards">
            {cards.map((code, i) => (
              <Chip key={i} code={code} />
            ))}
            <span class="unseen">{words.list(cards.map(words.card))}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Who has shown nothing and is nothing has no place in the picture. */
function isSomebody({ cards, role }: { cards: readonly string[]; role: SeatRole | undefined }) {
  return cards.length > 0 || role !== undefined;
}

function Role({ role }: { role: SeatRole | undefined }) {
  const title = useGlossary()?.terms.get(role?.term ?? '')?.title;
  if (!role || title === undefined) return null;
  return (
    <small>
      {role.piece && <Piece name={role.piece} />}
      <Term id={role.term}>{title}</Term>
    </small>
  );
}
