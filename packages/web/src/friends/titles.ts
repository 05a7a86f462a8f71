import { useEffect, useState } from 'preact/hooks';
import { offers } from '../clients.ts';
import { easiestFirst } from '../home/easiest.ts';
import type { Offer } from '../protocol.ts';

let told: readonly Offer[] = [];

/** The games that this page knows, the easiest first, once the worker has told them. */
export function useTitles(): readonly Offer[] {
  const [games, setGames] = useState(told);
  useEffect(() => {
    offers().then(
      (found) => {
        told = easiestFirst(found);
        setGames(told);
      },
      () => {},
    );
  }, []);
  return games;
}

/** What a game is called. */
export function titleOf(games: readonly Offer[], name: string): string {
  return games.find((offer) => offer.name === name)?.title ?? name;
}
