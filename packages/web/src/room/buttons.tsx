import { isAmong } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { PASS } from '../play/mode.ts';
import { useWords } from '../words/index.ts';
import type { StageProps } from './stage.ts';

type Props = Pick<StageProps, 'shown' | 'onConfirm' | 'onClear' | 'onPass'> & {
  readonly label: string;
  /** Another button, beside the one that begins again. */
  readonly children?: ComponentChildren;
};

/** To make the move that was put together, to begin again, or to pass as long as nothing is chosen; none comes or goes. */
export function StageButtons({ shown, label, children, onConfirm, onClear, onPass }: Props) {
  const { ask } = useWords();
  const isBegun = shown.marks.length + shown.parts.length > 0;
  const mayPass = isAmong(shown.scene.view.legal, PASS);
  return (
    <div
      class="choices staged"
      data-passes={mayPass || undefined}
      role="group"
      aria-label={ask.choice}
    >
      <button type="button" class="choice main" disabled={!onConfirm} onClick={onConfirm}>
        {label}
      </button>
      {mayPass && (
        <button type="button" class="choice" data-type="pass" disabled={isBegun} onClick={onPass}>
          {ask.pass}
        </button>
      )}
      {children}
      <button type="button" class="choice" data-type="clear" disabled={!isBegun} onClick={onClear}>
        {ask.clear}
      </button>
    </div>
  );
}
