import type { Seat } from '@overtrick/engine';
import { Chip } from '../cards/card.tsx';
import type { Shown } from '../play/state.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { faceKind } from '../portraits/sitting.ts';
import { isTrump } from '../room/band.ts';
import type { Area } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
import { plaqueWords } from '../table/seats.tsx';
import { Token } from '../table/token.tsx';
import { Said } from '../terms/said.tsx';
import { useWords } from '../words/index.ts';

/** Everything that lies before one seat, large enough to read. */
export function SeatDetails({ shown, seat }: { shown: Shown; seat: Seat }) {
  const words = useWords();
  const { scene } = shown;
  const { view, totals, names, neighbours } = scene;
  const who = faceKind(scene, seat);
  const level = neighbours[seat]?.level ?? null;
  const room = useRoom();
  const about = useOccasion(scene);
  const cards = view.displays[seat];
  return (
    <div class="seat-details">
      <p class="seat-sitter">
        <Portrait name={names[seat]} who={who} ring="plain" />
        {who === 'bot' && <span class="soft">{words.tempers[names[seat]]}</span>}
      </p>
      <p>
        <Said
          text={[
            ...(level === null ? [] : [words.table.bot(words.setup.levels[level] ?? level)]),
            words.home.points(totals[seat]),
            words.table.held(view.held[seat]),
            ...(cards.length > 0 ? [words.badge.shown(cards.length)] : []),
            ...(view.setup.dealer === seat ? [words.table.dealer] : []),
          ].join(', ')}
        />
      </p>
      <p>
        <Said text={plaqueWords(words, room.plaque(about, seat)).join(', ')} />
      </p>
      {cards.length > 0 && (
        <p class="chips" role="img" aria-label={words.list(cards.map(words.card))}>
          {cards.map((code, i) => (
            <Chip key={`${code}${i}`} code={code} mark={isTrump(room, view, code)} />
          ))}
        </p>
      )}
      {room.areas?.(about, seat).map(({ label, tokens }) => (
        <AreaLine key={label} label={label} tokens={tokens} />
      ))}
    </div>
  );
}

function AreaLine({ label, tokens }: Area) {
  const words = useWords();
  return (
    <div class="area">
      <h3>
        <Said text={label} />
      </h3>
      <p role="img" aria-label={tokens.map(words.token).join('; ') || '–'}>
        {tokens.map((text, i) => (
          <Token key={i} text={text} />
        ))}
        {tokens.length === 0 && '–'}
      </p>
    </div>
  );
}
