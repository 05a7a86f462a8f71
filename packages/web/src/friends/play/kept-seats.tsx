import type { Seat } from '@overtrick/engine';
import { useState } from 'preact/hooks';
import { Confirm } from '../../controls/confirm.tsx';
import { Portrait } from '../../portraits/portrait.tsx';
import type { LobbyProps } from '../lobby-props.ts';
import { useFriendWords } from '../words.ts';
import { SubstituteLink } from './substitute.tsx';

/** Whoever looks after the table can help those who are away, or go on without them. */
export function KeptSeats(props: LobbyProps) {
  const { known, around } = props;
  const away = [...known.neighbours.keys()].filter((seat) => known.neighbours[seat]?.standIn);
  if (!around.isOwner || known.over) return null;
  return (
    <>
      {away.map((seat) => (
        <KeptSeat key={seat} {...props} seat={seat} />
      ))}
    </>
  );
}

function KeptSeat(props: LobbyProps & { readonly seat: Seat }) {
  const { table, known, seat } = props;
  const { play, lobby } = useFriendWords();
  const [asked, setAsked] = useState<'link' | 'replace'>();
  const close = () => setAsked(undefined);
  const { name, standIn } = known.neighbours[seat] ?? { name: '', standIn: null };
  if (!standIn) return null;
  const replace = () => {
    close();
    void table.do({ type: 'sit', at: seat, ...standIn });
  };
  return (
    <section class="request kept-seat">
      <Portrait name={name} who="person" state="away">
        <span class="stand-in">
          <Portrait name={standIn.name} who="bot" />
        </span>
      </Portrait>
      <div>
        <b>
          <bdi>{play.kept(name)}</bdi>
        </b>
        <p>{play.keptAbout}</p>
      </div>
      <div class="request-acts">
        <button type="button" class="choice" onClick={() => setAsked('link')}>
          {play.sendLink}
        </button>
        <button type="button" class="choice" onClick={() => setAsked('replace')}>
          {play.replace}
        </button>
      </div>
      {asked === 'link' && <SubstituteLink {...props} onClose={close} />}
      {asked === 'replace' && (
        <Confirm
          title={play.replaceAsk(name)}
          why={play.replaceWhy}
          yes={play.replace}
          no={lobby.decline}
          onYes={replace}
          onClose={close}
        />
      )}
    </section>
  );
}
