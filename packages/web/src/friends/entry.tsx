import { later } from '../later.tsx';
import type { Route } from '../route.ts';
import { FriendSpoken } from './words.ts';

const Screens = later(() => import('./screens.tsx').then((file) => file.FriendScreens));

/** Everything about tables with friends is loaded when somebody wants one. */
export function FriendsPage({ route }: { readonly route: Route }) {
  return (
    <FriendSpoken>
      <Screens route={route} />
    </FriendSpoken>
  );
}
