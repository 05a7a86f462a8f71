import type { Seat } from '@overtrick/engine';
import { Chip, Token } from '../cards/card.tsx';
import type { Shown } from '../play/state.ts';
import { isTrump } from '../table/phrases.ts';
import { badgesOf, tokensOf } from '../table/roles.ts';
import { Badges } from '../table/seats.tsx';
import { useWords } from '../words/index.ts';

/** Everything that lies before one seat, large enough to read. */
export function SeatDetails({ shown, seat }: { shown: Shown; seat: Seat }) {
  const words = useWords();
  const { scene } = shown;
  const { view, totals, bots } = scene;
  const level = bots[seat];
  const tokens = tokensOf(scene, seat);
  const cards = view.displays[seat];
  return (
    <div class="seat-details">
      <p>
        {[
          ...(level === null ? [] : [words.table.bot(words.setup.levels[level] ?? level)]),
          words.home.points(totals[seat]),
          words.table.held(view.held[seat]),
          ...(cards.length > 0 ? [words.badge.shown(cards.length)] : []),
          ...(view.setup.dealer === seat ? [words.table.dealer] : []),
        ].join(', ')}
      </p>
      <Badges badges={badgesOf(words, scene, seat)} />
      {cards.length > 0 && (
        <p class="chips" role="img" aria-label={words.list(cards.map(words.card))}>
          {cards.map((code, i) => (
            <Chip key={`${code}${i}`} code={code} mark={isTrump(scene, code)} />
          ))}
        </p>
      )}
      {tokens && <Area label={words.badge.scoreArea} tokens={tokens.ready} />}
      {tokens && <Area label={words.badge.playArea} tokens={tokens.won} />}
    </div>
  );
}

function Area({ label, tokens }: { label: string; tokens: readonly string[] }) {
  const words = useWords();
  return (
    <div class="area">
      <h3>{label}</h3>
      <p role="img" aria-label={tokens.map(words.token).join('; ') || '–'}>
        {tokens.map((icons, i) => (
          <Token key={i} icons={icons} />
        ))}
        {tokens.length === 0 && '–'}
      </p>
    </div>
  );
}
