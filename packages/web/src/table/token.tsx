import type { Area } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';

/** A thing that lies before a seat or is won with a trick, drawn as the game's room draws it. */
export function Token({ text }: { text: string }) {
  return (
    useRoom().token?.(text) ?? (
      <span class="token" aria-hidden="true">
        {text}
      </span>
    )
  );
}

interface AreasProps {
  readonly areas: readonly Area[];
  /** So many can be told apart there; others are a number. */
  readonly most: number;
}

/** What lies before a seat; what it has won in this round is told apart from the rest by a word. */
export function TokenAreas({ areas, most }: AreasProps) {
  const { felt } = useWords();
  const hidden = areas.flatMap(({ tokens }) => tokens).length - most;
  return (
    <>
      {firstOf(areas, most).map((area) => (
        <TokenArea key={area.label} area={area} />
      ))}
      {hidden > 0 && <span class="tokens-more">{felt.more(hidden)}</span>}
    </>
  );
}

/** The first tokens of all areas together. */
function firstOf(areas: readonly Area[], most: number): Area[] {
  let left = most;
  return areas.map((area) => {
    const tokens = area.tokens.slice(0, left);
    left -= tokens.length;
    return { ...area, tokens };
  });
}

function TokenArea({ area: { tokens, mark } }: { area: Area }) {
  if (tokens.length === 0) return null;
  return (
    <>
      {tokens.map((text, i) => (
        <Token key={i} text={text} />
      ))}
      {mark && <span class="token-mark">{mark}</span>}
    </>
  );
}
