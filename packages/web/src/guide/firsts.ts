import { isAmong } from '@overtrick/engine';
import { isPlaying, playing } from '../play/mode.ts';
import type { Shown } from '../play/state.ts';
import type { PageScene } from '../protocol.ts';
import type { Room } from '../room/room.ts';
import type { First } from './first.ts';

/** All that may be new to somebody at this moment, whatever the game; what matters most comes first. */
export function firstsIn(shown: Shown, room: Room): readonly First[] {
  const { scene, settled } = shown;
  if (!settled) return [];
  if (scene.dealOver) return [{ kind: 'sheet', at: '.over table' }];
  const own = room.firsts?.(scene.view) ?? [];
  return isPlaying(scene.view) ? [...inPlay(scene), ...own, FIGURE] : own;
}

/** On a phone it stands there without a word. */
const FIGURE: First = { kind: 'figure', at: '.place .seat-figure' };

function inPlay({ view, pack, canClaim }: PageScene): First[] {
  const { hand, displays, eyes, legal } = view;
  const cards = [...hand, ...displays[eyes]];
  const left = cards.find((code) => hasLeft(code, view.trumps.flat(), pack));
  return [
    ...(canClaim ? [{ kind: 'claim' as const, at: '.asking' }] : []),
    ...(left ? [{ kind: 'left' as const, at: `.own-card[data-code="${left}"]` }] : []),
    ...(cards.some((code) => !isAmong(legal, playing(code)))
      ? [{ kind: 'illegal' as const, at: '.own-card[data-shaded]' }]
      : []),
  ];
}

/** Whether a card is a trump although others of its printed suit are not. */
function hasLeft(code: string, trumps: readonly string[], pack: readonly string[]): boolean {
  const others = pack.filter((each) => each[0] === code[0]);
  return trumps.includes(code) && others.some((each) => !trumps.includes(each));
}
