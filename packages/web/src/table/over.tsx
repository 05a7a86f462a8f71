import type { Seat } from '@overtrick/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Chart } from '../dialogs/chart.tsx';
import { DealTable } from '../dialogs/sheet.tsx';
import type { Scene } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import { target } from './arrows.ts';
import { CardRow } from './card-row.tsx';
import { nameOf } from './phrases.ts';
import { Verdict, Winners } from './verdict.tsx';

interface Props {
  readonly scene: Scene;
  onNext(): void;
  onRematch(): void;
  onExport(): void;
  onHome(): void;
}

type Tab = 'sheet' | 'cards' | 'chart';
const TABS: readonly Tab[] = ['sheet', 'cards', 'chart'];

/** After a deal: what it scored and why, everybody's cards, how the match stands. */
export function Over({ scene, onNext, onRematch, onExport, onHome }: Props) {
  const words = useWords();
  const [tab, setTab] = useState<Tab>('sheet');
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => main.current?.focus(), []);
  const latest = scene.sheet.at(-1);
  return (
    <section class="over" aria-label={scene.over ? words.over.match : words.over.deal}>
      <h2>{scene.over ? words.over.match : words.over.deal}</h2>
      {scene.over ? <Winners scene={scene} /> : <Verdict scene={scene} />}
      <Tabs tab={tab} onTab={setTab} />
      <div class="over-body" role="tabpanel" aria-label={words.over[tab]} tabIndex={0}>
        {tab === 'sheet' && latest && <DealTable scene={scene} deal={latest} />}
        {tab === 'cards' && <Cards scene={scene} />}
        {tab === 'chart' && <Chart scene={scene} />}
      </div>
      <div class="choices">
        <button
          ref={main}
          type="button"
          class="choice main"
          onClick={scene.over ? onRematch : onNext}
        >
          {scene.over ? words.over.rematch : words.over.next}
        </button>
        <button type="button" class="choice" onClick={onExport}>
          {words.over.export}
        </button>
        {scene.over && (
          <button type="button" class="choice" onClick={onHome}>
            {words.over.home}
          </button>
        )}
      </div>
    </section>
  );
}

/** One stop for Tab, and arrows from one to the next. */
function Tabs({ tab, onTab }: { tab: Tab; onTab(tab: Tab): void }) {
  const words = useWords();
  const row = useRef<HTMLDivElement>(null);
  const go = (event: KeyboardEvent) => {
    const to = target(event.key, TABS.indexOf(tab), TABS.length);
    if (to === undefined) return;
    event.preventDefault();
    onTab(TABS[to]);
    row.current?.querySelectorAll('button')[to].focus();
  };
  return (
    <div class="tabs" role="tablist" ref={row} onKeyDown={go}>
      {TABS.map((each) => (
        <button
          key={each}
          type="button"
          role="tab"
          aria-selected={tab === each}
          tabIndex={tab === each ? 0 : -1}
          onClick={() => onTab(each)}
        >
          {words.over[each]}
        </button>
      ))}
    </div>
  );
}

/** Everybody's cards as they were dealt, the stock, what was discarded or given. */
function Cards({ scene }: { scene: Scene }) {
  const words = useWords();
  const { layout, moves } = scene;
  const names = scene.names.map((_, seat) => nameOf(words, scene, seat));
  if (!layout) return null;
  const gone = moves?.find(({ type }) => type === 'exchange')?.discard;
  const discards = Array.isArray(gone) ? gone : [];
  const gifts = moves?.filter(({ type }) => type === 'give') ?? [];
  return (
    <div class="all-cards">
      <h3>{words.over.hands}</h3>
      {layout.hands.map((hand, seat) => (
        <CardRow key={seat} scene={scene} label={nameOf(words, scene, seat)} cards={hand} />
      ))}
      {layout.stock && <CardRow scene={scene} label={words.over.stock} cards={layout.stock} />}
      {discards.length > 0 && (
        <CardRow scene={scene} label={words.over.discards} cards={discards} />
      )}
      {gifts.length > 0 && <h3>{words.over.gifts}</h3>}
      {gifts.map(({ seat, left, right }) => (
        <CardRow
          key={seat}
          scene={scene}
          label={giftLabel(names, seat)}
          cards={[String(left), String(right)]}
        />
      ))}
    </div>
  );
}

/** "Ada → Ben, You": first the card for the left neighbour. */
function giftLabel(names: readonly string[], seat: Seat): string {
  const n = names.length;
  return `${names[seat]} → ${names[(seat + 1) % n]}, ${names[(seat + n - 1) % n]}`;
}
