import { type Knowledge, knowledgeOf } from '@overtrick/bots';
import { withStrength } from '@overtrick/bots/training';
import type { Course } from './course.ts';

/** What is known in a course: hands are valued by what it says, since what is shipped must not teach itself. */
export function knowledgeFor({ game, strength, margin = 0, reckoning }: Course): Knowledge {
  const knowledge = knowledgeOf(game);
  if (reckoning && knowledge.reckoner) return knowledge.reckoner.by(reckoning);
  return strength ? withStrength(knowledge, strength, margin) : knowledge;
}
