import type { SuitGroup } from '@overtrick/table';

const RED = ['H', 'D'];
const FRENCH = ['S', 'H', 'D', 'C'];

/** Puts French suits so that red and black alternate as far as they can; other suits stay. */
export function alternate(groups: readonly SuitGroup[]): SuitGroup[] {
  const plain = groups.filter(({ suit }) => FRENCH.includes(suit));
  const rest = groups.filter(({ suit }) => !FRENCH.includes(suit));
  const red = plain.filter(({ suit }) => RED.includes(suit));
  const black = plain.filter(({ suit }) => !RED.includes(suit));
  const [first, second] = red.length > black.length ? [red, black] : [black, red];
  return [...rest, ...first.flatMap((group, i) => [group, second[i] ?? []].flat())];
}
