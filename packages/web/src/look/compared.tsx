import type { DealRecord, GameRecord, Seat } from '@overtrick/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { keepTry, type Try, triesOf } from '../again/tries.ts';
import { useAgainWords } from '../again/words.ts';
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
  /** What tells this game from others, and what is said of who played it. */
  readonly game: string;
  readonly meta: unknown;
  onAgain(): void;
  onBack(): void;
}

/** The same deal twice or more often: what was made of it, and what would have been. */
export function Compared(props: Props) {
  const { scene, then, from, onAgain, onBack } = props;
  const words = useLookWords();
  const { trial } = words;
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  const tries = useTries(props);
  const look = async () => {
    const record = await recordOf(props);
    const own = from.seats.length === 1 ? from.seats[0] : undefined;
    if (record) await lookAtRecord(record, from.deal, own);
    // Where it went as it had been played, the link is the one that is open already.
    onBack();
  };
  return (
    <main class="page look-compared">
      <h1>{trial.title}</h1>
      {from.seats.length === 1 && (
        <p class="history-lead">{verdict(words, scene, then, from.seats[0])}</p>
      )}
      <TriesTable scene={scene} then={then} from={from} tries={tries} />
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

interface TableProps extends Pick<Props, 'scene' | 'then' | 'from'> {
  readonly tries: readonly Pick<Try, 'scores'>[];
}

/** Everybody's score as played, then at each try; the last column is this time. */
function TriesTable({ scene, then, from, tries }: TableProps) {
  const { figure } = useWords();
  const { trial } = useLookWords();
  const again = useAgainWords();
  const times = [then, ...tries];
  const headOf = (time: number) => {
    if (time === 0) return trial.before;
    return time === tries.length ? trial.now : again.tries.nth(time);
  };
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{trial.player}</th>
          {times.map((_, time) => (
            <th key={time} scope="col">
              {headOf(time)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scene.names.map((name, seat) => (
          <tr key={seat} data-own={from.seats.includes(seat) || undefined}>
            <th scope="row">{name}</th>
            {times.map(({ scores }, time) => (
              <td key={time}>{figure(scores[seat] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** This time and those before it; it is remembered with what a link holds of it. */
function useTries(props: Props) {
  const { session, scene, game } = props;
  const { id } = session;
  const { deal } = props.from;
  const scores = scene.sheet.at(-1)?.scores ?? [];
  const [before] = useState(() => triesOf(game, deal).filter((each) => each.id !== id));
  useEffect(() => {
    const keep = async () => {
      const record = await recordOf(props);
      const { codeOf } = await import('@overtrick/table/links');
      if (record) keepTry(game, deal, { id, scores, code: await codeOf(record) });
    };
    void keep().catch(() => {});
  }, []);
  return [...before.slice(-2), { scores }];
}

/** With the bots that it was played against. */
async function recordOf({ session, meta }: Props): Promise<GameRecord | null> {
  const record = await session.record();
  return record && { ...record, meta };
}

function verdict({ trial }: LookWords, scene: PageScene, then: DealRecord, seat: Seat): string {
  const name = scene.names[seat];
  const more = (scene.sheet.at(-1)?.scores[seat] ?? 0) - (then.scores[seat] ?? 0);
  if (more === 0) return trial.same(name);
  return more > 0 ? trial.better(name, more) : trial.worse(name, -more);
}
