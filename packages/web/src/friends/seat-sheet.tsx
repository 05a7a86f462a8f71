import { BOT_NAMES } from '@overtrick/table';
import { Dialog } from '../dialogs/dialog.tsx';
import { useWords } from '../words/index.ts';
import type { SeatRowProps } from './lobby-props.ts';
import { PersonActs } from './person-acts.tsx';
import { SeatLink } from './seat-link.tsx';
import { useTitles } from './titles.ts';
import { useFriendWords } from './words.ts';

/** What can be done about one seat, in a dialog of its own. */
export function SeatSheet(props: SeatRowProps & { onClose(): void }) {
  const { lobby } = useFriendWords();
  const name = props.known.neighbours[props.seat]?.name ?? lobby.free;
  return (
    <Dialog title={name} onClose={props.onClose}>
      <SeatActs {...props} />
    </Dialog>
  );
}

/** All that can be done about one seat. */
export function SeatActs(props: SeatRowProps & { onClose(): void }) {
  const { table, known, around, seat, onClose } = props;
  const { lobby } = useFriendWords();
  const sitter = known.neighbours[seat];
  const person = around.inSeat(seat);
  const isMe = person !== undefined && person.member === around.me?.member;
  if (isMe) return null;
  return (
    <div class="seat-sheet">
      {!sitter && around.seat !== undefined && (
        <button
          type="button"
          class="choice"
          onClick={() => {
            void table.do({ type: 'swap', at: seat });
            onClose();
          }}
        >
          {lobby.sit}
        </button>
      )}
      {person && <PersonActs {...props} person={person} />}
      {around.isOwner && !person && <BotActs {...props} />}
      {around.isOwner && <SeatLink {...props} />}
    </div>
  );
}

/** A bot of any level; one that sits there can play otherwise, or go. */
function BotActs({ table, known, seat, onClose }: SeatRowProps & { onClose(): void }) {
  const { lobby } = useFriendWords();
  const { setup } = useWords();
  const levels = useTitles().find(({ name }) => name === known.game)?.levels ?? [];
  const sitter = known.neighbours[seat];
  const sitDown = (level: string) => {
    void table.do({
      type: 'sit',
      at: seat,
      name: sitter?.name ?? botName(known.neighbours),
      level,
    });
    onClose();
  };
  return (
    <>
      <p class="soft">{lobby.level}</p>
      {levels.map((level) => (
        <button
          key={level}
          type="button"
          class="choice level"
          aria-pressed={sitter?.level === level}
          onClick={() => sitDown(level)}
        >
          <b>{setup.levels[level] ?? level}</b>
          <small>{setup.levelAbout[level]}</small>
        </button>
      ))}
      {sitter && (
        <button
          type="button"
          class="choice"
          onClick={() => {
            void table.do({ type: 'leave', at: seat });
            onClose();
          }}
        >
          {lobby.takeBot}
        </button>
      )}
    </>
  );
}

/** A name that nobody at the table has. */
export function botName(neighbours: readonly ({ readonly name: string } | null)[]): string {
  const taken = neighbours.map((each) => each?.name);
  return BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0];
}
