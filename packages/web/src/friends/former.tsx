import { formerGuest } from './guest.ts';
import { useFriendWords } from './words.ts';

/** Whoever was somebody here a moment ago is told that they are not any more, and the way back. */
export function Former() {
  const { you, account } = useFriendWords();
  const name = formerGuest();
  if (name === undefined) return null;
  return (
    <p role="note">
      <bdi>{you.former(name)}</bdi> <a href="#/friends/account">{account.signIn}</a>
    </p>
  );
}
