import { useEffect, useState } from 'preact/hooks';

/** How the table lies on the screen: with room for plaques, on a phone that lies, on one that stands. */
export type Form = 'desk' | 'lying' | 'phone';

const LYING = '(max-height: 500px) and (min-width: 560px)';
const DESK = '(min-width: 900px) and (min-height: 501px)';
/** A phone that stands is lower than this only if it is old. */
const LOW = 660;
const WIDE = '(min-width: 1240px) and (min-height: 560px)';

/** How large the window is; what is laid out by it is drawn again when that changes. */
export interface TableScreen {
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  /** Whether there is room for panels beside the table. */
  readonly isWide: boolean;
  /** Whether the table has to be lower than usual. */
  readonly isLow: boolean;
}

function isNarrow(): boolean {
  return innerWidth < 600;
}

/** Whether tables of figures have to be narrow. */
export function useNarrow(): boolean {
  const [narrow, setNarrow] = useState(isNarrow);
  useEffect(() => {
    const listener = () => setNarrow(isNarrow());
    addEventListener('resize', listener);
    return () => removeEventListener('resize', listener);
  }, []);
  return narrow;
}

function look(): TableScreen {
  const form = matchMedia(DESK).matches ? 'desk' : matchMedia(LYING).matches ? 'lying' : 'phone';
  return {
    form,
    width: innerWidth,
    height: innerHeight,
    isWide: matchMedia(WIDE).matches,
    isLow: innerHeight < LOW,
  };
}

export function useScreen(): TableScreen {
  const [screen, setScreen] = useState(look);
  useEffect(() => {
    const listener = () => setScreen(look());
    listener();
    addEventListener('resize', listener);
    return () => removeEventListener('resize', listener);
  }, []);
  return screen;
}
