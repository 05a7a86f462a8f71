/** Points as people read them: whole ones, or tenths where there are few. */
export function points(value: number): string {
  const rounded = Math.abs(value) < 2 ? Math.round(10 * value) / 10 : Math.round(value);
  return String(rounded).replace('-', '−');
}
