import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Shown } from '../play/state.ts';
import { useSettings } from '../settings.ts';
import { Announcer } from '../table/announcer.tsx';
import { Felt } from '../table/felt.tsx';
import { Hand } from '../table/hand.tsx';
import { OwnSeat } from '../table/own-seat.tsx';
import { cardWidth } from '../table/sizes.ts';
import { StakesPanel } from '../table/stakes.tsx';
import { type TableScreen, useScreen } from '../table/window.ts';
import { stillSession } from './still.ts';
import { useLookWords } from './words.ts';

interface Props {
  readonly shown: Shown;
  readonly header: ComponentChildren;
  /** Below the cards, and beside the table. */
  readonly steps: ComponentChildren;
  /** How the chances went, where there is room for it. */
  readonly chart: ComponentChildren;
  readonly acts: ComponentChildren;
  readonly panel: ComponentChildren;
  /** What lies over everything. */
  readonly over: ComponentChildren;
}

/** What stands beside the table is wider than at a table that is played, by form. */
const MORE = { desk: 120, lying: 200, phone: 0 };

/** There is more below the hand than at a table that is played. */
const SMALLER = { desk: 0.85, lying: 0.85, phone: 0.74 };
/** And still more with a chart. */
const CHARTED = 0.7;

/** The table as it was, with what leads through it. */
export function LookTable({ shown, header, steps, chart, acts, panel, over }: Props) {
  const words = useLookWords();
  const session = useMemo(stillSession, []);
  const screen = narrowed(useScreen());
  const isCharted = screen.isWide && Boolean(chart);
  const smaller = isCharted ? CHARTED : SMALLER[screen.form];
  const card = Math.round(cardWidth(screen, useSettings().cards === 'large') * smaller);
  const { scene } = shown;
  const stakes = <StakesPanel shown={shown} onTrumps={nothing} />;
  return (
    <main
      class="table look"
      data-form={screen.form}
      data-game={scene.game}
      data-players={scene.names.length}
      data-phase={scene.view.phase}
      data-moves={`${scene.deal}/${scene.view.history.length}`}
      data-wide={screen.isWide || undefined}
      style={{
        '--card-w': `${card}px`,
        '--made': JSON.stringify(words.analysis.you),
        '--better': JSON.stringify(words.analysis.betterTag),
      }}
      aria-label={words.deal(scene.title, scene.deal + 1)}
    >
      {header}
      {screen.form === 'phone' && stakes}
      <Felt
        session={session}
        shown={shown}
        mode="wait"
        screen={screen}
        board={undefined}
        onLook={nothing}
      >
        {screen.form !== 'phone' && stakes}
      </Felt>
      <OwnSeat session={session} shown={shown} screen={screen} onLook={nothing} />
      <Hand session={session} shown={shown} screen={screen} card={card} />
      {steps}
      {isCharted && chart}
      {acts}
      {screen.isWide && panel}
      <Announcer shown={shown} />
      {over}
    </main>
  );
}

function narrowed(screen: TableScreen): TableScreen {
  const { form, isWide, width } = screen;
  const hasPanel = isWide || form === 'lying';
  return hasPanel ? { ...screen, width: width - MORE[form] } : screen;
}

function nothing(): void {}
