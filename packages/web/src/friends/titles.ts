import { useEffect, useState } from 'preact/hooks';
import { offers } from '../clients.ts';
import type { Offer } from '../protocol.ts';

/** The games that this page knows, once the worker has told them. */
export function useTitles(): readonly Offer[] {
  const [games, setGames] = useState<readonly Offer[]>([]);
  useEffect(() => {
    offers().then(setGames, () => {});
  }, []);
  return games;
}

/** What a game is called. */
export function titleOf(games: readonly Offer[], name: string): string {
  return games.find((offer) => offer.name === name)?.title ?? name;
}
