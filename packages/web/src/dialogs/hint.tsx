import type { Thought } from '@overtrick/bots';
import { sideOf } from '@overtrick/table';
import { useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { type Advice, type Alternative, adviceOf } from '../hints/advice.ts';
import type { PageScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly scene: PageScene;
  readonly hint: Thought | 'thinking';
  onDo(): void;
  onClose(): void;
}

/** What the strongest bot would do in the person's seat: why, why nothing else, and how sure it is. */
export function HintBody({ scene, hint, onDo, onClose }: Props) {
  const words = useWords();
  const room = useRoom();
  const about = useOccasion(scene);
  if (hint === 'thinking') {
    return (
      <p class="thinking">
        {words.hint.thinking} <span class="dots" />
      </p>
    );
  }
  const advice = adviceOf(room, about, hint);
  return (
    <>
      <p class="advice">
        <Glyph name="hint" />
        <span>{advice.sentence}</span>
      </p>
      {advice.others.length > 0 && <WhyNot others={advice.others} />}
      {advice.figures.length > 0 && <Figures scene={scene} advice={advice} />}
      <div class="hint-acts">
        <button type="button" class="choice main" onClick={onDo}>
          {advice.label}
        </button>
        <button type="button" class="choice" onClick={onClose}>
          {words.hint.close}
        </button>
      </div>
    </>
  );
}

/** The other moves, one of which can be asked about at a time. */
function WhyNot({ others }: { others: readonly Alternative[] }) {
  const words = useWords();
  const [asked, setAsked] = useState(0);
  return (
    <div class="why-not">
      <h3 id="why-not">{words.hint.whyNot}</h3>
      <div class="why-list" role="radiogroup" aria-labelledby="why-not">
        {others.map(({ label }, i) => (
          <label key={label} class="why-card">
            <input type="radio" name="why-not" checked={i === asked} onChange={() => setAsked(i)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <p class="why" aria-live="polite">
        <b>{others[asked]?.label}</b>: {others[asked]?.why}
      </p>
    </div>
  );
}

function Figures({ scene, advice }: { scene: PageScene; advice: Advice }) {
  const { hint } = useWords();
  const { figures, worlds, isClose } = advice;
  const hasOdds = figures.some(({ odds }) => odds !== undefined);
  return (
    <details class="figures">
      <summary>{hint.figures}</summary>
      <table>
        <caption>{hint.worlds(worlds)}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{hint.mean}</th>
            {hasOdds && <th scope="col">{hint.chance[sideOf(scene.view)]}</th>}
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, mean, odds }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{mean}</td>
              {hasOdds && <td>{odds}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      {isClose && <p>{hint.kept}</p>}
    </details>
  );
}
