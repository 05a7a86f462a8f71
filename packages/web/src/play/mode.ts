import type { View } from '@overtrick/engine';

/** What the person is asked for: how cards and buttons work now. */
export type Mode = 'wait' | 'play' | 'show' | 'give' | 'exchange' | 'choice';

export function modeOf({ acting, eyes, legal }: View): Mode {
  if (!acting.includes(eyes) || legal.length === 0) return 'wait';
  const starts = (start: string) => legal.some((action) => action.startsWith(start));
  if (starts('play card ')) return 'play';
  if (starts('bid cards ') || legal.includes('bid')) return 'show';
  if (starts('give ')) return 'give';
  if (starts('exchange ')) return 'exchange';
  return 'choice';
}

/** A legal action, taken apart: `trump name 7`. */
export interface LegalAction {
  readonly type: string;
  readonly field: string;
  readonly value: string;
}

export function partOf(action: string): LegalAction {
  const [type, field = '', ...value] = action.split(' ');
  return { type, field, value: value.join(' ') };
}

/** One card that the person has, told apart from its twin and from the same card face up. */
export interface HeldCard {
  readonly key: string;
  readonly code: string;
  readonly place: 'hand' | 'display';
}

/** The person's cards, with keys that stay the same while the card stays where it is. */
export function ownCards(codes: readonly string[], place: HeldCard['place']): HeldCard[] {
  const times = new Map<string, number>();
  return codes.map((code) => {
    const n = times.get(code) ?? 0;
    times.set(code, n + 1);
    return { key: `${place}:${code}:${n}`, code, place };
  });
}

/** The actions of an exchange: face-up discards first, and stock cards shown in their place. */
export function exchangeParts(
  marks: readonly HeldCard[],
  drawn: readonly string[],
  shown: string | undefined,
): string[] | undefined {
  if (marks.length !== 2) return undefined;
  const up = marks.filter(({ place }) => place === 'display');
  const down = marks.filter(({ place }) => place === 'hand');
  const left = keptOf(marks, drawn);
  const one = left.length === 1 ? left[0] : shown;
  const shows = up.length === 2 ? drawn : up.length === 1 ? [one ?? ''] : [];
  if (shows.includes('')) return undefined;
  const discards = [...up, ...down].map(({ code }) => `exchange discard ${code}`);
  return [...discards, ...shows.map((code) => `exchange show ${code}`), 'exchange'];
}

/** The cards from the stock that are not being discarded: only these can be shown. */
export function keptOf(marks: readonly HeldCard[], drawn: readonly string[]): string[] {
  const gone = marks.filter(({ place }) => place === 'hand').map(({ code }) => code);
  return drawn.filter((code) => {
    const at = gone.indexOf(code);
    if (at >= 0) gone.splice(at, 1);
    return at < 0;
  });
}
