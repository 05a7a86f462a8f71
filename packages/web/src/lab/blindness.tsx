import { blindnessOf, type Study } from '@overtrick/lab/study';
import type { OfferedOption } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import { useLabWords } from './words.ts';

interface BlindnessProps {
  readonly study: Study;
  /** Of its game. */
  readonly options: readonly OfferedOption[];
}

/** What the bots of a study do not see of the rules that it varies. */
export function Blindness({ study, options }: BlindnessProps) {
  const words = useLabWords();
  const { setup } = useWords();
  const told = blindnessOf(study).map(({ option, spot, levels }) => {
    const who = levels.map((level) => setup.levels[level] ?? level);
    const about = options.find(({ name }) => name === option)?.about ?? option;
    return words.blind[spot](words.or(who), setup.option[option] ?? about);
  });
  if (told.length === 0) return null;
  return (
    <ul class="lab-quiet lab-blind" aria-label={words.blindTo}>
      {told.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
