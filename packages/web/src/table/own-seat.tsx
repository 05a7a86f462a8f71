import { type Seat, SPECTATOR } from '@overtrick/engine';
import { nearSeat } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { isAmongPeople } from '../portraits/sitting.ts';
import type { PageScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { settings } from '../settings.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { useCompany } from './company.ts';
import { useOccasion } from './occasion.ts';
import { brief } from './phrases.ts';
import { figureWords, isActing, SeatName, Sitter, seatWords } from './seats.tsx';
import { TokenAreas } from './token.tsx';
import type { Form, TableScreen } from './window.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  readonly screen: TableScreen;
  onLook(seat: Seat): void;
}

/** So many are drawn in a row. */
const MOST_TOKENS: Readonly<Record<Form, number>> = { desk: 6, lying: 4, phone: 9 };

/** The person's own seat: with whom, with what, and what lies there. */
export function OwnSeat({ session, shown, screen, onLook }: Props) {
  const words = useWords();
  const { scene, settled } = shown;
  const { view, totals } = scene;
  const me = nearSeat(view);
  const room = useRoom();
  const about = useOccasion(scene);
  const plaque = room.plaque(about, me);
  const partners = allies(words, shown);
  const among = useCompany()?.inSeat(me);
  // With whom one plays says enough of a part without a sign.
  const title = plaque.sign || !partners ? plaque.brief : '';
  const watching = view.eyes === SPECTATOR ? words.felt.watching : '';
  const figures = figureWords(words, plaque).join(', ');
  const areas = room.areas?.(about, me) ?? [];
  return (
    <button
      type="button"
      class="me"
      data-turn={(settled && me === view.eyes && isActing(shown, me)) || undefined}
      aria-label={seatWords(words, room, shown, me)}
      onClick={({ target }) => {
        // Whoever touches a token at their turn wants to play it.
        const isToken = target instanceof Element && target.closest('.my-tokens') !== null;
        if (isToken && room.extras && isPlaying(shown)) {
          session.say({ own: room.extras.early(view) });
        } else onLook(me);
      }}
    >
      <Sitter shown={shown} seat={me} plaque={plaque} />
      <span class="me-who">
        <SeatName name={nameIn(words, scene)} />
        <span class="me-with"> {[title, partners, watching].filter(Boolean).join(', ')}</span>
      </span>
      <span class="me-has">
        {among?.bank}
        {figures}
        <span class="in-all">
          {figures && ', '}
          {words.felt.total(words.figure(totals[me]))}
        </span>
      </span>
      {among?.clock}
      {areas.some(({ tokens }) => tokens.length > 0) && (
        <span class="my-tokens">
          <TokenAreas areas={areas} most={MOST_TOKENS[screen.form]} />
        </span>
      )}
    </button>
  );
}

function isPlaying({ settled, open, armed }: Shown): boolean {
  return settled && armed === undefined && open.some(({ type }) => type === 'play');
}

/** Among people everybody goes by the name that they have there. */
function nameIn(words: PageWords, scene: PageScene): string {
  if (isAmongPeople(scene)) return scene.names[nearSeat(scene.view)];
  return settings().name || words.you;
}

/** Who plays with the person, if that is settled. */
function allies({ felt }: PageWords, { scene }: Shown): string {
  const { sides } = scene.view;
  const me = nearSeat(scene.view);
  const others = sides.find(({ seats }) => seats.includes(me))?.seats ?? [];
  const names = others.filter((seat) => seat !== me).map((seat) => brief(scene.names[seat]));
  return names.length > 0 ? felt.together(names) : '';
}
