import { useEffect, useRef } from 'preact/hooks';
import type { OwnSession } from '../play/own-session.ts';
import { Portrait } from '../portraits/portrait.tsx';
import type { PageScene } from '../protocol.ts';
import { go } from '../route.ts';
import { BareTable } from '../table/dealing.tsx';
import { useWords } from '../words/index.ts';
import { nextHolder } from './turns.ts';

interface Props {
  readonly session: OwnSession;
  readonly scene: PageScene;
}

/** Between two people: nobody's cards, and who is to have the device. */
export function Cover({ session, scene }: Props) {
  const { round, table } = useWords();
  const { names, view, title, deal } = scene;
  const { undoer } = session;
  const next = nextHolder(scene);
  return (
    <BareTable>
      <div class="cover">
        {next !== undefined && <Portrait name={names[next]} who="person" />}
        <Heading key={next}>
          {next === undefined
            ? round.wait(view.acting.map((seat) => names[seat]))
            : round.hand(names[next])}
        </Heading>
        <p>
          {title}, {table.deal(deal + 1)}
        </p>
      </div>
      <div class="choices">
        {next !== undefined && (
          <button type="button" class="choice main" onClick={() => void session.lookAs(next)}>
            {round.show(names[next])}
          </button>
        )}
        {undoer !== undefined && (
          <button type="button" class="choice" onClick={() => void session.takeBack()}>
            {round.takeBack(names[undoer])}
          </button>
        )}
        <button type="button" class="choice" onClick={() => go('#/')}>
          {table.leave}
        </button>
      </div>
    </BareTable>
  );
}

/** It is read out, and has the focus: a key that was pressed once too often must not show anybody's cards. */
function Heading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
