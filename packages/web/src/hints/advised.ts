import type { Move } from '@overtrick/engine';
import { useLayoutEffect } from 'preact/hooks';

/** Rings the button, tile or seat that is advised; a card is ringed where it is drawn. */
export function useAdvised(move: Move | undefined): void {
  useLayoutEffect(() => {
    const found = move && document.querySelector(advisedIn(move));
    found?.setAttribute('data-advised', '');
    return () => found?.removeAttribute('data-advised');
  });
}

function advisedIn({ seat: _, type, name, partner, ...rest }: Move): string {
  if (name !== undefined) return `.name-tile[data-name="${name}"]`;
  if (partner !== undefined) return `.seat[data-anchor="seat-${partner}"]`;
  const [value] = Object.values(rest);
  const which = value === undefined ? '' : `[data-value="${value}"]`;
  return `.choices .choice[data-type="${type}"]${which}`;
}
