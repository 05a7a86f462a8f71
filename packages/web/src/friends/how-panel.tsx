import { type Agreement, isSlow } from '@overtrick/table';
import { useState } from 'preact/hooks';
import { Length } from '../home/length.tsx';
import type { KnownTable } from '../play/onlooker.ts';
import { useWords } from '../words/index.ts';
import { changedIn, HowDialog } from './how-dialog.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { useTitles } from './titles.ts';
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
        <HowLines how={howIn(known)} />
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

/** How a table plays, as those know it who sit there, and those whom a link has led there. */
export interface TableHow extends Pick<KnownTable, 'game' | 'players' | 'options' | 'variant'> {
  readonly agreement: Agreement | undefined;
  /** By seat the level of a bot; null for a person and a free seat. */
  readonly bots: readonly (string | null)[];
}

function howIn({ game, players, options, variant, company, neighbours }: KnownTable): TableHow {
  const bots = neighbours.map((each) => each?.level ?? null);
  return { game, players, options, variant, bots, agreement: company?.agreement };
}

export function HowLines({ how }: { how: TableHow }) {
  const words = useFriendWords();
  const { setup } = useWords();
  const { lobby } = words;
  const { game, players, bots, variant, agreement } = how;
  const offer = useTitles().find(({ name }) => name === game);
  const names = variant.map((name) => {
    const about = offer?.options.find((option) => option.name === name)?.about;
    return changedWords(setup.option[name] ?? about ?? name, how.options[name]);
  });
  const doors = [
    agreement?.listed ? lobby.isListed : lobby.byLink,
    ...(agreement?.watched ? [] : [lobby.unwatched]),
  ];
  const lines = [
    clockWords(words, agreement),
    `${names.length === 0 ? lobby.usual : lobby.changed(names)}, ${doors.join(', ')}`,
  ];
  const options = changedIn(how.options, variant);
  // How many minutes it takes says nothing there.
  const isOverDays = agreement !== undefined && isSlow(agreement);
  return (
    <>
      {!isOverDays && <Length asked={{ game, players, bots, options, seed: '' }} />}
      {lines.map((line) => (
        <p key={line} class="soft">
          {line}
        </p>
      ))}
    </>
  );
}

/** A rule that is not as usual; a number says how it is. */
function changedWords(label: string, value: unknown): string {
  return typeof value === 'number' ? `${label}: ${value}` : label;
}

/** How long everybody has for a turn. */
export function clockWords({ lobby, form }: FriendWords, agreement: Agreement | undefined): string {
  const pace = agreement?.pace;
  if (!pace) return lobby.noClock;
  return lobby.clock(form.span(pace.turn), pace.bank > 0 ? form.span(pace.bank) : undefined);
}
