import { useState } from 'preact/hooks';
import { Length } from '../home/length.tsx';
import type { KnownTable } from '../play/onlooker.ts';
import { useWords } from '../words/index.ts';
import { changedIn, HowDialog } from './how-dialog.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { useFriendWords } from './words.ts';
import type { FriendWords } from './words-en.ts';

/** How it is played here; whoever looks after the table can change it before the first card. */
export function HowPanel(props: LobbyProps) {
  const { known, around } = props;
  const { lobby } = useFriendWords();
  const [isOpen, setOpen] = useState(false);
  const canChange = around.isOwner && known.deal < 0 && known.closed === null;
  return (
    <section class="how" aria-label={lobby.how}>
      <div>
        <h2>{lobby.how}</h2>
        <HowLines {...props} />
      </div>
      {canChange && (
        <button type="button" class="choice" onClick={() => setOpen(true)}>
          {lobby.change}
        </button>
      )}
      {isOpen && <HowDialog {...props} onClose={() => setOpen(false)} />}
    </section>
  );
}

function HowLines({ known }: LobbyProps) {
  const words = useFriendWords();
  const { setup } = useWords();
  const { lobby } = words;
  const { variant } = known;
  const names = variant.map((name) => setup.option[name] ?? name);
  const agreement = known.company?.agreement;
  const doors = [
    agreement?.listed ? lobby.isListed : lobby.byLink,
    ...(agreement?.watched ? [] : [lobby.unwatched]),
  ];
  const lines = [
    clockWords(words, known),
    `${names.length === 0 ? lobby.usual : lobby.changed(names)}, ${doors.join(', ')}`,
  ];
  const bots = known.neighbours.map((each) => each?.level ?? null);
  const options = changedIn(known.options, variant);
  return (
    <>
      <Length asked={{ game: known.game, players: known.players, bots, options, seed: '' }} />
      {lines.map((line) => (
        <p key={line} class="soft">
          {line}
        </p>
      ))}
    </>
  );
}

function clockWords({ lobby, form }: FriendWords, { company }: KnownTable): string {
  const pace = company?.agreement.pace;
  if (!pace) return lobby.noClock;
  return lobby.clock(form.span(pace.turn), pace.bank > 0 ? form.span(pace.bank) : undefined);
}
