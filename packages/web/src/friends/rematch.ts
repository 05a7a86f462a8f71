import { rematchAt } from './api.ts';
import { keepLink, linkTo } from './links.ts';

/** The next match of the same people, at the same link. */
export async function goOn(id: string, successor: string | null): Promise<void> {
  const next = successor ?? (await rematchAt(id).catch(() => undefined))?.id;
  if (next === undefined) return;
  const link = linkTo(id);
  if (link !== undefined) keepLink(next, link);
  location.replace(`#/at/${encodeURIComponent(next)}`);
}
