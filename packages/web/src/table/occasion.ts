import type { PageScene } from '../protocol.ts';
import type { Occasion } from '../room/occasion.ts';
import { useWords } from '../words/index.ts';
import { occasionOf } from './phrases.ts';

export function useOccasion(scene: PageScene): Occasion {
  return occasionOf(useWords(), scene);
}
