import { CONTEXTS, SIZE } from '../../play/features.ts';
import { THUMB } from '../../play/thumb.ts';

/** The common rule of thumb, which wants a trick the same way whatever it is wanted for. */
export const NINJA_THUMB = THUMB.slice();
for (const [c, context] of CONTEXTS.entries()) {
  const place = context.replace(/ (wants|avoids) (declarer|defender)$/, '');
  if (context === `${place} avoids declarer`) continue;
  const at = CONTEXTS.indexOf(`${place} wants declarer`) * SIZE;
  NINJA_THUMB.set(THUMB.subarray(at, at + SIZE), c * SIZE);
}
