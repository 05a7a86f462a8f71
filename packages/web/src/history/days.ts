import { regionIn } from '../words/say.ts';

const DAY = 24 * 60 * 60 * 1000;
const WEEK = 7;

/** The day of a moment, as one says it: today, yesterday, Friday, 3 March 2026. */
export function dayIn(language: string, when: number, now: number): string {
  const region = regionIn(language);
  const ago = daysBetween(when, now);
  if (ago < 2) {
    const said = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-ago, 'day');
    return said.charAt(0).toLocaleUpperCase(language) + said.slice(1);
  }
  const style = ago < WEEK ? ({ weekday: 'long' } as const) : ({ dateStyle: 'long' } as const);
  return new Intl.DateTimeFormat(region, style).format(when);
}

/** How many midnights lie between; a clock that was put back makes no day to come. */
function daysBetween(when: number, now: number): number {
  return Math.max(0, Math.round((midnight(now) - midnight(when)) / DAY));
}

function midnight(moment: number): number {
  return new Date(moment).setHours(0, 0, 0, 0);
}
