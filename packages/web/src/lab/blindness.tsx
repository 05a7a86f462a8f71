import { blindnessOf, type Study } from '@overtrick/lab/study';
import { useWords } from '../words/index.ts';
import { useLabWords } from './words.ts';

/** What the bots of a study do not see of the rules that it varies. */
export function Blindness({ study }: { readonly study: Study }) {
  const words = useLabWords();
  const { setup } = useWords();
  const told = blindnessOf(study).map(({ option, spot, levels }) => {
    const who = levels.map((level) => setup.levels[level] ?? level);
    return words.blind[spot](words.or(who), setup.option[option] ?? option);
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
