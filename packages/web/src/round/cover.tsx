import type { Seat } from '@overtrick/engine';
import { useEffect, useRef } from 'preact/hooks';
import { Portrait } from '../portraits/portrait.tsx';
import type { PageScene } from '../protocol.ts';
import { go } from '../route.ts';
import { BareTable } from '../table/dealing.tsx';
import { useWords } from '../words/index.ts';
import { nextHolder } from './turns.ts';

interface Props {
  readonly scene: PageScene;
  /** Who could still take a move back, because nobody else has looked since. */
  readonly undoer: Seat | undefined;
  onLook(seat: Seat): void;
  onTakeBack(): void;
}

/** Between two people: nobody's cards, and who is to have the device. */
export function Cover({ scene, undoer, onLook, onTakeBack }: Props) {
  const { round, table } = useWords();
  const { names, view, title, deal } = scene;
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
          <button type="button" class="choice main" onClick={() => onLook(next)}>
            {round.show(names[next])}
          </button>
        )}
        {undoer !== undefined && (
          <button type="button" class="choice" onClick={onTakeBack}>
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
