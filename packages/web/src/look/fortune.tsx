import type { WorldMean } from '@overtrick/bots';
import type { Fortune } from '@overtrick/table/analysis';
import type { LookScene } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import type { Analysing } from './analysing.ts';
import { usePoints } from './figures.ts';
import type { Looking } from './looking.ts';
import type { LookedBack } from './protocol.ts';
import { useLookWords } from './words.ts';

interface Props {
  readonly looking: Looking;
  readonly looked: LookedBack;
  readonly scene: LookScene;
  readonly analysing: Analysing;
}

/** What of a result was in the cards, what the seat made of them itself, and what came from elsewhere. */
export function FortuneTold({ looking, looked, scene, analysing }: Props) {
  const { fortune: words } = useLookWords().analysis;
  const { fortune } = analysing;
  if (!fortune) return null;
  const who = looking.eyes === looked.own ? null : scene.names[looking.eyes];
  return (
    <section class="fortune" aria-label={words.title}>
      <p>
        <FortuneSentence who={who} fortune={fortune} />
      </p>
      <p class="soft analysis-note">{words.worlds(fortune.rest.worlds)}</p>
      <details>
        <summary>{words.title}</summary>
        <table>
          <caption>{words.unit}</caption>
          <tbody>
            <Part label={words.parts.cards} value={fortune.cards} />
            <Part label={words.parts.play} value={fortune.play} />
            <Part label={words.parts.rest} value={fortune.rest} />
            <Part label={words.parts.result} value={fortune.result} />
          </tbody>
        </table>
        <AllCards scene={scene} analysing={analysing} />
      </details>
    </section>
  );
}

interface SentenceProps {
  /** Null for the person. */
  readonly who: string | null;
  readonly fortune: Fortune;
}

function FortuneSentence({ who, fortune: { cards, play } }: SentenceProps) {
  const { fortune: words } = useLookWords().analysis;
  const { points, signed, ends } = usePoints();
  const isEven = play.mean === 0 && play.spread === 0;
  const told = play.mean > 0 ? words.added : words.play;
  const [low, high] = [Math.abs(play.mean) - play.spread, Math.abs(play.mean) + play.spread].map(
    points,
  );
  return (
    <>
      {words.cards(who, signed(cards.mean), ...ends(cards))}{' '}
      <b>{isEven ? words.even(who) : told(who, points(Math.abs(play.mean)), low, high)}</b>
    </>
  );
}

function Part({ label, value }: { readonly label: string; readonly value: WorldMean | number }) {
  const { analysis } = useLookWords();
  const { signed, ends } = usePoints();
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{signed(typeof value === 'number' ? value : value.mean)}</td>
      <td class="soft">{typeof value === 'number' ? '' : analysis.between(...ends(value))}</td>
    </tr>
  );
}

/** What the cards of every seat were worth before the first call, and what it scored. */
function AllCards({ scene, analysing: { starts, deal } }: Pick<Props, 'scene' | 'analysing'>) {
  const { fortune: words, between } = useLookWords().analysis;
  const { figure } = useWords();
  const { signed, ends } = usePoints();
  if (starts.size < scene.names.length) return null;
  return (
    <table>
      <caption>{words.others}</caption>
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col" colSpan={2}>
            {words.worth}
          </th>
          <th scope="col">{words.scored}</th>
        </tr>
      </thead>
      <tbody>
        {[...starts]
          .sort(([a], [b]) => a - b)
          .map(([seat, { points }]) => (
            <tr key={seat}>
              <th scope="row">{scene.names[seat]}</th>
              <td>{signed(points.mean)}</td>
              <td class="soft">{between(...ends(points))}</td>
              <td>{figure(deal.scores[seat])}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
