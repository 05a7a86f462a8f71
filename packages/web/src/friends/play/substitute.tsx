import { Dialog } from '../../dialogs/dialog.tsx';
import type { SeatRowProps } from '../lobby-props.ts';
import { SeatLink } from '../seat-sheet.tsx';
import { useFriendWords } from '../words.ts';

/** A link for whoever belongs in a seat, or comes to play there instead. */
export function SubstituteLink(props: Omit<SeatRowProps, 'around'> & { onClose(): void }) {
  const { play } = useFriendWords();
  return (
    <Dialog title={play.sendLink} onClose={props.onClose}>
      <SeatLink {...props} />
    </Dialog>
  );
}
