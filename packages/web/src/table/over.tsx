import { useEffect, useId, useRef } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import { asPlayed } from '../dialogs/as-played.ts';
import type { Sheet } from '../dialogs/dialog.tsx';
import { Hero } from '../endings/hero.tsx';
import { MatchStrip } from '../endings/match-strip.tsx';
import { Scores } from '../endings/scores.tsx';
import type { PageScene } from '../protocol.ts';
import { closingWords, endingOf, featOf } from '../room/ended.ts';
import { useRoom } from '../room/rooms.ts';
import { Said } from '../terms/said.tsx';
import { useWords } from '../words/index.ts';
import { useCompany } from './company.ts';
import { useOccasion } from './occasion.ts';

interface Props {
  readonly scene: PageScene;
  onNext(): void;
  onRematch(): void;
  onExport(): void;
  onLookBack(): void;
  onOpen(sheet: Sheet): void;
  onHome(): void;
}

/** After a deal: what it meant to the person, to the table, and in figures. */
export function Over(props: Props) {
  const { scene: now } = props;
  const scene = asPlayed(now, now.deal);
  const words = useWords();
  const room = useRoom();
  const about = useOccasion(scene);
  const id = useId();
  const ending = endingOf(room, about);
  if (ending === undefined) return null;
  const { me, table, figures } = ending;
  const kind = scene.over ? words.over.match : words.over.deal;
  return (
    <section class="over" aria-label={kind}>
      <div class="end-felt felt" aria-hidden="true" />
      <section class="end-body" aria-label={words.ending.result} tabIndex={0}>
        <Hero
          id={id}
          kind={kind}
          headline={scene.over ? closingWords(about) : me}
          figures={figures}
          feat={featOf(room, about)}
        />
        <div class="end-table">
          <p>
            <Said text={scene.over ? `${me} ${table}` : table} />
          </p>
          <Scores scene={scene} figures={figures} />
          <MatchStrip scene={scene} />
        </div>
      </section>
      <Acts {...props} describedBy={id} />
    </section>
  );
}

/** What can be done next, and what can be looked at. */
function Acts(props: Props & { readonly describedBy: string }) {
  const { scene, describedBy, onNext, onRematch, onExport, onLookBack, onOpen, onHome } = props;
  const words = useWords();
  const waits = useCompany()?.waits;
  const isEnd = scene.over || scene.closed === 'ended';
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  const looks: [glyph: string, label: string, act: () => void][] = [
    ['earlier', words.over.lookBack, onLookBack],
    ['tricks', words.table.tricks, () => onOpen('tricks')],
    ['eye', words.ending.allCards, () => onOpen('cards')],
    ['score', words.ending.sheet, () => onOpen('score')],
    ['share', words.over.export, onExport],
    ...(scene.over
      ? [['home', words.over.home, onHome] satisfies [string, string, () => void]]
      : []),
  ];
  return (
    <div class="end-acts">
      <button
        ref={main}
        type="button"
        class="choice main"
        aria-describedby={describedBy}
        aria-disabled={waits !== undefined}
        onClick={() => waits === undefined && (isEnd ? onRematch : onNext)()}
      >
        {waits ?? (isEnd ? words.over.rematch : words.over.next)}
      </button>
      <div class="end-looks">
        {looks.map(([glyph, label, act]) => (
          <button key={glyph} type="button" class="choice" onClick={act}>
            <Glyph name={glyph} />
            <span>{label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
