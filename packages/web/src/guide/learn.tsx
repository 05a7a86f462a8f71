import { later } from '../later.tsx';

const Guide = later(() => import('./page.tsx').then(({ GuidePage }) => GuidePage));

/** The guided deals are loaded when somebody wants one. */
export function LearnPage({ game }: { readonly game: string }) {
  return <Guide key={game} game={game} />;
}
