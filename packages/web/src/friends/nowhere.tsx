import { BareTable } from '../table/dealing.tsx';
import { useWords } from '../words/index.ts';
import { useFriendWords } from './words.ts';
import type { FriendWords } from './words-en.ts';

/** Ways that lead nowhere. */
export type Impasse =
  | 'none'
  | 'silent'
  | 'link'
  | 'full'
  | 'taken'
  | 'removed'
  | 'denied'
  | 'replaced'
  | 'gone'
  | 'version'
  | 'flood'
  | 'frozen';

interface Props {
  readonly what: Impasse;
  /** What can be tried again, if anything. */
  onAgain?(): void;
}

/** Says why it does not go on here, and how it does. */
export function Nowhere({ what, onAgain }: Props) {
  const words = useFriendWords();
  const { table } = useWords();
  const [title, why] = reasonOf(words, what);
  const again = againOf(words, what);
  return (
    <BareTable>
      <div class="lost" role="alert">
        <h1>{title}</h1>
        <p>{why}</p>
      </div>
      <div class="choices">
        {onAgain && (
          <button type="button" class="choice main" onClick={onAgain}>
            {again}
          </button>
        )}
        {what === 'denied' && (
          <a class="choice" href="#/friends/move">
            {words.move.there}
          </a>
        )}
        {what !== 'none' && what !== 'silent' && (
          <a class="choice" href="#/friends">
            {words.back}
          </a>
        )}
        <a class="choice" href="#/">
          {what === 'none' || what === 'silent' ? words.alone : table.leave}
        </a>
      </div>
    </BareTable>
  );
}

function reasonOf(words: FriendWords, what: Impasse): readonly [title: string, why: string] {
  if (what === 'none') return [words.none, words.noneWhy];
  if (what === 'silent') return [words.silent, words.silentWhy];
  return [words.lost[what], words.lost[`${what}Why`]];
}

function againOf({ lost, again }: FriendWords, what: Impasse): string {
  if (what === 'replaced') return lost.here;
  if (what === 'version') return lost.reload;
  return what === 'flood' ? lost.come : again;
}
