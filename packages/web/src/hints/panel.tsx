import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { useAdvised } from './advised.ts';
import { HintBody } from './body.tsx';
import { useHintWords } from './words.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  onClose(): void;
}

/** A hint beside the table and never over it: one can go on playing while it is read. */
export function HintPanel({ session, shown, onClose }: Props) {
  const words = useHintWords();
  const { hint, scene } = shown;
  const panel = useReturnedFocus();
  useAdvised(typeof hint === 'object' ? hint.move : undefined);
  // What is asked has been decided, or there was nothing to ask.
  useEffect(() => {
    if (hint === undefined) onClose();
  }, [hint]);
  const close = () => {
    if (hint === 'thinking') session.closeHint();
    onClose();
  };
  if (hint === undefined) return null;
  return (
    <section
      ref={panel}
      class="hint-panel"
      role="dialog"
      aria-label={words.title}
      aria-busy={hint === 'thinking'}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <HintBody
        scene={scene}
        hint={hint}
        onDo={() => void session.follow()}
        close={
          <button type="button" class="choice" onClick={close}>
            {words.close}
          </button>
        }
      />
    </section>
  );
}

/** The panel gets the focus, and gives it back when it goes away with it. */
function useReturnedFocus() {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus({ preventScroll: true });
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return panel;
}
