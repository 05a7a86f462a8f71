import type { KnownTable } from '../play/onlooker.ts';
import { newLink, wholeLink } from './api.ts';
import { Invite } from './invite.tsx';
import { keepLink, linkTo } from './links.ts';
import type { LobbyProps } from './lobby-props.ts';
import { useTrying } from './trying.ts';
import { useFriendWords } from './words.ts';
import type { FriendWords } from './words-en.ts';

/** What whoever opens it can do there. */
function aboutOf(
  invite: FriendWords['invite'],
  { deal, company }: KnownTable,
  free: number,
): string {
  if (deal < 0 && free > 0) return invite.about;
  return company?.agreement.watched ? invite.aboutWatching : invite.aboutWaiting;
}

/** The link to the table, for who knows it; whoever looks after the table can make another. */
export function TableLink({ table, known, around }: LobbyProps) {
  const { invite } = useFriendWords();
  const { problem, isBusy, run } = useTrying();
  const link = linkTo(table.id);
  if (link !== undefined) {
    return (
      <Invite
        title={invite.title}
        about={aboutOf(invite, known, around.free.length)}
        link={link}
        text={invite.shared(known.title)}
      />
    );
  }
  if (!around.isOwner) return <p class="soft">{invite.ask}</p>;
  const renew = async () => {
    keepLink(table.id, wholeLink(await newLink(table.id, null)));
  };
  return (
    <section class="panel" aria-label={invite.title}>
      <p class="soft">{invite.newAbout}</p>
      {problem && <p role="alert">{problem}</p>}
      <button type="button" class="choice" disabled={isBusy} onClick={() => void run(renew)}>
        {invite.new}
      </button>
    </section>
  );
}
