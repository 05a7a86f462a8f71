import { expect, test } from 'vitest';
import { doors } from './doors.ts';

/** `npm run soak` tries hundreds of thousands. */
const VALUES = 80;

test.each(doors)(
  '$name: what is refused changes nothing, what is let in is legal',
  async ({ knock }) => {
    await expect(Promise.resolve(knock(1, VALUES))).resolves.toBeUndefined();
  },
);
