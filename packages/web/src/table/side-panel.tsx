import { takenTricks } from '@overtrick/table';
import { useState } from 'preact/hooks';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { headingAhead, viewAhead } from './ahead.ts';
import { type CompanyTalk, useCompany } from './company.ts';
import { LogList } from './log.tsx';
import { useOccasion } from './occasion.ts';
import { sayer } from './phrases.ts';
import { pointsIn } from './points.ts';
import { TrickRow } from './tricks.tsx';
import { TrumpCount, TrumpHeading, TrumpOrder } from './trumps.tsx';

type Tab = 'trumps' | 'log' | 'talk';

/** What a wide screen has room for beside the table; among people one thing at a time, first what they say. */
export function SidePanel({ shown }: { shown: Shown }) {
  const company = useCompany();
  const [tab, setTab] = useState<Tab>('talk');
  if (!company) {
    return (
      <aside class="side">
        <Trumps shown={shown} />
        <Story shown={shown} />
      </aside>
    );
  }
  return (
    <aside class="side" data-tab={tab}>
      <Tabs tab={tab} talk={company.talk} onChange={setTab} />
      {company.talk.requests}
      {tab === 'trumps' && <Trumps shown={shown} />}
      {tab === 'log' && <Story shown={shown} />}
      {tab === 'talk' && company.talk.body}
    </aside>
  );
}

interface TabsProps {
  readonly tab: Tab;
  readonly talk: CompanyTalk;
  onChange(tab: Tab): void;
}

function Tabs({ tab, talk, onChange }: TabsProps) {
  const { table } = useWords();
  const tabs: [Tab, string][] = [
    ['trumps', table.trumps],
    ['log', table.log],
    ['talk', talk.title],
  ];
  return (
    <div class="side-tabs">
      {tabs.map(([each, label]) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === tab}
          data-news={(each === 'talk' && tab !== 'talk' && talk.unread > 0) || undefined}
          onClick={() => onChange(each)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The order of the trumps, and the trick before. */
function Trumps({ shown }: { shown: Shown }) {
  const words = useWords();
  const room = useRoom();
  const { scene } = shown;
  const about = useOccasion(scene);
  const then = { ...scene, view: viewAhead(room, shown) };
  const last = takenTricks(scene.view).at(-1);
  return (
    <>
      {room.Aside?.({ about: { ...about, view: shown.half ?? scene.view } })}
      {then.view.trumps.length > 0 && !scene.dealOver && (
        <section>
          <h2>
            {headingAhead(room, about, shown) ?? <TrumpHeading scene={then} />}{' '}
            <TrumpCount scene={then} />
          </h2>
          <TrumpOrder scene={then} />
        </section>
      )}
      {last && (
        <section>
          <h2>
            {words.table.last}
            <small>
              {words.felt.took(sayer(words, scene), last.winner, pointsIn(scene.view, last.plays))}
            </small>
          </h2>
          <TrickRow scene={scene} trick={last} />
        </section>
      )}
    </>
  );
}

function Story({ shown }: { shown: Shown }) {
  const words = useWords();
  return (
    <section class="side-log">
      <h2>{words.table.log}</h2>
      <LogList shown={shown} />
    </section>
  );
}
