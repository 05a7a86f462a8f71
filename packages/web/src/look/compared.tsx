import type { DealRecord, Seat } from '@overtrick/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../play/session.ts';
import type { PageScene } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import { lookAtRecord } from './leading.ts';
import type { PlayOn } from './protocol.ts';
import { useLookWords } from './words.ts';
import type { LookWords } from './words-en.ts';

interface Props {
  readonly session: Session;
  readonly scene: PageScene;
  /** The deal as it was played. */
  readonly then: DealRecord;
  readonly from: PlayOn;
  onAgain(): void;
  onBack(): void;
}

/** The same deal twice: what was made of it, and what would have been. */
export function Compared({ session, scene, then, from, onAgain, onBack }: Props) {
  const { figure } = useWords();
  const words = useLookWords();
  const { trial } = words;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  const now = scene.sheet.at(-1)?.scores ?? [];
  const look = async () => {
    const record = await session.record();
    if (record) await lookAtRecord(record, from.deal);
    // Where it went as it had been played, the link is the one that is open already.
    onBack();
  };
  return (
    <main class="page look-compared">
      <h1>{trial.title}</h1>
      {from.seats.length === 1 && (
        <p class="history-lead">{verdict(words, scene, then, from.seats[0])}</p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{trial.player}</th>
            <th scope="col">{trial.before}</th>
            <th scope="col">{trial.now}</th>
          </tr>
        </thead>
        <tbody>
          {scene.names.map((name, seat) => (
            <tr key={seat} data-own={from.seats.includes(seat) || undefined}>
              <th scope="row">{name}</th>
              <td>{figure(then.scores[seat] ?? 0)}</td>
              <td>{figure(now[seat] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div class="choices start">
        <button ref={main} type="button" class="choice main" onClick={onBack}>
          {trial.original}
        </button>
        <button type="button" class="choice" onClick={onAgain}>
          {trial.again}
        </button>
        <button type="button" class="choice" onClick={() => void look()}>
          {trial.look}
        </button>
      </div>
    </main>
  );
}

function verdict({ trial }: LookWords, scene: PageScene, then: DealRecord, seat: Seat): string {
  const name = scene.names[seat];
  const more = (scene.sheet.at(-1)?.scores[seat] ?? 0) - (then.scores[seat] ?? 0);
  if (more === 0) return trial.same(name);
  return more > 0 ? trial.better(name, more) : trial.worse(name, -more);
}
