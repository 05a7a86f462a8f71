import type { Seat } from '@overtrick/engine';
import type { PageScene } from '../protocol.ts';
import type { FaceKind } from './portrait.tsx';

/** What kind of face a seat has for the person who looks. Among people one is called and drawn like the others. */
export function faceKind(scene: PageScene, seat: Seat): FaceKind {
  const { view, neighbours } = scene;
  if ((neighbours[seat]?.level ?? null) !== null) return 'bot';
  return seat === view.eyes && !isAmongPeople(scene) ? 'me' : 'person';
}

/** Whether others play here than one person and bots. */
export function isAmongPeople({ company, neighbours }: PageScene): boolean {
  const people = neighbours.filter((each) => each !== null && each.level === null);
  return company !== null || people.length > 1;
}
