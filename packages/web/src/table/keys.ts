import { useEffect } from 'preact/hooks';
import { settings } from '../settings.ts';

/** Single keys that do something at the table, by the letter on the key. */
export type KeyMap = Readonly<Record<string, () => void>>;

export function useKeys(keys: KeyMap): void {
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (settings().keys === 'off' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
