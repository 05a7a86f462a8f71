import { handsBefore, type TakenTrick, takenTricks } from '@overtrick/table';
import { Chip } from '../cards/card.tsx';
import type { PageScene } from '../protocol.ts';
import { bandOf } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { CardRow } from './card-row.tsx';
import { sayer } from './phrases.ts';
import { Token } from './token.tsx';

/** A finished trick in its order: who led, who has it. */
export function TrickRow({ scene, trick }: { scene: PageScene; trick: TakenTrick }) {
  const words = useWords();
  const { name } = sayer(words, scene);
  const room = useRoom();
  return (
    <ol class="trick-row">
      {trick.plays.map((move) => {
        const code = String(move.card);
        return (
          <li key={move.seat} data-winner={move.seat === trick.winner || undefined}>
            <Chip code={code} band={bandOf(room, scene.view, code)} />
            <span>
              {name(move.seat)}
              <span class="unseen"> {words.card(code)}</span>
            </span>
          </li>
        );
      })}
      {trick.token !== undefined && (
        <li>
          <Token text={trick.token} />
          <span class="unseen">{words.token(trick.token)}</span>
        </li>
      )}
    </ol>
  );
}

/** All tricks of the deal, the last first. */
export function TricksList({ scene }: { scene: PageScene }) {
  const words = useWords();
  const { name } = sayer(words, scene);
  const tricks = takenTricks(scene.view);
  if (tricks.length === 0) return <p>{words.tricks.none}</p>;
  return (
    <div class="tricks">
      {tricks
        .map((trick, i) => (
          <section key={i}>
            <h3>
              {words.tricks.number(i + 1)}, {words.tricks.taken(name(trick.winner))}
            </h3>
            <TrickRow scene={scene} trick={trick} />
            <Before scene={scene} trick={i} />
          </section>
        ))
        .reverse()}
    </div>
  );
}

/** The hands as they were before a trick: one's own, and everybody's after the deal. */
function Before({ scene, trick }: { scene: PageScene; trick: number }) {
  const words = useWords();
  const { name } = sayer(words, scene);
  const hands = handsBefore(scene.view, trick);
  const known = hands.flatMap((cards, seat) => (cards?.length ? [{ cards, seat }] : []));
  return (
    <details class="before">
      <summary>{scene.dealOver ? words.tricks.hands : words.tricks.hand}</summary>
      {known.map(({ cards, seat }) => (
        <CardRow key={seat} scene={scene} label={name(seat)} cards={cards} />
      ))}
    </details>
  );
}
