import type { InputHTMLAttributes } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';

type Typing = 'maxLength' | 'required' | 'autocomplete' | 'autocapitalize' | 'spellcheck';

interface Props extends Pick<InputHTMLAttributes<HTMLInputElement>, Typing> {
  readonly label: string;
  readonly value: string;
  /** Whether nobody is to read over one's shoulder. */
  readonly isHidden?: boolean;
  readonly kind?: string;
  /** Why what stands there is not taken. */
  readonly fault?: string | undefined;
  onText(text: string): void;
}

/** A line to type in. What is wrong with it stands below it, and whoever sent it is led there. */
export function TextField({ label, fault, kind = '', isHidden, onText, ...input }: Props) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const type = isHidden ? { type: 'password' as const } : { type: 'text' as const };
  const isWrong = fault !== undefined;
  useEffect(() => {
    if (isWrong) field.current?.focus();
  }, [fault]);
  return (
    <div class="typed">
      <label class={`field ${kind}`}>
        <span>{label}</span>
        <input
          {...input}
          {...type}
          ref={field}
          {...(isWrong && { 'aria-invalid': true, 'aria-describedby': id })}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      </label>
      {isWrong && (
        <small id={id} class="wrong" role="alert">
          {fault}
        </small>
      )}
    </div>
  );
}
