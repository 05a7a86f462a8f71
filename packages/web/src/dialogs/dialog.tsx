import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { useWords } from '../words/index.ts';

/** What can be laid over the table. */
export type Sheet =
  | 'score'
  | 'tricks'
  | 'trumps'
  | 'log'
  | 'hint'
  | 'seat'
  | 'cards'
  | 'status'
  | 'menu'
  | 'fair'
  | 'settings'
  | 'talk'
  | 'keys';

interface Props {
  readonly title: string;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A sheet over the table. The browser keeps the focus inside and gives it back. */
export function Dialog({ title, children, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  // Opened before its contents measure themselves: a dialog that is not open has no height.
  useLayoutEffect(() => ref.current?.showModal(), []);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === ref.current) ref.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={ref} class="dialog" aria-label={title} onClose={onClose} onClick={closeOutside}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          class="icon"
          aria-label={useWords().table.close}
          onClick={() => ref.current?.close()}
        >
          <Glyph name="close" />
        </button>
      </header>
      <div class="dialog-body">{children}</div>
    </dialog>
  );
}
