import { useEffect, useState } from 'preact/hooks';
import { newLink, wholeLink } from './api.ts';
import { Invite } from './invite.tsx';
import type { SeatRowProps } from './lobby-props.ts';
import { titleOf, useTitles } from './titles.ts';
import { useTrying } from './trying.ts';
import { useFriendWords } from './words.ts';

/** A link that leads to this one seat, on demand: for a substitute, or for whoever belongs there. */
export function SeatLink(props: SeatRowProps) {
  const { invite, lobby } = useFriendWords();
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <SeatInvite {...props} />;
  return (
    <>
      <p class="soft">{invite.seatWhy}</p>
      <button type="button" class="choice" onClick={() => setWanted(true)}>
        {lobby.substitute}
      </button>
    </>
  );
}

/** The same, made as soon as it is to be seen. */
export function SeatInvite({ table, known, around, seat }: SeatRowProps) {
  const { invite, again } = useFriendWords();
  const games = useTitles();
  const [link, setLink] = useState<string>();
  const { problem, isBusy, run } = useTrying();
  const make = () => void run(async () => setLink(wholeLink(await newLink(table.id, seat))));
  useEffect(make, []);
  if (link !== undefined) {
    return (
      <Invite
        title={invite.seat(seat + 1)}
        about={invite.seatAbout(whoIsAt({ known, around, seat }))}
        link={link}
        text={invite.shared(titleOf(games, known.game))}
      />
    );
  }
  if (!problem) return <p class="soft">{invite.making}</p>;
  return (
    <>
      <p role="alert">{problem}</p>
      <button type="button" class="choice" disabled={isBusy} onClick={make}>
        {again}
      </button>
    </>
  );
}

/** Who would have to give up the seat; undefined if nobody does. */
function whoIsAt({ known, around, seat }: Omit<SeatRowProps, 'table'>) {
  const sitter = known.neighbours[seat];
  if (!sitter || sitter.level !== null || sitter.standIn) return undefined;
  return seat === around.seat ? 'me' : { name: sitter.name };
}
