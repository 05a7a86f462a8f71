import type { Seat } from '@overtrick/engine';
import type { PageScene } from '../protocol.ts';
import type { FaceKind } from './portrait.tsx';

/** What kind of face a seat has for the person who looks. */
export function faceKind({ view, neighbours }: PageScene, seat: Seat): FaceKind {
  if (seat === view.eyes) return 'me';
  return (neighbours[seat]?.level ?? null) === null ? 'person' : 'bot';
}
