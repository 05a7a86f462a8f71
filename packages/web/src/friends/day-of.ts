/** A day as it is written in a language, without a time of which nobody knows more. */
export function dayOf(language: string, when: number): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(when);
}
