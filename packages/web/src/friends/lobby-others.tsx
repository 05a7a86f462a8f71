import { useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { Confirm } from '../controls/confirm.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import { go } from '../route.ts';
import type { Person } from './around.ts';
import type { LobbyProps } from './lobby-props.ts';
import { PersonActs } from './person-acts.tsx';
import { useFriendWords } from './words.ts';

/** Who is there without a seat, and the ways in and out. */
export function Others(props: LobbyProps) {
  const { lobby } = useFriendWords();
  const { queue, watching } = props.around;
  const [looked, setLooked] = useState<Person>();
  const close = () => setLooked(undefined);
  const all = [...queue, ...watching];
  return (
    <div class="others">
      {all.length > 0 && (
        <ul class="seat-rows" aria-label={lobby.around}>
          {all.map((person, i) => (
            <OtherRow
              key={person.member}
              {...props}
              person={person}
              place={i < queue.length ? i + 1 : undefined}
              onLook={() => setLooked(person)}
            />
          ))}
        </ul>
      )}
      <Ways {...props} />
      {looked && (
        <Dialog title={looked.name} onClose={close}>
          <div class="seat-sheet">
            <PersonActs {...props} person={looked} onClose={close} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

interface OtherProps extends LobbyProps {
  readonly person: Person;
  /** Which one in line for a seat. */
  readonly place: number | undefined;
  onLook(): void;
}

function OtherRow({ table, known, around, person, place, onLook }: OtherProps) {
  const { lobby } = useFriendWords();
  const { member, name } = person;
  const isMe = member === around.me?.member;
  const isAway = !table.here.includes(member);
  const isUnseen = known.company?.agreement.watched === false;
  const idle = isUnseen ? lobby.seatless : lobby.watches;
  const about = place === undefined ? idle : lobby.waits(place);
  return (
    <li class="seat-row" data-watching>
      <Portrait name={name} who="person" state={isAway ? 'away' : undefined} />
      <span class="seat-words">
        <b>
          <bdi>{isMe ? lobby.you(name) : name}</bdi>
        </b>
        <small>
          <Glyph name={place === undefined ? 'eye' : 'clock'} />{' '}
          {isAway ? `${about}, ${lobby.away}` : about}
        </small>
      </span>
      {!isMe && (
        <button type="button" class="icon" aria-label={lobby.more(name)} onClick={onLook}>
          <Glyph name="more" />
        </button>
      )}
    </li>
  );
}

/** To wait for a seat, or no longer; and the way out. */
function Ways({ table, known, around }: LobbyProps) {
  const { lobby } = useFriendWords();
  const [isLeaving, setLeaving] = useState(false);
  const { me, queue, free } = around;
  const isQueued = queue.some(({ member }) => member === me?.member);
  const canQueue = me?.seats.length === 0 && !isQueued && (free.length === 0 || known.deal >= 0);
  const leave = () => {
    setLeaving(false);
    // Whether the answer or the goodbye comes first does not matter.
    void table.do({ type: 'go' }).then(() => go('#/friends'));
  };
  return (
    <div class="choices start">
      {canQueue && (
        <button type="button" class="choice" onClick={() => void table.do({ type: 'queue' })}>
          {lobby.queue}
        </button>
      )}
      {isQueued && (
        <button type="button" class="choice" onClick={() => void table.do({ type: 'unqueue' })}>
          {lobby.unqueue}
        </button>
      )}
      <button type="button" class="quiet" onClick={() => setLeaving(true)}>
        {lobby.go}
      </button>
      {isLeaving && (
        <Confirm
          title={lobby.goAsk}
          why={lobby.goWhy}
          yes={lobby.go}
          no={lobby.stay}
          onYes={leave}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  );
}
