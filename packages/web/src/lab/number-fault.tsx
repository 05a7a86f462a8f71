import { useLabWords } from './words.ts';

interface FaultProps {
  readonly id?: string;
  readonly least: number;
  readonly most: number;
}

/** What a number that was typed may be, at the field that did not take it. */
export function NumberFault({ id, least, most }: FaultProps) {
  const words = useLabWords();
  return (
    <small id={id} class="lab-fault" role="alert">
      {words.badNumber(words.whole(least), words.whole(most))}
    </small>
  );
}
