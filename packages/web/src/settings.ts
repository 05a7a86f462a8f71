import { fieldsOf } from '@overtrick/engine';
import { useEffect, useState } from 'preact/hooks';
import { BACKS } from './cards/back.tsx';
import { codes } from './words/files.ts';

const KEY = 'overtrick/settings';

/** Each setting with all that it can be; the first is what it is unless somebody chooses. */
export const CHOICES = {
  language: ['auto', ...codes],
  theme: ['auto', 'light', 'dark'],
  suits: ['classic', 'four', 'safe'],
  cards: ['normal', 'large'],
  felt: ['teal', 'blue', 'plum', 'brown'],
  back: BACKS,
  speed: ['normal', 'calm', 'fast', 'instant'],
  pause: ['auto', 'short', 'long', 'tap'],
  motion: ['auto', 'on', 'off'],
  sound: ['off', 'on'],
  confirm: ['off', 'on'],
  forced: ['off', 'on'],
  keys: ['on', 'off'],
  help: ['on', 'off'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PageSettings = { [K in keyof typeof CHOICES]: string } & {
  /** What the person is called; empty is "You". */
  name: string;
  /** The last table that was opened, as an address. */
  last: string;
  /** Whether sound is still to be offered: to who is new here, once. */
  soundOffer: 'open' | 'done';
};

const LONGEST_NAME = 16;
/** What is found with who has never been here. Settings of before sound was offered say nothing of it. */
const NEWCOMER = '{"soundOffer":"open"}';

let current = read();
const listeners = new Set<() => void>();

export function settings(): PageSettings {
  return current;
}

/** Keeps a change if the browser lets us; it holds for this visit in any case. */
export function change(part: Partial<PageSettings>): void {
  const offered = 'sound' in part ? { soundOffer: 'done' } : {};
  current = tidy({ ...current, ...part, ...offered });
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Forbidden or full: settings are not worth a message of their own.
  }
  for (const listener of listeners) listener();
}

/** The settings, and a new drawing whenever they change. */
export function useSettings(): PageSettings {
  const [now, setNow] = useState(current);
  useEffect(() => {
    const listener = () => setNow(current);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
  return now;
}

/** Draws without movement: because it was chosen here, or in the system. */
export function isStill(): boolean {
  return current.speed === 'instant' || wantsLessMotion();
}

export function wantsLessMotion(): boolean {
  const { motion } = current;
  if (motion !== 'auto') return motion === 'off';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** A name as it is shown and recorded: short, and without characters that command anything. */
export function tidyName(name: string, longest = LONGEST_NAME): string {
  return [...name.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '').replace(/\p{M}{3,}/gu, '')]
    .slice(0, longest)
    .join('')
    .trim();
}

function read(): PageSettings {
  try {
    return tidy(JSON.parse(localStorage.getItem(KEY) ?? NEWCOMER));
  } catch {
    return tidy({});
  }
}

/** Makes settings of whatever was found; what makes no sense gets its default. */
function tidy(found: unknown): PageSettings {
  const given = fieldsOf(found);
  const chosen = Object.entries(CHOICES).map(([key, values]) => {
    const value = values.find((each) => each === given[key]);
    return [key, value ?? values[0]];
  });
  const text = (key: string) => {
    const value = given[key];
    return typeof value === 'string' ? value : '';
  };
  return {
    ...Object.fromEntries(chosen),
    name: tidyName(text('name')),
    last: text('last').slice(0, 2000),
    soundOffer: given.soundOffer === 'open' ? 'open' : 'done',
  };
}
