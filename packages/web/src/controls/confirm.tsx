import { Dialog } from '../dialogs/dialog.tsx';

interface ConfirmProps {
  readonly title: string;
  /** What cannot be taken back. */
  readonly why: string;
  readonly yes: string;
  readonly no: string;
  onYes(): void;
  onClose(): void;
}

/** Asks before something is gone for good. */
export function Confirm({ title, why, yes, no, onYes, onClose }: ConfirmProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{why}</p>
      <div class="choices confirm">
        <button type="button" class="choice" onClick={onClose}>
          {no}
        </button>
        <button type="button" class="choice grave" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
