import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../settings.ts';

/** Keys that do something at the table; letters can be switched off. */
export type KeyMap = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** They do what the screen says from the moment it says so: an effect after the frame would still do what was before. */
export function useKeys(keys: KeyMap): void {
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1;
      if (isLetter && settings().keys === 'off') return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return;
      const act = keys[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act(event);
    };
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
