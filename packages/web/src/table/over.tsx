import { Fragment } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Chart } from '../dialogs/chart.tsx';
import { DealTable } from '../dialogs/sheet.tsx';
import type { PageScene } from '../protocol.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { target } from './arrows.ts';
import { CardRow } from './card-row.tsx';
import { useOccasion } from './occasion.ts';
import { nameOf } from './phrases.ts';
import { Verdict, Winners } from './verdict.tsx';

interface Props {
  readonly scene: PageScene;
  onNext(): void;
  onRematch(): void;
  onExport(): void;
  onFair(): void;
  onHome(): void;
}

type Tab = 'sheet' | 'cards' | 'chart';
const TABS: readonly Tab[] = ['sheet', 'cards', 'chart'];

/** After a deal: what it scored and why, everybody's cards, how the match stands. */
export function Over({ scene, onNext, onRematch, onExport, onFair, onHome }: Props) {
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
        {tab === 'cards' && <Cards scene={scene} onFair={onFair} />}
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

/** Everybody's cards as they were dealt, the stock, and what else the game has to show. */
function Cards({ scene, onFair }: { scene: PageScene; onFair(): void }) {
  const words = useWords();
  const about = useOccasion(scene);
  const room = useRoom();
  const { open } = scene;
  if (!open) return null;
  const { layout, moves } = open;
  const remains = room.remains?.(about, moves) ?? [];
  return (
    <div class="all-cards">
      <h3>{words.over.hands}</h3>
      {layout.hands.map((hand, seat) => (
        <CardRow key={seat} scene={scene} label={nameOf(words, scene, seat)} cards={hand} />
      ))}
      {layout.stock && <CardRow scene={scene} label={words.over.stock} cards={layout.stock} />}
      {remains.map(({ heading, lines }, i) => (
        <Fragment key={i}>
          {heading && <h3>{heading}</h3>}
          {lines.map(({ label, cards }) => (
            <CardRow key={label} scene={scene} label={label} cards={cards} />
          ))}
        </Fragment>
      ))}
      <button type="button" class="quiet" onClick={onFair}>
        {words.fair.ask}
      </button>
    </div>
  );
}
