/** A list of one value, built up by hand: what is made by length has holes, and reading checks for them. */
export function filled(length: number, value: number): number[] {
  const list: number[] = [];
  while (list.length < length) list.push(value);
  return list;
}

const NUMBERS: (readonly number[])[] = [];

/** The numbers from 0 on, so many of them: the same list every time. It is not frozen, as V8 is slow with lists that are. */
export function upTo(length: number): readonly number[] {
  return (NUMBERS[length] ??= Array.from({ length }, (_, i) => i));
}

const ZEROS: (readonly number[])[] = [];
for (let length = 0; length < 64; length++) ZEROS.push(filled(length, 0));

/** A fresh list of zeros; copying a ready-made one is the quickest way to make it. */
export function zeros(length: number): number[] {
  return length < ZEROS.length ? ZEROS[length].slice() : filled(length, 0);
}
