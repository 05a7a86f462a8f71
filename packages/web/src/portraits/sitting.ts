import type { Seat } from '@overtrick/engine';
import type { PageScene } from '../protocol.ts';
import type { FaceKind } from './portrait.tsx';

/** What kind of face a seat has for the person who looks; among people everybody is their initial. */
export function faceKind({ view, neighbours, company }: PageScene, seat: Seat): FaceKind {
  if (seat === view.eyes && !company) return 'me';
  return (neighbours[seat]?.level ?? null) === null ? 'person' : 'bot';
}
