import { besideWords } from '../../words/beside.ts';
import type { EntryWords } from './words-en.ts';

const { use } = besideWords(
  import.meta.glob<EntryWords>('./words-??.ts', { eager: true, import: 'default' }),
);

/** The way into the lab, for who has seen the games. */
export function LabEntry() {
  return (
    <p class="home-note">
      <a href="#/lab">{use().lab}</a>
    </p>
  );
}
