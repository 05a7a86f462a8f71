import { Chip } from '../cards/card.tsx';
import { useWords } from '../words/index.ts';
import { Highlighted } from './highlighted.tsx';

/** A card as the file of the law writes it, such as S10. */
const CODE = /\b([A-Z]\d{1,2})\b/;

/** Words of the law: what was searched for is marked, and cards are drawn where the file has their codes. */
export function DrawnText({ text, sought }: { text: string; sought: readonly RegExp[] }) {
  const words = useWords();
  return (
    <>
      {text.split(CODE).map((part, i) =>
        i % 2 === 0 ? (
          <Highlighted key={i} text={part} sought={sought} />
        ) : (
          <span key={i} class="law-card">
            <Chip code={part} />
            <span class="unseen">{words.card(part)}</span>
          </span>
        ),
      )}
    </>
  );
}
