import { Dialog } from '../../dialogs/dialog.tsx';
import type { SeatRowProps } from '../lobby-props.ts';
import { SeatInvite } from '../seat-link.tsx';
import { useFriendWords } from '../words.ts';

/** A link for whoever belongs in a seat, or comes to play there instead; from one's own seat it hands that over. */
export function SubstituteLink(props: SeatRowProps & { onClose(): void }) {
  const { play, lobby } = useFriendWords();
  const isOwn = props.seat === props.around.seat;
  return (
    <Dialog title={isOwn ? lobby.handOver : play.sendLink} onClose={props.onClose}>
      <div class="friends">
        <SeatInvite {...props} />
      </div>
    </Dialog>
  );
}
