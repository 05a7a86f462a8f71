import type { LobbyProps } from './lobby-props.ts';
import { useFriendWords } from './words.ts';

/** What people have reported, for whoever looks after the table. */
export function Complaints({ table, known }: Pick<LobbyProps, 'table' | 'known'>) {
  const { lobby } = useFriendWords();
  const complaints = known.mine?.complaints ?? [];
  if (complaints.length === 0) return null;
  const nameOf = (member: number) => known.company?.members[member]?.name ?? '';
  return (
    <section class="request" aria-label={lobby.complaints}>
      <b>{lobby.complaints}</b>
      {complaints.map(({ number, from, about, text }) => (
        <div key={number} class="complaint">
          <p>
            <b>
              <bdi>{lobby.complaint(nameOf(from), nameOf(about))}</bdi>
            </b>
            <br />
            <bdi>{text}</bdi>
          </p>
          <button
            type="button"
            class="choice"
            onClick={() => void table.do({ type: 'heed', report: number })}
          >
            {lobby.heed}
          </button>
        </div>
      ))}
    </section>
  );
}
