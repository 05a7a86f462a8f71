import { useState } from 'preact/hooks';
import { Glyph } from '../../cards/glyphs.tsx';
import { Dialog } from '../../dialogs/dialog.tsx';
import { Portrait } from '../../portraits/portrait.tsx';
import type { Person } from '../around.ts';
import { Others } from '../lobby-others.tsx';
import type { LobbyProps } from '../lobby-props.ts';
import { PersonActs } from '../person-acts.tsx';
import { TableLink } from '../table-link.tsx';
import { useFriendWords } from '../words.ts';
import type { PlayWords } from './words-en.ts';

interface Props extends LobbyProps {
  /** Whom it is about first, by their number. */
  readonly about: number | undefined;
  onClose(): void;
}

/** Everybody at and around the table, and what can be done about them; the way for others to come. */
export function PeopleSheet(props: Props) {
  const { known, around, about, onClose } = props;
  const { play } = useFriendWords();
  const [opened, setOpened] = useState(about);
  const listed = around.people.filter(({ seats, member }) => seats.length > 0 || member === about);
  return (
    <Dialog title={play.people} onClose={onClose}>
      <div class="people-sheet friends">
        <ul>
          {listed.map((person) => (
            <li key={person.member} class="seat-row">
              <Portrait name={person.name} who={person.isProgram ? 'bot' : 'person'} />
              <span class="seat-words">
                <b>
                  <bdi>{person.name}</bdi>
                </b>
                <small>{placeWords(play, props, person)}</small>
              </span>
              {person.member !== around.me?.member && (
                <More
                  {...props}
                  person={person}
                  isOpen={opened === person.member}
                  onOpen={setOpened}
                />
              )}
            </li>
          ))}
        </ul>
        <Others {...props} />
        {!known.over && <TableLink {...props} />}
      </div>
    </Dialog>
  );
}

interface MoreProps extends Props {
  readonly person: Person;
  readonly isOpen: boolean;
  onOpen(member: number | undefined): void;
}

function More(props: MoreProps) {
  const { person, isOpen, onOpen } = props;
  const { lobby } = useFriendWords();
  return (
    <>
      <button
        type="button"
        class="icon"
        aria-expanded={isOpen}
        aria-label={lobby.more(person.name)}
        onClick={() => onOpen(isOpen ? undefined : person.member)}
      >
        <Glyph name="more" />
      </button>
      {isOpen && (
        <div class="person-acts">
          <PersonActs {...props} onClose={() => onOpen(undefined)} />
        </div>
      )}
    </>
  );
}

/** Where somebody is, and whether they are there at all. */
function placeWords(play: PlayWords, { table, around }: Props, { member, seats }: Person): string {
  const place = around.queue.findIndex((each) => each.member === member);
  const where = seats.length > 0 ? play.sits : place < 0 ? play.watches : play.inLine(place + 1);
  return table.here.includes(member) ? where : `${where}, ${play.isAway}`;
}
