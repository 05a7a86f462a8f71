import type { GameRecord } from '@overtrick/engine';
import type { Stand } from '@overtrick/table';
import type { OpenVerdict } from '@overtrick/table/analysis';
import { useEffect, useState } from 'preact/hooks';
import { useAgainWords } from '../again/words.ts';
import type { AgainWords } from '../again/words-en.ts';
import { Glyph } from '../cards/glyphs.tsx';
import type { LookScene } from '../protocol.ts';
import type { Looking } from './looking.ts';
import '../styles/open-cards.css';

/** The game as it would have gone on, and from where. */
export interface OpenLine {
  readonly record: GameRecord;
  readonly at: Stand;
}

interface Props {
  readonly looking: Looking;
  readonly scene: LookScene;
  onShow(line: OpenLine): void;
}

/** What could have become of the deal from here with all cards open: apart from every judgement of what a seat could know. */
export function OpenCards({ looking, scene, onShow }: Props) {
  const { open } = useAgainWords();
  const { deal, move } = looking.at;
  const [found, setFound] = useState<OpenVerdict | 'busy'>();
  useEffect(() => setFound(undefined), [deal, move]);
  const ask = () => {
    setFound('busy');
    const asked = { deal, move };
    looking.client.ask({ kind: 'solve', at: asked }).then(setFound, () => setFound(undefined));
  };
  const isPlay = scene.view.phase === 'play' && !scene.dealOver;
  return (
    <section class="open-cards" aria-label={open.title}>
      <h2>
        <Glyph name="eye" /> {open.title}
      </h2>
      {!isPlay && <p class="soft">{open.notYet}</p>}
      {isPlay && found === undefined && (
        <button type="button" class="choice" onClick={ask}>
          {open.ask}
        </button>
      )}
      {found === 'busy' && (
        <p class="soft" role="status">
          {open.busy}
        </p>
      )}
      {found !== undefined && found !== 'busy' && isAt(found, looking.at) && (
        <Found looking={looking} scene={scene} verdict={found} onShow={onShow} />
      )}
    </section>
  );
}

/** An answer that came late is about another moment. */
function isAt(verdict: OpenVerdict, { deal, move }: Stand): boolean {
  return verdict.deal === deal && verdict.move === move;
}

function Found({ looking, scene, verdict, onShow }: Props & { readonly verdict: OpenVerdict }) {
  const { open } = useAgainWords();
  const { answer } = verdict;
  const show = async () => {
    if (!answer?.isSolved) return;
    const at = { deal: verdict.deal, move: verdict.move };
    const record = await looking.client.ask({ kind: 'line', at, line: answer.line });
    if (record) onShow({ record, at });
  };
  return (
    <div class="open-found" role="status">
      <p>{wordsOf(open, scene, verdict)}</p>
      {answer?.isSolved && (
        <button type="button" class="choice" onClick={() => void show()}>
          <Glyph name="play" />
          {open.show}
        </button>
      )}
      <p class="soft open-note">{open.note}</p>
    </div>
  );
}

function wordsOf(open: AgainWords['open'], { names }: LookScene, { answer, took }: OpenVerdict) {
  if (!answer) return open.none;
  if (!answer.isSolved) return open.unfinished(answer.cards);
  const { sides, scores } = answer;
  if (!sides) return open.own(scores.map((score, seat) => `${names[seat]} ${score}`));
  const could = open.could(
    sides.seats.map((seat) => names[seat]),
    sides.could,
    sides.unit,
  );
  return took === undefined ? could : `${could} ${open.took(took)}`;
}
